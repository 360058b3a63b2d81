# SPDX-License-Identifier: Apache-2.0
# The ways in which apps compile Swift. Scripts source this file; `5-package` and `6-package` are for those that source scripts/stubs.bash.

upcoming() { printf -- '-enable-upcoming-feature %s ' "$@"; }

# settings NAME: the arguments for `5` or `6`, a language mode alone; for `6-package`, as in Package.swift; for `5-new` and `6-new`, as
# Xcode 26 makes a new app, where code is the main actor's unless it says otherwise, and “approachable concurrency” is on.
settings() {
    printf -- '-swift-version %s ' "${1%-*}"
    case $1 in
        *-package) printf '%s ' "${features[@]}" ;;
        *-new)
            printf -- '-default-isolation MainActor '
            upcoming ExistentialAny InferIsolatedConformances MemberImportVisibility NonisolatedNonsendingByDefault
            ;;
    esac
    # Swift 6 has the others, and warns of them.
    case $1 in
        5-new) upcoming DisableOutwardActorInference GlobalActorIsolatedTypesUsability InferSendableFromCaptures ;;
    esac
}

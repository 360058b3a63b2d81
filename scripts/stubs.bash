# SPDX-License-Identifier: Apache-2.0
# Compiles BannerKit for Apple's platforms against the declarations in Stubs/, on any system. Scripts source this file from
# the folder of the project.
#
# - `#if os(…)` takes that platform's branch. The compiler runs for Linux, so the sources are copied with a flag in its place.
# - What Stubs/ declares as newer than the deployment target, as unavailable there, or as deprecated before it, can't be used.
#   The compiler checks availability on Apple's platforms only, so the stubs are copied with such declarations marked as
#   unavailable or deprecated anywhere.
# - What is compiled is kept in .build/stubs, since several scripts ask for the same.
# - What stands under `if #available(…) { … }` on one line, or is itself marked as `@available` in a newer system, is left out
#   then. `newer` compiles it, against stubs in which nothing is too new.

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$(pwd)
kept=$root/.build/stubs
# As Package.swift sets them.
features=(-enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
    -enable-upcoming-feature MemberImportVisibility)

# deployment PLATFORM: the oldest version that Package.swift supports.
deployment() {
    case $1 in iOS | tvOS) echo 16 ;; macOS) echo 13 ;; visionOS) echo 1 ;; esac
}

# frameworks PLATFORM: what there is beside SwiftUI.
frameworks() {
    if [ "$1" = macOS ]; then echo AppKit; else echo UIKit; fi
}

# Marks what PLATFORM lacks.
mark() {
    awk -v platform="$1" -v oldest="$(deployment "$1")" '
        /^ *@available\(/ {
            if (index($0, "(" platform ", unavailable)")) {
                sub(/@available\(.*\)/, "@available(*, unavailable, message: \"not on " platform "\")")
            } else if (match($0, "\\(" platform ", deprecated: [0-9.]+")) {
                version = substr($0, RSTART, RLENGTH)
                sub(/.*: /, "", version)
                if (version + 0 <= oldest + 0) sub(/@available\(.*\)/, "@available(*, deprecated)")
            } else if (match($0, platform " [0-9.]+")) {
                version = substr($0, RSTART + length(platform) + 1, RLENGTH - length(platform) - 1)
                if (version + 0 > oldest + 0)
                    sub(/@available\(.*\)/, "@available(*, unavailable, message: \"newer than the deployment target: " platform " " version "\")")
            }
        }
        { print }'
}

# drop_newer PLATFORM: leaves out what the sources say only newer systems than the oldest have: a line `if #available(…) { … }`,
# and the declaration under an `@available(…)`, up to the brace at its indentation; not what Swift has on every system, which says so.
drop_newer() {
    awk -v platform="$1" -v oldest="$(deployment "$1")" '
        function is_newer(line, version) {
            if (!match(line, platform " [0-9.]+")) return 0
            version = substr(line, RSTART + length(platform) + 1, RLENGTH - length(platform) - 1)
            return version + 0 > oldest + 0
        }
        dropping { if (index($0, closing) == 1) dropping = 0; next }
        /^ *if #available\(.*\{ .*\}$/ { if (is_newer($0)) next }
        /^ *@available\(/ && !/\/\/ not Apple.s alone$/ && is_newer($0) {
            match($0, /^ */)
            closing = substr($0, 1, RLENGTH) "}"
            dropping = 1
            next
        }
        { print }'
}

# select_platform PLATFORM: turns `#if os(…)` into flags.
select_platform() { sed -E 's/\bos\((iOS|macOS|tvOS|visionOS|watchOS)\)/OS_\1/g'; }

# compile ARGUMENT…: says what is wrong by the paths of this project.
compile() {
    swiftc -parse-as-library -warnings-as-errors -D DEBUG "$@" 2>&1 | sed -E "s#$work/[A-Za-z]+/(Sources|Stubs)/#\1/#g; s#$root/##g"
}

# any_version PLATFORM: marks what PLATFORM lacks in every version.
any_version() {
    sed -E "/^ *@available\($1, deprecated/d; /^ *@available\($1, unavailable/s/\(.*/(*, unavailable)/"
}

# frameworks_into FOLDER PLATFORM FILTER: compiles the stubs, as FILTER writes them for PLATFORM.
frameworks_into() {
    local there=$1 platform=$2 filter=$3 framework file
    # SwiftUI shows views and images of the others.
    for framework in os Combine $(frameworks "$platform") SwiftUI; do
        mkdir -p "$there/Stubs/$framework"
        for file in Stubs/"$framework"/*.swift; do "$filter" "$platform" < "$file" > "$there/$file"; done
        compile -swift-version 6 -enable-upcoming-feature InternalImportsByDefault -I "$there" -emit-module \
            -module-name "$framework" -o "$there/$framework.swiftmodule" "$there/Stubs/$framework"/*.swift
    done
}

# sources_into FOLDER FILTER ARGUMENT…: copies BannerCore and BannerKit as FILTER writes them, with these arguments, for one platform.
sources_into() {
    local there=$1 file
    shift
    while IFS= read -r file; do
        mkdir -p "$there/$(dirname "$file")"
        "$@" < "$file" | select_platform > "$there/$file"
    done < <(find Sources/BannerCore Sources/BannerKit -name '*.swift')
}

# runtime_module MODULE FOLDER PLATFORM ARGUMENT…: compiles what lies in FOLDER of MODULE for PLATFORM, with these arguments.
runtime_module() {
    local module=$1 there=$2 platform=$3
    shift 3
    compile -swift-version 6 "${features[@]}" -package-name bannerc -D "OS_$platform" -I "$there" -module-name "$module" "$@" \
        $(find "$there/Sources/$module" -name '*.swift' | sort)
}

# keep NAME FOLDER COMMAND ARGUMENT…: copies what is kept under NAME into FOLDER; if that is nothing, the command makes it there first.
keep() {
    local name=$kept/$1 folder=$2 status
    shift 2
    if [ -d "$name" ]; then
        touch "$name"
        mkdir -p "$folder"
        cp -R "$name/." "$folder"
        return
    fi
    "$@"
    status=$?
    [ "$status" -eq 0 ] || return "$status"
    mkdir -p "$kept"
    # What nobody has asked for in two days is of sources that are gone.
    find "$kept" -mindepth 1 -maxdepth 1 -mtime +1 -exec rm -rf {} + 2> /dev/null || true
    cp -R "$folder" "$kept/new-$BASHPID"
    # Somebody else may have been faster; between looking and moving, one is moved into the other, and does no harm.
    if [ -d "$name" ]; then rm -rf "$kept/new-$BASHPID"; else mv "$kept/new-$BASHPID" "$name"; fi
}

# digest FILE…: what these hold, and which compiler there is.
digest() { { swiftc --version 2>&1; cat "$@"; } | cksum | tr ' ' -; }

# core FOLDER PLATFORM: compiles what lies in FOLDER as BannerCore.
core() {
    mkdir "$1/core"
    runtime_module BannerCore "$1" "$2" -wmo -emit-module -o "$1/core/BannerCore.swiftmodule"
}

# bannerkit FOLDER PLATFORM ARGUMENT…: compiles what lies in FOLDER as BannerCore, and as BannerKit for PLATFORM, with these arguments.
bannerkit() {
    local sources
    sources=$(find "$1/Sources/BannerCore" -name '*.swift' | sort)
    # It is the same for all platforms that it does not name.
    keep "BannerCore$(grep -q "OS_$2" $sources && echo "-$2")-$(digest $sources scripts/stubs.bash)" "$1/core" core "$1" "$2"
    mv "$1"/core/* "$1"
    runtime_module BannerKit "$@"
}

# prepare PLATFORM: compiles the stubs, and BannerKit as a module, into $work/PLATFORM, with the graph of its symbols in `symbols`.
prepare() {
    keep "$1-$(digest scripts/stubs.bash $(find Stubs Sources/BannerCore Sources/BannerKit -name '*.swift' | sort))" \
        "$work/$1" compile_for "$1"
}

# compile_for PLATFORM: what `prepare` keeps.
compile_for() {
    local platform=$1 there=$work/$1
    frameworks_into "$there" "$platform" mark
    sources_into "$there" drop_newer "$platform"
    mkdir "$there/symbols"
    bannerkit "$there" "$platform" -wmo -emit-module -o "$there/BannerKit.swiftmodule" \
        -emit-symbol-graph -emit-symbol-graph-dir "$there/symbols" -symbol-graph-minimum-access-level public \
        -emit-extension-block-symbols
}

# newer PLATFORM: compiles what `prepare` leaves out, together with everything else.
newer() {
    local platform=$1 there=$work/newer/$1
    frameworks_into "$there" "$platform" any_version
    sources_into "$there" cat
    bannerkit "$there" "$platform" -wmo -typecheck
}

# all COMMAND ARGUMENT…: runs COMMAND with each ARGUMENT, at the same time.
all() {
    local command=$1 argument pids=() failed=0 pid
    shift
    for argument in "$@"; do
        "$command" "$argument" > "$work/$command.$(basename "$argument").log" 2>&1 &
        pids+=("$!")
    done
    for pid in "${pids[@]}"; do wait "$pid" || failed=1; done
    cat "$work/$command".*.log >&2
    return "$failed"
}

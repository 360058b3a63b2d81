# SPDX-License-Identifier: Apache-2.0
# What xcodebuild calls Apple's platforms. Scripts source this file.

# generic PLATFORM: where to build for any device.
generic() {
    case $1 in
        iOS | tvOS | visionOS | macOS) echo "generic/platform=$1" ;;
        Catalyst) echo "generic/platform=macOS,variant=Mac Catalyst" ;;
        *) echo "there is no platform \`$1\`; there are: iOS macOS tvOS visionOS Catalyst" >&2; return 2 ;;
    esac
}

# running PLATFORM: where to run tests: this Mac, or the newest simulator.
running() {
    case $1 in
        macOS) echo "platform=macOS" ;;
        Catalyst) echo "platform=macOS,variant=Mac Catalyst" ;;
        *) echo "id=$(scripts/apple/simulator "$1")" ;;
    esac
}

# quietly COMMAND…: xcodebuild says a lot; where there is xcbeautify, less.
quietly() {
    if command -v xcbeautify > /dev/null; then "$@" | xcbeautify; else "$@"; fi
}

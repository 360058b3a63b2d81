# SPDX-License-Identifier: Apache-2.0
# Makes Swift sources mean the same in a module that is isolated to the main actor unless it says otherwise (SE-0466), as new apps
# are: writes `nonisolated` (SE-0449) before each declaration that would be isolated to nothing elsewhere. `package`, which takes
# a package, becomes `internal`.
#
#     awk -f scripts/nonisolated.awk DECLARATIONS… SOURCE
#
# Main-actor is what says so, and what inherits from a type or protocol that is, here or in the DECLARATIONS of other modules.
# An extension is like its type. What stands in a nonisolated type is so too, and is left alone. The layout has to be
# swift-format's: indentation tells what stands in what.

function starts_with_attribute(text) { return text ~ /^@[A-Za-z]/ }

# after_attribute TEXT: what follows the attribute that it starts with, arguments and all.
function after_attribute(text) {
    sub(/^@[A-Za-z_.]+(\([^)]*\))? */, "", text)
    return text
}

# name_of TEXT: the name that TEXT starts with, such as `BannerFeedback.Impact`, without generic arguments.
function name_of(text) {
    return match(text, /^[A-Za-z_][A-Za-z_0-9.]*/) ? substr(text, RSTART, RLENGTH) : ""
}

# without_arguments TEXT: TEXT without what stands between angle brackets.
function without_arguments(text) {
    while (sub(/<[^<>]*>/, "", text)) {}
    return text
}

# Reads a line: `keyword` is that of a declaration or empty, and `indent`, `attributes`, `modifiers`, `name`, `inherited` are its parts.
function read_line(line,    rest, word) {
    keyword = ""
    match(line, /^ */)
    indent = RLENGTH
    rest = substr(line, indent + 1)
    while (starts_with_attribute(rest)) rest = after_attribute(rest)
    attributes = substr(line, indent + 1, length(line) - indent - length(rest))
    modifiers = ""
    while (match(rest, /^(public|package|internal|private|fileprivate|open|final|indirect|nonisolated)(\([a-z]+\))? /)) {
        modifiers = modifiers substr(rest, 1, RLENGTH)
        rest = substr(rest, RLENGTH + 1)
    }
    if (!match(rest, /^(struct|class|enum|actor|protocol|extension|func|let|var) /)) return
    word = substr(rest, 1, RLENGTH - 1)
    rest = substr(rest, RLENGTH + 1)
    # `class func` and the like are members.
    if (word == "class" && rest ~ /^(func|var|let) /) return
    keyword = word
    name = name_of(rest)
    inherited = without_arguments(substr(rest, length(name) + 1))
    inherited = inherited ~ /^ *:/ ? substr(inherited, index(inherited, ":") + 1) : ""
    sub(/ where .*/, "", inherited)
    sub(/\{.*/, "", inherited)
}

function is_type() { return keyword ~ /^(struct|class|enum|actor|protocol|extension)$/ }

# scope INDENT: leaves what stood at INDENT or deeper, and returns the depth of what is around it.
function scope(indent) {
    while (depth > 0 && indents[depth] >= indent) depth--
    return depth
}

# enter PLACE: remembers the declaration that starts here, by its full name.
function enter() {
    depth++
    indents[depth] = indent
    names[depth] = (depth > 1 && keyword != "extension" ? names[depth - 1] "." : "") name
    is_nonisolated[depth] = 0
}

function is_comment(line) { return line ~ /^ *\/\// }
function is_blank_or_directive(line) { return line ~ /^ *(#|$)/ }

# says_main_actor: whether the declaration, or the lines of attributes before it, say so.
function says_main_actor() { return (pending attributes) ~ /@MainActor/ }

# inherits_main_actor PLACE: whether one of what the declaration inherits from is known to be main-actor.
function inherits_main_actor(place,    parts, count, i, part) {
    count = split(inheritances[place], parts, /[,&]/)
    for (i = 1; i <= count; i++) {
        part = parts[i]
        gsub(/[ \t]|@[A-Za-z]+/, "", part)
        if (part in is_main_actor) return 1
    }
    return 0
}

{ lines[NR] = $0; count = NR; if (FNR == 1) source_start = NR }

END {
    # Who says so, and who inherits from whom.
    for (i = 1; i <= count; i++) {
        if (is_comment(lines[i]) || is_blank_or_directive(lines[i])) continue
        read_line(lines[i])
        scope(indent)
        if (is_type()) {
            enter()
            full_names[i] = names[depth]
            if (keyword != "extension") {
                inheritances[i] = inherited
                if (says_main_actor()) is_main_actor[names[depth]] = 1
            }
        }
        pending = attributes != "" && attributes == substr(lines[i], indent + 1) ? pending attributes " " : ""
    }
    do {
        has_changed = 0
        for (i in inheritances) if (!(full_names[i] in is_main_actor) && inherits_main_actor(i)) {
            is_main_actor[full_names[i]] = 1
            has_changed = 1
        }
    } while (has_changed)

    depth = 0
    pending = ""
    for (i = source_start; i <= count; i++) {
        line = lines[i]
        if (is_comment(line) || is_blank_or_directive(line)) {
            print line
            continue
        }
        read_line(line)
        around = scope(indent)
        line = internal(line)
        if (is_type()) {
            enter()
            is_free = !says_main_actor() && !(full_names[i] in is_main_actor)
            if (is_free && !(around > 0 && is_nonisolated[around])) line = nonisolated(line)
            is_nonisolated[depth] = is_free
        } else if (keyword != "") {
            if (around == 0 && !says_main_actor()) line = nonisolated(line)
            enter()
            is_nonisolated[depth] = 1
        }
        print line
        pending = attributes != "" && attributes == substr(lines[i], indent + 1) ? pending attributes " " : ""
    }
}

# nonisolated LINE: the word, behind indentation and attributes.
function nonisolated(line) {
    if (modifiers ~ /nonisolated/ || keyword == "actor") return line
    return substr(line, 1, indent + length(attributes)) "nonisolated " substr(line, indent + length(attributes) + 1)
}

# internal LINE: LINE with what a package sees made what a module sees, the default.
function internal(line,    start, rest) {
    start = indent + length(attributes)
    rest = substr(line, start + 1)
    if (match(rest, /^((public|final|static|class|override|mutating|nonisolated|required|convenience|lazy|weak|indirect) )*package(\(set\))? /)) {
        start += RLENGTH
        rest = substr(line, start + 1)
        line = substr(line, 1, start)
        if (!sub(/package\(set\) $/, "internal(set) ", line)) sub(/package $/, "", line)
        return line rest
    }
    return line
}

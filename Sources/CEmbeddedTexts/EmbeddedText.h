// SPDX-License-Identifier: Apache-2.0

#ifndef EMBEDDEDTEXT_H
#define EMBEDDEDTEXT_H

#include <string.h>

#include "CEmbeddedTexts.h"

/// Defines a function that gives all of an array.
#define GIVE(function, array) \
    CEmbeddedText function(void) { return (CEmbeddedText){array, sizeof array}; }

/// One text of several, with a zero behind it, and none in it: tests compare each with its file.
typedef struct {
    const char *name;
    const uint8_t *text;
} NamedText;

/// What stands before and behind the `#embed` of a text in a list of them, whose `suffix(,)` an empty file has none of.
#define TEXT(name) {name, (const uint8_t[]) {
#define END 0}},

/// The text called `name` of `count` in a list; nothing, from a null pointer, if there is none.
static inline CEmbeddedText find(const char *name, const NamedText *list, size_t count) {
    for (size_t index = 0; index < count; index++) {
        if (strcmp(list[index].name, name) != 0) continue;
        const uint8_t *text = list[index].text;
        return (CEmbeddedText){text, strlen((const char *)text)};
    }
    return (CEmbeddedText){NULL, 0};
}

/// Defines a function that gives one text of a list.
#define GIVE_NAMED(function, list) \
    CEmbeddedText function(const char *name) { return find(name, list, sizeof list / sizeof *list); }

#endif

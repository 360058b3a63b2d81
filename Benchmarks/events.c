/* SPDX-License-Identifier: Apache-2.0
 * The yardstick: libyaml's events of a file, one after another, and nothing else. */
#include <stdio.h>
#include <stdlib.h>
#include <yaml.h>

int main(int count, char **arguments) {
    FILE *file = count == 2 ? fopen(arguments[1], "rb") : NULL;
    if (!file || fseek(file, 0, SEEK_END) != 0) return 2;
    long size = ftell(file);
    unsigned char *bytes = size > 0 ? malloc((size_t)size) : NULL;
    rewind(file);
    if (!bytes || fread(bytes, 1, (size_t)size, file) != (size_t)size) return 2;

    yaml_parser_t parser;
    yaml_parser_initialize(&parser);
    yaml_parser_set_input_string(&parser, bytes, (size_t)size);
    long events = 0;
    for (yaml_event_type_t type = YAML_NO_EVENT; type != YAML_STREAM_END_EVENT; events++) {
        yaml_event_t event;
        if (!yaml_parser_parse(&parser, &event)) return 1;
        type = event.type;
        yaml_event_delete(&event);
    }
    yaml_parser_delete(&parser);
    printf("%ld\n", events);
    return 0;
}

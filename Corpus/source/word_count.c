/* Count lines, words and bytes of the files named on the command line. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

struct totals {
    unsigned long lines, words, bytes;
};

static int count(FILE *stream, struct totals *totals)
{
    int c, inside = 0;
    while ((c = getc(stream)) != EOF) {
        totals->bytes++;
        if (c == '\n')
            totals->lines++;
        if (isspace(c)) {
            inside = 0;
        } else if (!inside) {
            inside = 1;
            totals->words++;
        }
    }
    return ferror(stream);
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        struct totals totals = {0, 0, 0};
        FILE *stream = fopen(argv[i], "rb");
        if (stream == NULL || count(stream, &totals) != 0) {
            perror(argv[i]);
            return EXIT_FAILURE;
        }
        fclose(stream);
        printf("%7lu %7lu %7lu %s\n", totals.lines, totals.words, totals.bytes, argv[i]);
    }
    return EXIT_SUCCESS;
}

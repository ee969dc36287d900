#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Counts which letters stand beside each other in the languages of the world, and writes, for the sniffer of encodings,
../Sources/TextDetection/Encodings/LetterPairs.swift and the code pages in ../Sources/TextDetection/Encodings/CodePages.swift.

The texts are the messages of programs that are translated into many languages: every folder of /usr/share/locale, or of
--locale FOLDER, that has message catalogs (.mo). Needs Python 3.9, and iconv for encodings of Vietnamese.
"""
import argparse, collections, math, os, subprocess, unicodedata

from catalogs import ENCODINGS, messages

# Pairs that are kept of a language, the most frequent ones: so many of a hundred that stand in its texts, but not more than this.
SHARE, KEPT = 97, 500
# Pairs rarer than one in two to the power of this are as rare as any.
RAREST = 12
WEST = 'af ca da de es fi fr ga gl is it nb nl pt sq sv'
CENTRE = 'cs hr hu pl ro sk sl'
# The name, Python's name if it is another, what the encoding costs in bits, because it is rare, the languages written in it.
PAGES = [
    ('iso-8859-1', '', 0, WEST), ('windows-1252', 'cp1252', 0, WEST),
    ('iso-8859-2', '', 0, CENTRE), ('windows-1250', 'cp1250', 0, CENTRE),
    ('iso-8859-5', '', 0, 'be bg mk ru sr uk'), ('windows-1251', 'cp1251', 0, 'be bg mk ru sr uk'),
    ('koi8-r', '', 0, 'bg ru'), ('koi8-u', '', 0, 'be ru uk'),
    ('iso-8859-7', '', 0, 'el'), ('windows-1253', 'cp1253', 0, 'el'),
    ('iso-8859-9', '', 0, 'tr'), ('windows-1254', 'cp1254', 0, 'tr'),
    ('iso-8859-8', '', 0, 'he'), ('windows-1255', 'cp1255', 0, 'he'),
    ('iso-8859-6', '', 0, 'ar'), ('windows-1256', 'cp1256', 0, 'ar fa'),
    ('windows-1257', 'cp1257', 0, 'et lt lv'), ('iso-8859-13', '', 1, 'et lt lv'), ('iso-8859-4', '', 3, 'et lt lv'),
    ('tis-620', '', 0, 'th'), ('windows-874', 'cp874', 0, 'th'),
    ('iso-8859-15', '', 1, WEST), ('iso-8859-3', '', 3, 'eo'), ('iso-8859-16', '', 3, 'ro'),
    ('macintosh', 'mac_roman', 4, WEST), ('ibm850', 'cp850', 4, WEST),
    ('ibm437', 'cp437', 4, WEST), ('ibm866', 'cp866', 4, 'be bg ru'), ('ibm852', 'cp852', 4, CENTRE), ('ibm855', 'cp855', 4, 'be bg mk ru sr uk'),
    ('ibm737', 'cp737', 4, 'el'), ('ibm857', 'cp857', 4, 'tr'), ('ibm862', 'cp862', 4, 'he'), ('ibm775', 'cp775', 4, 'et lt lv'),
    ('x-mac-cyrillic', 'mac_cyrillic', 4, 'bg mk ru sr uk'),
    ('windows-1258', 'cp1258', 0, 'vid'), ('viscii', None, 2, 'vi'), ('tcvn5712-1', None, 2, 'vi'),
    ('x-mac-ce', 'mac_latin2', 6, 'cs hu pl sk sl'), ('x-mac-greek', 'mac_greek', 6, 'el'),
    ('x-mac-turkish', 'mac_turkish', 6, 'tr'), ('x-mac-icelandic', 'mac_iceland', 6, 'is'),
    ('x-mac-romanian', 'mac_romanian', 6, 'ro'),
]
# The marks of tones, which windows-1258 has behind the letters, and the name under which Vietnamese is counted as it is there.
TONES, APART = '\u0300\u0301\u0303\u0309\u0323', 'vid'
OPENING, CLOSING, MARKS = '“„«‘‚', '”»…™®°', '’–—§©·•€№' + '\u00a0'


def is_letter(character):
    """Whether words consist of it; so do the vowels and tones that stand above and below letters of Thai."""
    return (character.isalpha() or character in TONES
            or unicodedata.category(character) == 'Mn' and 'THAI' in unicodedata.name(character))


def folded(character):
    return character.lower() if len(character.lower()) == 1 else character


def pairs(text):
    """How often letters stand beside each other, or beside what is none, if one of them at least is not of ASCII."""
    counts, previous = collections.Counter(), '_'
    for character in text:
        symbol = folded(character) if is_letter(character) else '_'
        if symbol > '\x7f' or previous > '\x7f':
            counts[previous + symbol] += 1
        previous = symbol
    return counts


def apart(text, inWindows):
    """The text with its tones behind the letters: all of them, or those of letters that windows-1258 has not."""
    parts = []
    for character in text:
        tones = [part for part in unicodedata.normalize('NFD', character) if part in TONES]
        if not tones or inWindows and character in bytes(range(128, 256)).decode('cp1258', 'ignore'):
            parts.append(character)
        else:
            letter = ''.join(part for part in unicodedata.normalize('NFD', character) if part not in TONES)
            parts += unicodedata.normalize('NFC', letter), *tones
    return ''.join(parts)


def row_of_language(folder, language, step):
    counts = collections.Counter()
    for text in messages(folder, 'vi' if language == APART else language, step):
        if language == APART:
            text = unicodedata.normalize('NFC', text)
            counts.update(pairs(apart(text, inWindows=True)))
            counts.update(pairs(apart(text, inWindows=False)))
            continue
        counts.update(pairs(text))
        # Older encodings have no other letters for these of Romanian (The Unicode Standard 15.0, section 7.1).
        if language == 'ro':
            counts.update(pairs(text.translate(str.maketrans('șțȘȚ', 'şţŞŢ'))))
    total = sum(counts.values())
    classes = collections.defaultdict(list)
    rest = total * SHARE / 100
    for pair, count in counts.most_common(KEPT):
        if rest <= 0:
            break
        rest -= count
        classes[min(RAREST, max(1, round(-math.log2(count / total))))].append(pair)
    return language + '|' + ''.join('0123456789ABC'[bits] + ''.join(sorted(classes[bits])) for bits in sorted(classes))


def sign(character):
    """A letter as it is, and what else stands in the upper half of a code page as a sign of ASCII."""
    if character is None or '\x80' <= character < '\xa0':
        return '.'
    if is_letter(character):
        return character
    if '\u2500' <= character < '\u25a0':
        return '#'
    return '(' if character in OPENING else ')' if character in CLOSING else '-' if character in MARKS else '*'


def decoded(text, name, codec):
    """The text by Python, or by iconv, which knows more."""
    if codec is None:
        done = subprocess.run(['iconv', '-f', name, '-t', 'UTF-8'], input=text, stdout=-1, stderr=-3, check=True)
        return done.stdout.decode()
    return text.decode(codec or name)


def row_of_page(name, codec, cost, languages):
    upper = []
    for byte in range(0x80, 0x100):
        try:
            upper.append(decoded(bytes([byte]), name, codec))
        except (UnicodeDecodeError, subprocess.CalledProcessError):
            upper.append(None)
    return f"{name}|{cost}|{languages}|{''.join(map(sign, upper))}"


def write(name, comment, rows):
    with open(os.path.join(ENCODINGS, name + '.swift'), 'w', encoding='utf-8') as file:
        file.write(f'// SPDX-License-Identifier: Apache-2.0\n\n{comment}enum {name} {{\n  static let table = """\n')
        file.writelines(f'    {row}\n' for row in rows)
        file.write('    """\n}\n')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--locale', default='/usr/share/locale', metavar='FOLDER')
    parser.add_argument('--half', action='store_true', help='count every other program, so that the rest can test it')
    options = parser.parse_args()
    languages = sorted({language for page in PAGES for language in page[3].split()})
    write('LetterPairs', '''/// Which letters stand beside each other in the languages of the world, counted by `Benchmarks/encodings.py`, which writes this file.
///
/// A language a line, by its code of ISO 639-1: pairs of small letters of which one at least is not of ASCII, with an underscore
/// for all that is no letter, behind the bits of their rarity: 5 for one in thirty-two pairs, C for twelve bits and more.
'''.replace('by `Benchmarks/encodings.py`, which writes this file', 'by\n/// `Benchmarks/encodings.py`, which writes this file'),
          [row_of_language(options.locale, language, 2 if options.half else 1) for language in languages])
    write('CodePages', '''/// The upper halves of encodings that have a byte for a character, written by `Benchmarks/encodings.py`, in the order in which
/// equal ones are preferred.
///
/// The name, what the encoding costs in bits because it is rare, the languages that are written in it, and the characters of 80
/// to FF: letters as they are, `(` and `)` for marks that open and close, `-` for other marks of texts, `#` for the parts of
/// boxes, `*` for other signs, `.` for none.
///
/// Sources: The Unicode Consortium, Mappings (ISO8859, VENDORS/APPLE, VENDORS/MICSFT, VENDORS/MISC); RFC 1489; RFC 2319.
''', [row_of_page(*page) for page in PAGES])


if __name__ == '__main__':
    main()

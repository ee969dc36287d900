#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Counts the characters of East Asian languages, and writes, for the sniffer of encodings,
../Sources/TextDetection/Encodings/CharacterRarities.swift.

The texts are the messages of programs, as those of encodings.py: every folder of /usr/share/locale, or of --locale FOLDER, that
has message catalogs (.mo). With --half, only those of every other program, so that the rest can test what was counted. Needs
Python 3.9 and iconv, which knows EUC-TW.
"""
import argparse, collections, math, os, subprocess, unicodedata

from catalogs import ENCODINGS, messages

# Characters that are kept of a language, the most frequent ones, if they stand there so often at least.
KEPT, LEAST = 1000, 3
# The bits that a character stands for at least and at most.
BITS = range(3, 16)
# The language, its folders, and the encodings whose codes are written: their names and those of Python, or iconv's.
LANGUAGES = [
    ('ja', 'ja', [('euc-jp', 'euc_jp'), ('utf-16', 'utf_16_be')]),
    ('ko', 'ko', [('euc-kr', 'euc_kr'), ('johab', 'johab'), ('utf-16', 'utf_16_be')]),
    ('zh-hans', 'zh_CN', [('gb18030', 'gbk'), ('utf-16', 'utf_16_be')]),
    ('zh-hant', 'zh_TW zh_HK', [('big5', 'big5hkscs'), ('euc-tw', None), ('gb18030', 'gbk'), ('utf-16', 'utf_16_be')]),
]


def half_width():
    """The katakana of half the width by those they stand for (JIS X 0201), as EUC-JP has them."""
    return {unicodedata.normalize('NFKC', chr(code)): 0x8ea1 + code - 0xff61 for code in range(0xff61, 0xffa0)}


def codes_in_taiwan(characters):
    """The codes of two bytes in EUC-TW, which Python does not know."""
    done = subprocess.run(['iconv', '-c', '-f', 'UTF-8', '-t', 'EUC-TW'], input='\n'.join(characters).encode(), stdout=-1)
    return {character: int.from_bytes(code, 'big')
            for character, code in zip(characters, done.stdout.split(b'\n')) if len(code) == 2}


def codes(characters, codec):
    if codec is None:
        return codes_in_taiwan(characters)
    found = {}
    for character in characters:
        try:
            code = character.encode(codec)
        except UnicodeEncodeError:
            continue
        if len(code) == 2:
            found[character] = int.from_bytes(code, 'big')
    return found


def halves(counts):
    """How often the katakana of half the width would stand in a text that has them only."""
    known, found = half_width(), collections.Counter()
    for character, count in counts.items():
        for part in unicodedata.normalize('NFKD', character):
            # Marks of voice stand apart there.
            part = {'\u3099': '\u309b', '\u309a': '\u309c'}.get(part, part)
            part = unicodedata.normalize('NFKC', part) if part in '\u309b\u309c' else part
            if part in known:
                found[known[part]] += count
    return found


def row(language, name, counts, total):
    """The codes behind a letter for the bits of their rarity."""
    classes = collections.defaultdict(list)
    for code, count in counts:
        if count >= LEAST:
            bits = min(BITS[-1], max(BITS[0], round(-math.log2(count / total))))
            classes[bits].append(f'{code:04x}')
    return f"{language} {name}|" + ''.join(chr(64 + bits) + ''.join(sorted(classes[bits])) for bits in sorted(classes))


def rows(folder, isHalf):
    for language, folders, encodings in LANGUAGES:
        counts = collections.Counter()
        for name in folders.split():
            for text in messages(folder, name, 2 if isHalf else 1):
                counts.update(character for character in text if character > '\x7f')
        total = sum(counts.values())
        kept = counts.most_common(KEPT)
        for name, codec in encodings:
            known = codes([character for character, _ in kept], codec)
            yield row(language, name, [(known[character], count) for character, count in kept if character in known], total)
        if language == 'ja':
            found = halves(counts)
            yield row(language, 'jis-x-0201', found.items(), sum(found.values()))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--locale', default='/usr/share/locale', metavar='FOLDER')
    parser.add_argument('--half', action='store_true', help='count every other program, so that the rest can test it')
    options = parser.parse_args()
    with open(os.path.join(ENCODINGS, 'CharacterRarities.swift'), 'w', encoding='utf-8') as file:
        file.write('''// SPDX-License-Identifier: Apache-2.0

/// How rare the characters of East Asian languages are, counted by `Benchmarks/characters.py`, which writes this file.
///
/// A language and an encoding a line: codes of four digits behind a letter for the bits of their rarity, as `F` for six bits, one
/// character in sixty-four.
enum CharacterRarities {
  static let table: StaticString = """
''')
        file.writelines(f'    {row}\n' for row in sorted(rows(options.locale, options.half)))
        file.write('    """\n}\n')


if __name__ == '__main__':
    main()

# SPDX-License-Identifier: Apache-2.0
"""The messages of programs that are translated into many languages: what encodings.py and characters.py count."""
import gettext, glob, os

# Where the sniffer of encodings has its tables.
ENCODINGS = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))),
                         'Sources', 'TextDetection', 'Encodings')


def messages(folder, language, step=1):
    """The messages in a language, of all programs or of one in so many."""
    for path in sorted(glob.glob(os.path.join(folder, language, 'LC_MESSAGES', '*.mo')))[::step]:
        try:
            with open(path, 'rb') as file:
                catalog = gettext.GNUTranslations(file)._catalog
        except (OSError, UnicodeDecodeError, ValueError):
            continue
        yield from (text for key, text in catalog.items() if isinstance(key, str) and key and text != key)

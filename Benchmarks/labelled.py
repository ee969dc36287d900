# SPDX-License-Identifier: Apache-2.0
"""Labelled files, and what `sniff` says of them: shared by calibrate.py and confusion.py (standard library only).

A set of labelled files is either the project's own Corpus or a folder with `labels.tsv` (columns suite, path, name,
mime, ...), `files/`, and optionally `aliases.tsv`, `subclasses.tsv` and `families.tsv`: relations between MIME types.
"""
import argparse, collections, csv, os, re, shutil, subprocess, tempfile

PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SNIFF = os.path.join(PACKAGE, '.build', 'release', 'sniff')
MODES = ('content', 'name')
GENERIC = {'application/octet-stream', 'text/plain', 'inode/x-empty'}
SUFFIXES = {'xml': 'application/xml', 'json': 'application/json', 'zip': 'application/zip', 'gzip': 'application/gzip',
            'yaml': 'application/yaml', 'ogg': 'application/ogg', 'sqlite3': 'application/vnd.sqlite3'}


def read_options(description, what_is_written):
    """The options of a script, with the folders of labelled files in `folders`, the project's own first."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--labels', action='append', default=[], metavar='FOLDER', help='more labelled files')
    parser.add_argument('--sniff', default=SNIFF, metavar='PROGRAM')
    parser.add_argument('--write', action='store_true', help=what_is_written)
    options = parser.parse_args()
    options.folders = [os.path.join(PACKAGE, 'Corpus')] + options.labels
    return options


class Relations:
    """Which MIME types are the same, and which are kinds of others."""

    def __init__(self, folder):
        self.aliases = {row[0]: row[1] for row in self._rows(folder, 'aliases.tsv')}
        self.parents = collections.defaultdict(set)
        for row in self._rows(folder, 'subclasses.tsv'):
            self.parents[self.canonical(row[0])].add(self.canonical(row[1]))
        self.families = [(re.compile(row[0]), row[1]) for row in self._rows(folder, 'families.tsv')]

    @staticmethod
    def _rows(folder, name):
        path = os.path.join(folder, name)
        if not os.path.exists(path): return
        with open(path, encoding='utf-8') as lines:
            for line in lines:
                fields = line.rstrip('\n').split('\t')
                if len(fields) > 1 and not line.startswith('#'): yield fields

    def canonical(self, mime):
        mime = mime.split(';')[0].strip().lower()
        for _ in range(4):
            other = self.aliases.get(mime)
            if other is None or other == mime: break
            mime = other
        return mime

    def ancestors(self, mime):
        found, todo = set(), [mime]
        while todo:
            current = todo.pop()
            parents = set(self.parents.get(current, ()))
            top, _, subtype = current.partition('/')
            if '+' in subtype and subtype.rsplit('+', 1)[1] in SUFFIXES:
                parents.add(self.canonical(SUFFIXES[subtype.rsplit('+', 1)[1]]))
            if top == 'text' and current != 'text/plain': parents.add('text/plain')
            for parent in parents - found - {mime}:
                found.add(parent)
                todo.append(parent)
        return found

    def family(self, mime):
        return next((name for pattern, name in self.families if pattern.search(mime)), mime.split('/')[0])


class Sample:
    """One labelled file."""

    def __init__(self, path, name, suite, mimes, identifier='', content_tells=True):
        self.path, self.name, self.suite, self.mimes = path, name, suite, mimes
        self.identifier, self.content_tells = identifier, content_tells


class LabelledSet:
    """A folder of labelled files."""

    def __init__(self, folder):
        self.folder = os.path.abspath(folder)
        self.relations = Relations(self.folder)
        with open(os.path.join(self.folder, 'labels.tsv'), encoding='utf-8', newline='') as lines:
            rows = list(csv.DictReader(lines, delimiter='\t', quoting=csv.QUOTE_NONE))
        self.is_corpus = 'suite' not in rows[0]
        self.title = 'the project\'s own files' if self.is_corpus else 'files from other projects\' test collections'
        self.samples = [self._sample(row) for row in rows]

    def _sample(self, row):
        if self.is_corpus:
            path = os.path.join(self.folder, row['path'])
            return Sample(path, os.path.basename(path), row['path'].split('/')[0], [row['mime']], row['identifier'],
                          row['contentOnly'] != 'no')
        return Sample(os.path.join(self.folder, 'files', row['path']), row['name'], row['suite'],
                      row['mime'].split('|'))

    def is_right(self, sample, identifier, mime):
        """Whether an answer is what the label says: the very type, under any of its names."""
        if sample.identifier: return identifier.lower() == sample.identifier.lower()
        expected = {self.relations.canonical(m) for m in sample.mimes}
        return self.relations.canonical(mime) in expected

    def answers(self, sniff, mode):
        """Pairs of a sample and the candidates that `sniff explain` gives for it, in the mode."""
        samples = [s for s in self.samples if mode == 'name' or s.content_tells]
        root = None if self.is_corpus else tempfile.mkdtemp(prefix='sniff-labelled-', dir=os.path.dirname(self.folder))
        try:
            paths = [s.path if root is None else self._link(s, root, number) for number, s in enumerate(samples)]
            yield from zip(samples, explained(sniff, paths, mode))
        finally:
            if root: shutil.rmtree(root, ignore_errors=True)

    @staticmethod
    def _link(sample, root, number):
        folder = os.path.join(root, '%06d' % number)
        os.mkdir(folder)
        path = os.path.join(folder, re.sub(r'[/\0\n]', '_', sample.name) or 'x')
        try: os.link(sample.path, path)
        except OSError: shutil.copyfile(sample.path, path)
        return path


Candidate = collections.namedtuple('Candidate', 'identifier mime confidence support')
CANDIDATE = re.compile(r'  \d+\. (\S+) \((.*)\), confidence (\S+): .* \[(.*)\]$')


def explained(sniff, paths, mode):
    """The candidates of each path, by `sniff explain`."""
    for start in range(0, len(paths), 200):
        command = [sniff, 'explain'] + (['--no-name'] if mode == 'content' else []) + paths[start:start + 200]
        text = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
        blocks = []
        for line in text.decode('utf-8', 'replace').split('\n'):
            if line.startswith('  '):
                found = CANDIDATE.match(line)
                # What is inside a wrapping comes behind the rules of the wrapping itself.
                if line == '  rules:': blocks[-1][1] = True
                if found and not blocks[-1][1]:
                    identifier, mime, confidence, support = found.groups()
                    blocks[-1][0].append(Candidate(identifier, mime, float(confidence), support))
            elif line: blocks.append([[], False])
        if len(blocks) != len(paths[start:start + 200]): raise SystemExit('sniff explain left out some paths')
        for candidates, _ in blocks: yield candidates


def file_answers(paths):
    """What file(1) says of each path."""
    run = subprocess.run(['file', '--mime-type', '-b', '-f', '-'], input='\n'.join(paths).encode() + b'\n',
                         stdout=subprocess.PIPE)
    return run.stdout.decode('utf-8', 'replace').splitlines()

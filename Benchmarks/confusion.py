#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Shows where `sniff` is still wrong, by family and by pairs of types, beside file(1) on the same files.

  confusion.py [--labels FOLDER]... [--sniff PROGRAM] [--write]

exact: the first answer is the label's very type. near: a kind of it, or what it is a kind of. unknown: plain bytes or
plain text where neither is expected. wrong: anything else. --write leaves a dated table in Results.
"""
import collections, datetime, os, subprocess
from labelled import GENERIC, MODES, PACKAGE, LabelledSet, file_answers, read_options

MEASURES = ('exact', 'near', 'unknown', 'wrong')


def verdict(labelled, sample, identifier, mime):
    """How an answer stands to the label."""
    if labelled.is_right(sample, identifier, mime): return 'exact'
    relations = labelled.relations
    answer, expected = relations.canonical(mime), {relations.canonical(m) for m in sample.mimes}
    if not sample.identifier and answer in expected: return 'exact'
    if relations.ancestors(answer) & expected: return 'near'
    if answer in GENERIC or not answer: return 'unknown'
    return 'near' if any(answer in relations.ancestors(e) for e in expected) else 'wrong'


def family(labelled, sample):
    if labelled.is_corpus: return sample.suite
    return labelled.relations.family(labelled.relations.canonical(sample.mimes[0]))


def measured(labelled, sniff, mode):
    """Counts by family for both programs, and the pairs that `sniff` confuses."""
    ours, theirs = collections.defaultdict(collections.Counter), collections.defaultdict(collections.Counter)
    pairs = collections.Counter()
    answers = list(labelled.answers(sniff, mode))
    others = file_answers([sample.path for sample, _ in answers])
    for (sample, candidates), other in zip(answers, others):
        group = family(labelled, sample)
        identifier, mime = (candidates[0].identifier, candidates[0].mime) if candidates else ('', '')
        found = verdict(labelled, sample, identifier, mime)
        ours[group]['n'] += 1
        ours[group][found] += 1
        ours[group]['top3'] += any(labelled.is_right(sample, c.identifier, c.mime) for c in candidates[:3])
        theirs[group][file_verdict(labelled, sample, other)] += 1
        if found != 'exact':
            expected = sample.identifier or labelled.relations.canonical(sample.mimes[0])
            said = identifier if sample.identifier else labelled.relations.canonical(mime)
            pairs[group, expected, said or '-', found] += 1
    return ours, theirs, pairs


def file_verdict(labelled, sample, mime):
    """file(1) knows no identifiers: its MIME type decides."""
    plain = LabelledSet.__new__(LabelledSet)
    plain.relations, plain.is_corpus = labelled.relations, labelled.is_corpus
    named = type(sample)(sample.path, sample.name, sample.suite, sample.mimes)
    return verdict(plain, named, '', mime)


def percent(counter, measure, n): return '%.1f' % (100 * counter[measure] / n)


def section(labelled, sniff, mode):
    ours, theirs, pairs = measured(labelled, sniff, mode)
    total, other = sum(ours.values(), collections.Counter()), sum(theirs.values(), collections.Counter())
    lines = ['', '## %s, %s' % (labelled.title[0].upper() + labelled.title[1:],
                                'with names' if mode == 'name' else 'by content alone'), '',
             '| family | n | exact | near | unknown | wrong | top 3 | file: exact | file: wrong |',
             '| --- | --- | --- | --- | --- | --- | --- | --- | --- |']
    rows = [('all', total, other)] + [(g, ours[g], theirs[g]) for g in sorted(ours, key=lambda g: (-ours[g]['n'], g))]
    for name, mine, its in rows:
        n = mine['n']
        lines.append('| %s | %d | %s | %s | %s | %s |' % (
            name, n, ' | '.join(percent(mine, m, n) for m in MEASURES), percent(mine, 'top3', n),
            percent(its, 'exact', n), percent(its, 'wrong', n)))
    lines += ['', '| family | expected | answered | how | files |', '| --- | --- | --- | --- | --- |']
    for (group, expected, said, found), count in sorted(pairs.items(), key=lambda item: (-item[1], item[0])):
        lines.append('| %s | %s | %s | %s | %d |' % (group, expected, said, found, count))
    return lines


def main():
    options = read_options(__doc__, 'leave a dated table in Results')
    today = datetime.date.today().isoformat()
    version = subprocess.run(['file', '--version'], stdout=subprocess.PIPE, text=True).stdout.split('\n')[0]
    lines = ['# Where it is wrong, %s' % today, '', 'Made by `Benchmarks/confusion.py`; per cent of files; beside it %s '
             'on the same files.' % version]
    for folder in options.folders:
        labelled = LabelledSet(folder)
        for mode in MODES: lines += section(labelled, options.sniff, mode)
    print('\n'.join(lines))
    if options.write:
        with open(os.path.join(PACKAGE, 'Benchmarks', 'Results', today + '-confusion.md'), 'w', encoding='utf-8') as text:
            text.write('\n'.join(lines) + '\n')


if __name__ == '__main__': main()

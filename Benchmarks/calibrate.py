#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Fits the confidences of candidates on labelled files and tells how well they hold on files left out.

  calibrate.py [--labels FOLDER]... [--sniff PROGRAM] [--write]

Runs `sniff explain` over the project's Corpus and every other set of labelled files (see labelled.py), with names and
by content alone, and counts for each combination of evidence how often the best candidate is right. The probability of
a combination is its frequency, drawn towards what a logistic model of its parts expects; the model and the frequencies
know nothing of the suites that they are checked on. --write rewrites Sources/Ranking/FittedConfidences.swift and
leaves a dated reliability table in Results.
"""
import collections, datetime, itertools, math, os, zlib
from labelled import LabelledSet, MODES, PACKAGE, read_options

TABLE = os.path.join(PACKAGE, 'Sources', 'Ranking', 'FittedConfidences.swift')
COMPANIES = ('alone', 'corroborated', 'disputed')
CLAIMS = ('silent', 'agree', 'specialize', 'contradict')
WEIGHTS = ('certain', 'fair', 'fallback', 'strong', 'weak')
OTHERS = ('alternative', 'claimed', 'contradicted', 'general') + tuple('rival ' + w for w in WEIGHTS)
FOLDS = 10
# How many imagined files, distributed as the logistic model expects, stand beside those of a combination.
PRIOR = 25.0
# The precision of the normal prior around zero for each coefficient of the model.
RIDGE = 1.0
# Imagined wrong answers beside every hundred files: the formats that nobody has labelled are not those that are known
# best, and whoever writes rules has seen some of the files that they are checked on. Of 1,604 texts that were divided
# before anybody saw an answer, those whose mistakes led to rules were wrong 2.7 times of a hundred afterwards, and the
# others 5.1 times (2026-11-25).
DOUBT = 2.4
# Adversarial files are made to deceive and are no sample of the world; but collections have no lying names, and the
# world has, so those count in full.
LEFT_OUT, LYING = {'adversarial'}, 'contradict'
# The project's own files are made to show formats, not drawn from use; each counts as this share of a foreign one.
OWN_WEIGHT = 0.1
# What the file system says is no guess, and an empty file is what its name says or nothing.
FIXED = ['certain filesystem binary specific|' + ' '.join(['999'] * 12),
         'fallback filesystem binary general|' + ' '.join(['900', '900', '500', '500'] * 3)]

Observation = collections.namedtuple('Observation', 'key right group mode foreign amount confidence')


def observe(sets, sniff):
    """The best candidates, and the others, of all labelled files."""
    best, others = [], []
    for labelled in sets:
        for mode in MODES:
            for sample, candidates in labelled.answers(sniff, mode):
                if not candidates: continue
                is_lie = candidates[0].support.endswith(LYING)
                if labelled.is_corpus and sample.suite in LEFT_OUT and not is_lie: continue
                amount = OWN_WEIGHT if labelled.is_corpus and not (is_lie and sample.suite in LEFT_OUT) else 1.0
                group = ('own ' if labelled.is_corpus else '') + sample.suite
                is_found = False
                for place, candidate in enumerate(candidates):
                    # Of several names for what the file is, only the first counts: the others add nothing.
                    right = not is_found and labelled.is_right(sample, candidate.identifier, candidate.mime)
                    is_found = is_found or right
                    key = tuple(candidate.support.split(' '))
                    seen = Observation(key, right, group, mode, not labelled.is_corpus, amount, candidate.confidence)
                    if place == 0 and len(key) == 6: best.append(seen)
                    elif place > 0: others.append(seen)
    return best, others


def features(key):
    """The parts of a combination that the model weighs."""
    weight, origin, text, general, company, claims = key
    return ('', weight, weight + origin, weight + text, weight + general, company, claims, weight + claims,
            general + claims)


def solve(matrix, vector):
    """Gaussian elimination for a positive definite matrix."""
    size = len(vector)
    rows = [list(matrix[i]) + [vector[i]] for i in range(size)]
    for i in range(size):
        for j in range(i + 1, size):
            factor = rows[j][i] / rows[i][i]
            if factor:
                for k in range(i, size + 1): rows[j][k] -= factor * rows[i][k]
    result = [0.0] * size
    for i in reversed(range(size)):
        result[i] = (rows[i][size] - sum(rows[i][k] * result[k] for k in range(i + 1, size))) / rows[i][i]
    return result


class Fit:
    """Probabilities of combinations of evidence."""

    def __init__(self, observations):
        self.counts = collections.defaultdict(lambda: [0.0, 0.0])
        for seen in observations:
            self.counts[seen.key][0] += seen.amount * (1 + DOUBT / 100)
            self.counts[seen.key][1] += seen.amount * seen.right
        self.names = sorted({name for key in self.counts for name in features(key)})
        self.index = {name: number for number, name in enumerate(self.names)}
        self.coefficients = self._newton()

    def _newton(self):
        size = len(self.names)
        beta = [0.0] * size
        for _ in range(30):
            gradient = [-RIDGE * b if self.names[i] else 0.0 for i, b in enumerate(beta)]
            hessian = [[0.0] * size for _ in range(size)]
            for i in range(size): hessian[i][i] = RIDGE if self.names[i] else 1e-9
            for key, (count, right) in self.counts.items():
                places = [self.index[name] for name in features(key)]
                expected = self._logistic(sum(beta[i] for i in places))
                for i in places:
                    gradient[i] += right - count * expected
                    for j in places: hessian[i][j] += count * expected * (1 - expected)
            step = solve(hessian, gradient)
            beta = [b + s for b, s in zip(beta, step)]
            if max(abs(s) for s in step) < 1e-6: break
        return beta

    @staticmethod
    def _logistic(value): return 1 / (1 + math.exp(-max(-30.0, min(30.0, value))))

    def model(self, key):
        places = [self.index[name] for name in features(key) if name in self.index]
        return self._logistic(sum(self.coefficients[i] for i in places))

    def probability(self, key):
        count, right = self.counts.get(key, (0.0, 0.0))
        return (right + PRIOR * self.model(key)) / (count + PRIOR)


def fold(group): return zlib.crc32(group.encode()) % FOLDS


def held_out(observations):
    """Each observation with the probability that the files of other suites give it."""
    pairs = []
    for number in range(FOLDS):
        fit = Fit([seen for seen in observations if fold(seen.group) != number])
        pairs += [(seen, fit.probability(seen.key)) for seen in observations if fold(seen.group) == number]
    return pairs


def expected_error(pairs, by_mass=False, bins=10):
    """The expected calibration error over bins of equal width, or of equal size."""
    pairs = sorted(pairs)
    if by_mass:
        parts = [pairs[i * len(pairs) // bins:(i + 1) * len(pairs) // bins] for i in range(bins)]
    else:
        groups = collections.defaultdict(list)
        for p, right in pairs: groups[min(bins - 1, int(p * bins))].append((p, right))
        parts = groups.values()
    return sum(abs(sum(p for p, _ in part) - sum(r for _, r in part)) for part in parts) / max(1, len(pairs))


def summary(pairs, title):
    """Lines on accuracy and calibration of pairs of an observation and a probability, by set and mode."""
    lines = []
    for foreign, mode in itertools.product((True, False), MODES):
        part = [(p, seen.right) for seen, p in pairs if seen.foreign == foreign and seen.mode == mode]
        if not part: continue
        accuracy = sum(r for _, r in part) / len(part)
        mean = sum(p for p, _ in part) / len(part)
        loss = -sum(math.log(max(1e-6, p if r else 1 - p)) for p, r in part) / len(part)
        lines.append('| %s | %s | %s | %d | %.1f %% | %.1f %% | %.3f | %.3f | %.3f |' % (
            title, 'foreign' if foreign else 'own', mode, len(part), 100 * accuracy, 100 * mean,
            expected_error(part), expected_error(part, by_mass=True), loss))
    return lines


def reliability(pairs):
    """How often answers of each band of confidence are right, for foreign files."""
    edges = (0, .2, .4, .6, .7, .8, .9, .95, .97, .98, .99, 1.0001)
    lines = []
    for low, high in zip(edges, edges[1:]):
        row = []
        for mode in MODES:
            part = [(p, s.right) for s, p in pairs if s.mode == mode and s.foreign and low <= p < high]
            row.append('%d | %.3f | %.3f' % (len(part), sum(p for p, _ in part) / len(part),
                                             sum(r for _, r in part) / len(part)) if part else '0 | - | -')
        lines.append('| %.2f-%.2f | %s |' % (low, min(1, high), ' | '.join(row)))
    return lines


def table(fit, others):
    """The two tables of the Swift file."""
    def line(name, bases):
        weights = [sum(fit.counts[k][0] for k in fit.counts if k[:4] == basis) for basis in bases]
        columns = []
        for company in COMPANIES:
            values = {claims: sum(w * fit.probability(basis + (company, claims)) for w, basis in zip(weights, bases))
                      / sum(weights) for claims in CLAIMS}
            # Few files must not make agreement count against an answer.
            for claims in ('silent', 'contradict'): values['agree'] = max(values['agree'], values[claims])
            columns += [str(min(999, round(1000 * values[claims]))) for claims in CLAIMS]
        return '%s|%s' % (name, ' '.join(columns))
    bases = sorted({key[:4] for key in fit.counts if key[1] != 'filesystem'})
    answers = [line(' '.join(basis), [basis]) for basis in bases]
    for weight in WEIGHTS:
        of_weight = [basis for basis in bases if basis[0] == weight]
        if of_weight: answers.append(line(weight + ' * * *', of_weight))
    counts = {key: [1.0, 0.02] for key in OTHERS}
    counts['claimed'] = [10.0, 4.0]
    for seen in others:
        key = ' '.join(seen.key)
        counts[key][0] += seen.amount
        counts[key][1] += seen.amount * seen.right
    behind = ['%s|%d' % (key, round(1000 * right / count)) for key, (count, right) in sorted(counts.items())]
    return sorted(answers + FIXED), behind


def write(answers, behind):
    with open(TABLE, encoding='utf-8') as text: source = text.read()
    parts = source.split('"""')
    parts[1] = '\n' + ''.join('    %s\n' % line for line in answers) + '    '
    parts[3] = '\n' + ''.join('    %s\n' % line for line in behind) + '    '
    with open(TABLE, 'w', encoding='utf-8') as text: text.write('"""'.join(parts))


def main():
    options = read_options(__doc__, 'rewrite the fitted table and leave a dated result')
    sets = [LabelledSet(folder) for folder in options.folders]
    best, others = observe(sets, options.sniff)
    fit = Fit(best)
    out = held_out(best)
    today = datetime.date.today().isoformat()
    lines = ['# Calibration, %s' % today, '', 'Made by `Benchmarks/calibrate.py` over %d files.' % sum(
        len(s.samples) for s in sets), '',
        'A file counts as right where the best candidate is the label\'s very type. The expected calibration error (ECE)',
        'is the mean distance between confidence and frequency over ten bins of equal width, and of equal size. `held out`',
        'is what the suites of the other %d folds predict; `printed` is what the program said before this fit.' % (
            FOLDS - 1), '',
        '| confidence | files | mode | n | right | mean confidence | ECE, width | ECE, size | log loss |',
        '| --- | --- | --- | --- | --- | --- | --- | --- | --- |']
    lines += summary([(seen, seen.confidence) for seen in best], 'printed')
    lines += summary(out, 'held out')
    lines += summary([(seen, fit.probability(seen.key)) for seen in best], 'fitted')
    lines += ['', '## Reliability of held-out confidences, foreign files', '',
              '| confidence | content: n | mean | right | with names: n | mean | right |',
              '| --- | --- | --- | --- | --- | --- | --- |'] + reliability(out)
    lines += ['', '## Combinations of evidence', '', '| combination | files | right | fitted |', '| --- | --- | --- | --- |']
    counts = collections.Counter(seen.key for seen in best)
    rights = collections.Counter(seen.key for seen in best if seen.right)
    for key in sorted(counts):
        lines.append('| %s | %d | %.3f | %.3f |' % (' '.join(key), counts[key], rights[key] / counts[key],
                                                    fit.probability(key)))
    print('\n'.join(lines))
    if options.write:
        write(*table(fit, others))
        path = os.path.join(PACKAGE, 'Benchmarks', 'Results', today + '-calibration.md')
        with open(path, 'w', encoding='utf-8') as text: text.write('\n'.join(lines) + '\n')


if __name__ == '__main__': main()

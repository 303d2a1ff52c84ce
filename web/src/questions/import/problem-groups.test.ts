import { expect, it } from 'vitest';
import { placeInWords, problemGroups } from './problem-groups.ts';

const problem = (line: number, reason: string, severity: 'refused' | 'changed' = 'refused') => ({
  line,
  title: line === 3 ? 'Céu' : null,
  reason,
  severity,
});

it('lists each problem once, with its positions in the order of the file', () => {
  const problems = [
    problem(1, 'Dissertativa.'),
    problem(3, 'Vazia.'),
    problem(5, 'Cores.', 'changed'),
    problem(9, 'Dissertativa.'),
  ];

  const groups = problemGroups(problems, 'refused').map(({ reason, places }) => [
    reason,
    places.map(placeInWords),
  ]);
  expect(groups).toEqual([
    ['Dissertativa.', ['linha 1', 'linha 9']],
    ['Vazia.', ['linha 3 (Céu)']],
  ]);
});

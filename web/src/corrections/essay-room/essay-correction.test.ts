import { expect, it } from 'vitest';
import {
  missingCriterion,
  noCorrection,
  sizeOf,
  paragraphsOf,
  totalOf,
} from './essay-correction.ts';

const rubric = {
  title: 'Carta',
  zeroReasons: [],
  criteria: ['C1', 'C2'].map((key) => ({ key, title: key, levels: [] })),
};

it('a correction is complete with all criteria, or with a reason for zero', () => {
  const given = (levels: Record<string, number>, zeroReason: string | null = null) => ({
    ...noCorrection,
    levels,
    zeroReason,
  });
  expect(missingCriterion({ rubric }, given({ C1: 0 }))).toMatchObject({ key: 'C2' });
  expect(missingCriterion({ rubric }, given({ C1: 0, C2: 40 }))).toBeNull();
  expect(missingCriterion({ rubric }, given({}, 'BLANK'))).toBeNull();
  expect(totalOf(given({ C1: 80, C2: 40 }))).toBe(120);
  expect(totalOf(given({ C1: 80, C2: 40 }, 'BLANK'))).toBe(0);
});

it('a text has words and lines', () => {
  expect(sizeOf('')).toEqual({ words: 0, lines: 0 });
  expect(sizeOf(`Uma frase.\n\n${'palavra '.repeat(20)}`)).toEqual({ words: 22, lines: 4 });
});

it('marks divide the paragraphs of a text, also where they overlap', () => {
  const text = 'a água\ntratada falta';
  const marks = [
    { number: 1, start: 2, end: 14 },
    { number: 2, start: 7, end: 20 },
  ];
  expect(paragraphsOf(text, marks)).toEqual([
    [
      { text: 'a ', numbers: [], ends: [] },
      { text: 'água\n', numbers: [1], ends: [] },
    ],
    [
      { text: 'tratada', numbers: [1, 2], ends: [1] },
      { text: ' falta', numbers: [2], ends: [2] },
    ],
  ]);
  expect(paragraphsOf('texto', [])).toEqual([[{ text: 'texto', numbers: [], ends: [] }]]);
  const broken = '\num\n\ndois\n';
  expect(
    paragraphsOf(broken, [])
      .flat()
      .map(({ text: part }) => part)
      .join(''),
  ).toBe(broken);
});

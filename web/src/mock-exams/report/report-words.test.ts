import type { ReportedQuestion } from '@sabia/domain/mock-exams/mock-exam-report.ts';
import { expect, it } from 'vitest';
import { choicesWords, discriminationWords, inOrder, shareWords } from './report-words.ts';

const question = (number: number, given: Partial<ReportedQuestion> = {}): ReportedQuestion => ({
  day: 1,
  number,
  areaTitle: null,
  language: null,
  topic: null,
  key: 'A',
  askedQtd: 20,
  rightShare: 50,
  choices: [
    { option: 'A', share: 50 },
    { option: 'B', share: 40 },
  ],
  blankShare: 0,
  invalidShare: 10,
  discrimination: null,
  isToReview: false,
  ...given,
});

it('figures are written in Portuguese', () => {
  expect(choicesWords(question(1))).toBe('A 50% · B 40% · duas marcas 10%');
  expect([shareWords(null), shareWords(33.3)]).toEqual(['–', '33%']);
  expect([discriminationWords(null), discriminationWords(-0.4)]).toEqual(['–', '-0,40']);
});

it('questions without a figure come last, and equal ones by number', () => {
  const questions = [
    question(1),
    question(2, { discrimination: 0.2 }),
    question(3),
    question(4, { discrimination: -0.1, rightShare: 20 }),
  ];
  const numbers = (order: Parameters<typeof inOrder>[1]) =>
    inOrder(questions, order).map(({ number }) => number);
  expect(numbers('number')).toEqual([1, 2, 3, 4]);
  expect(numbers('rightShare')).toEqual([4, 1, 2, 3]);
  expect(numbers('discrimination')).toEqual([4, 2, 1, 3]);
});

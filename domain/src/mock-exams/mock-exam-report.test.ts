import { expect, it } from 'vitest';
import { isToReview, type ReportedQuestion, topicsOf } from './mock-exam-report.ts';

it.each([
  [{ askedQtd: 19, rightShare: 0, discrimination: -1 }, false],
  [{ askedQtd: 20, rightShare: 19.9, discrimination: 0.4 }, true],
  [{ askedQtd: 20, rightShare: 20, discrimination: 0 }, false],
  [{ askedQtd: 20, rightShare: 80, discrimination: -0.01 }, true],
  [{ askedQtd: 20, rightShare: 100, discrimination: null }, false],
  [{ askedQtd: 0, rightShare: null, discrimination: null }, false],
])('%j with five alternatives is to be reviewed: %s', (question, expected) => {
  expect(isToReview({ ...question, alternativesQtd: 5 })).toBe(expected);
});

it('topics have the answers of all their questions, the worst one first', () => {
  const question = (topic: string | null, askedQtd: number, rightShare: number | null) =>
    ({ topic, askedQtd, rightShare }) as ReportedQuestion;
  expect(
    topicsOf([
      question('Escalas', 10, 80),
      question('Funções', 30, 20),
      question('Funções', 10, 60),
      question(null, 10, 0),
      question('Óptica', 0, null),
    ]),
  ).toEqual([
    { title: 'Funções', questionsQtd: 2, rightShare: 30 },
    { title: 'Escalas', questionsQtd: 1, rightShare: 80 },
  ]);
});

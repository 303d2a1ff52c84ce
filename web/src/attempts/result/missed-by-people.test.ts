import type { GradedAnswer } from '@sabia/domain/attempts/attempt.ts';
import type { Question } from '@sabia/domain/questions/question.ts';
import { expect, it } from 'vitest';
import { missedByPeople } from './missed-by-people.ts';

const base = { alternativeId: null, correctAlternativeId: null, explanation: null };
const text = { kind: 'OPEN_TEXT' as const, text: 'Porque sim.' };

const wrong = { isCorrect: false, response: text, credit: 0 };
it.each<[string, Question['kind'], Partial<GradedAnswer>, number]>([
  ['a wrong essay', 'OPEN_TEXT', wrong, 1],
  ['a partly right essay', 'OPEN_TEXT', { ...wrong, credit: 0.5 }, 1],
  ['a blank file', 'FILE', { isCorrect: false, credit: 0 }, 1],
  ['a right essay', 'OPEN_TEXT', { isCorrect: true, response: text, credit: 1 }, 0],
  ['an essay that awaits its correction', 'OPEN_TEXT', { ...wrong, credit: null }, 0],
  ['a wrong alternative', 'SINGLE_CHOICE', { isCorrect: false, alternativeId: 'a' }, 0],
])('%s', (_, kind, answer, counted) => {
  const graded = [{ ...base, questionId: 'q', isCorrect: false, ...answer }];
  expect(missedByPeople([{ id: 'q', kind }], graded)).toBe(counted);
});

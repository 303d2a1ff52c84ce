import type { Attempt, GradedAnswer } from '@sabia/domain/attempts/attempt.ts';
import { expect, it } from 'vitest';
import type { QuestionNote } from '../question-note.ts';
import { nextReviewOf } from './next-review.ts';

type Answered = 'right' | 'wrong' | 'blank' | 'half';

interface Given {
  weight?: number;
  annulment?: { choice: 'OUT_OF_SCORE'; reason: string };
}

const answered = (id: string, kind: Answered): GradedAnswer =>
  ({
    questionId: id,
    alternativeId: kind === 'blank' ? null : 'a',
    isCorrect: kind === 'right',
    correctAlternativeId: 'b',
    explanation: null,
    ...(kind === 'half' && { response: { kind: 'TRUE_FALSE', answers: [] }, credit: 0.5 }),
  }) as unknown as GradedAnswer;

const attemptOf = (
  kinds: readonly Answered[],
  correctAverage: number,
  given: readonly Given[] = [],
) =>
  ({
    questions: kinds.map((_, at) => ({ id: `${at + 1}`, ...given[at] })),
    graded: kinds.map((kind, at) => answered(`${at + 1}`, kind)),
    result: { correctAverage },
  }) as unknown as Attempt;

const nextOf = (attempt: Attempt, notes?: ReadonlyMap<string, QuestionNote>) => {
  const next = nextReviewOf(attempt, notes);
  return next && [[...next.questionIds].join(' '), next.label, next.wouldBe];
};

const annulment = { choice: 'OUT_OF_SCORE', reason: 'Duas certas' } as const;

it.each([
  ['all right', attemptOf(['right', 'right'], 100), null],
  [
    'one wrong',
    attemptOf(['right', 'wrong'], 50),
    ['2', 'Revisar a que você errou', 'Acertar essa teria dado 100%.'],
  ],
  [
    'wrong and blank ones',
    attemptOf(['wrong', 'blank', 'right', 'right'], 50),
    ['1 2', 'Revisar as 2 que você não acertou', 'Acertar essas 2 teria dado 100%.'],
  ],
  [
    'a part of the credit is worth the rest',
    attemptOf(['half', 'right'], 75),
    ['1', 'Revisar a que você não acertou', 'Acertar essa teria dado 100%.'],
  ],
  [
    'an annulled one is not reviewed',
    attemptOf(['wrong', 'wrong'], 0, [{ annulment }]),
    ['2', 'Revisar a que você errou', 'Acertar essa teria dado 100%.'],
  ],
  [
    'many equal ones',
    attemptOf(Array<Answered>(10).fill('blank'), 0),
    ['1 2 3 4 5 6 7', 'Revisar as primeiras 7', 'Acertar essas 7 teria dado 70%.'],
  ],
  [
    'the weights decide',
    attemptOf(Array<Answered>(8).fill('wrong'), 0, [
      { weight: 1 },
      ...Array.from({ length: 7 }, () => ({ weight: 2 })),
    ]),
    ['2 3 4 5 6 7 8', 'Revisar as 7 que mais valem', 'Acertar essas 7 teria dado 93,3%.'],
  ],
])('%s', (_, attempt, next) => {
  expect(nextOf(attempt)).toEqual(next);
});

it('a question whose key is not told is left out', () => {
  const attempt = attemptOf(['blank', 'wrong'], 0);
  const [blank] = attempt.graded;
  if (blank) blank.correctAlternativeId = null;
  expect(nextOf(attempt)).toEqual([
    '2',
    'Revisar a que você errou',
    'Acertar essa teria dado 50%.',
  ]);
});

it('by the points of a scale, which can not be added', () => {
  const attempt = attemptOf(Array<Answered>(9).fill('wrong'), 0);
  const notes = new Map(
    attempt.questions.map(({ id }) => [id, { weight: undefined, gain: Number(id) }]),
  );
  expect(nextOf(attempt, notes)).toEqual(['9 8 7 6 5 4 3', 'Revisar as 7 que mais valem', null]);
});

import { tenKinds } from '../support/ten-kinds.ts';

const idOf = (at: number) => `01a20338-9902-7019-aa3a-80d26cb98a${at + 10}`;

/** A question of each kind as a learner gets it. */
export const questionsOfKinds = tenKinds.map(({ kind, statement, task, alternatives }, at) => ({
  id: idOf(at),
  kind,
  statement,
  videoQuestionUrl: null,
  order: at,
  ...(task ? { task } : {}),
  alternatives: Array.isArray(alternatives)
    ? alternatives.map(({ text }: { text: string }, order) => ({
        id: `01a20338-9902-7019-aa3a-80d26cb98b${order + 10}`,
        questionId: idOf(at),
        text,
        order,
      }))
    : [],
}));

const [right] = questionsOfKinds[0]?.alternatives ?? [];

const responses: Readonly<Record<string, object>> = {
  MULTIPLE_CHOICE: { optionIds: ['a', 'b'] },
  TRUE_FALSE: {
    items: [
      { id: 'a', isTrue: true },
      { id: 'b', isTrue: true },
    ],
  },
  NUMERIC: { value: '22,5' },
  SHORT_TEXT: { text: 'marajo' },
  MATCHING: {
    pairs: [
      { leftId: 'a', rightId: 'x' },
      { leftId: 'b', rightId: 'w' },
    ],
  },
  ORDERING: { itemIds: ['a', 'c', 'b', 'd'] },
  GAPS: {
    gaps: [
      { gapId: 'g', text: 'belem' },
      { gapId: 'h', optionId: 'o' },
    ],
  },
  OPEN_TEXT: { text: 'Chove na nascente, e o rio sobe.' },
  FILE: { files: [{ url: '/files/desenho.webp', name: 'ciclo-da-agua.webp' }] },
};

const credits: Readonly<Record<string, number | null>> = {
  MULTIPLE_CHOICE: 0,
  TRUE_FALSE: 0.5,
  NUMERIC: 1,
  SHORT_TEXT: 1,
  MATCHING: 1 / 3,
  ORDERING: 0.5,
  GAPS: 0.5,
  OPEN_TEXT: null,
  FILE: 0.5,
};

/** A submitted attempt with one question of each kind; the text awaits its correction. */
export const gradedKinds = {
  questions: questionsOfKinds,
  questionsQtd: questionsOfKinds.length,
  submittedAt: '2026-11-21T12:00:00.000Z',
  answers: [],
  result: {
    isApproved: false,
    correctAverage: 53.3,
    correctQuestionsQtd: 3,
    awaitingQtd: 1,
    averageTime: 40,
  },
  graded: tenKinds.map(({ kind, answerKey }, at) => ({
    questionId: idOf(at),
    alternativeId: kind === 'SINGLE_CHOICE' ? (right?.id ?? null) : null,
    correctAlternativeId: kind === 'SINGLE_CHOICE' ? (right?.id ?? null) : null,
    isCorrect: kind === 'SINGLE_CHOICE' || credits[kind] === 1,
    explanation: null,
    ...(kind !== 'SINGLE_CHOICE' && {
      response: { kind, ...responses[kind] },
      credit: credits[kind],
      answerKey,
      comment: kind === 'FILE' ? 'Faltou a infiltração; o resto está claro.' : null,
    }),
  })),
};

const noAverage = { answers: null, correctAverage: null, averageTime: null, alternatives: [] };

/** The answers of others to the first question; too few people have answered the other ones. */
export const averages = {
  first: {
    questionId: idOf(0),
    answers: 1340,
    correctAverage: 61.7,
    averageTime: 72.4,
    alternatives: questionsOfKinds[0]?.alternatives.map(({ id }, at) => ({
      alternativeId: id,
      share: at === 0 ? 61.7 : 38.3 / 3,
    })),
  },
  other: { questionId: idOf(1), ...noAverage },
};

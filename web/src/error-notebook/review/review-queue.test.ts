import type { NotebookQuestion, Reviewed } from '@sabia/domain/error-notebook/error-notebook.ts';
import { describe, expect, it } from 'vitest';
import { remainingQuestions, tallyOf } from './review-queue.ts';

const card = (id: string): NotebookQuestion => ({
  question: { id, statement: '', videoQuestionUrl: null, order: 0, alternatives: [] },
  origin: { kind: 'course', id: 'c', title: 'Curso' },
  lapses: 1,
  missedAt: '2026-11-20T12:00:00.000Z',
  dueDay: '2026-11-21',
});
const review = (questionId: string) => ({ id: `r${questionId}`, questionId, alternativeId: 'a' });

describe('what is left of a queue', () => {
  it.each([
    ['all of it at first', [], ['1', '2', '3']],
    ['nothing that has been answered, in its order', ['2'], ['1', '3']],
    ['nothing in the end', ['3', '1', '2'], []],
    ['all of it when something else was answered', ['9'], ['1', '2', '3']],
  ])('is %s', (_, answered, left) => {
    const queue = ['1', '2', '3'].map(card);
    expect(remainingQuestions(queue, answered.map(review)).map(({ question }) => question.id)).toEqual(left);
  });
});

describe('the tally of a sitting', () => {
  const reviewed = (isCorrect: boolean): Reviewed => ({
    answer: {
      questionId: '1',
      alternativeId: 'a',
      isCorrect,
      correctAlternativeId: 'a',
      explanation: null,
    },
    dueDay: '2026-11-22',
    dueQtd: 0,
  });
  it.each([
    ['counts what is right and what is wrong', [true, false, true], [2, 1, 0]],
    ['knows what is waiting', [true, undefined], [1, 0, 1]],
    ['leaves out what the school took away', [false, null], [0, 1, 0]],
  ])('%s', (_, said, [right, wrong, waiting]) => {
    const told = said.map((one) => ({
      card: card('1'),
      review: review('1'),
      reviewed: typeof one === 'boolean' ? reviewed(one) : one,
    }));
    expect(tallyOf(told)).toEqual({ right, wrong, waiting });
  });
});

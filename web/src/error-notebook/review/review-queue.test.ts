import type { EssayCard } from '@sabia/domain/error-notebook/essay-card.ts';
import type { NotebookQuestion, Reviewed } from '@sabia/domain/error-notebook/error-notebook.ts';
import { cardKey } from '../notebook-card.ts';
import { describe, expect, it } from 'vitest';
import { remainingCards, tallyOf } from './review-queue.ts';

const card = (id: string): NotebookQuestion => ({
  question: {
    id,
    kind: 'SINGLE_CHOICE',
    statement: '',
    videoQuestionUrl: null,
    order: 0,
    alternatives: [],
  },
  origin: { kind: 'course', id: 'c', title: 'Curso' },
  lapses: 1,
  missedAt: '2026-11-20T12:00:00.000Z',
  dueDay: '2026-11-21',
});
const essayCard = (id: string): EssayCard => ({
  id,
  attemptId: 'a',
  questionId: 'q',
  criterion: null,
  comment: 1,
  title: null,
  points: null,
  mostPoints: null,
  quote: null,
  text: 'Diga como.',
  origin: { kind: 'practice-exam', id: 'e', title: 'Redação' },
  lapses: 0,
  addedAt: '2026-11-20T12:00:00.000Z',
  dueDay: '2026-11-21',
});
const review = (questionId: string) => ({ id: `r${questionId}`, questionId, alternativeId: 'a' });

describe('the remaining questions', () => {
  it.each([
    ['are all at first', [], ['1', '2', '3']],
    ['are those without an answer, in their order', ['2'], ['1', '3']],
    ['are none in the end', ['3', '1', '2'], []],
    ['are all when another question was answered', ['9'], ['1', '2', '3']],
  ])('%s', (_, answered, left) => {
    const queue = ['1', '2', '3'].map(card);
    expect(remainingCards(queue, answered.map(review)).map(cardKey)).toEqual(left);
  });

  it('are those of essays, too', () => {
    const queue = [essayCard('k1'), card('1'), essayCard('k2')];
    const assessed = { id: 'r', cardId: 'k1', isRemembered: true };
    expect(remainingCards(queue, [assessed]).map(cardKey)).toEqual(['1', 'k2']);
  });
});

describe('the tally of a session', () => {
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
    ['counts right and wrong answers', [true, false, true], [2, 1, 0]],
    ['counts reviews that wait', [true, undefined], [1, 0, 1]],
    ['leaves out reviews that do not count', [false, null], [0, 1, 0]],
  ])('%s', (_, results, [right, wrong, waiting]) => {
    const answered = results.map((one) => ({
      card: card('1'),
      review: review('1'),
      reviewed: typeof one === 'boolean' ? reviewed(one) : one,
    }));
    expect(tallyOf(answered)).toEqual({ right, wrong, waiting });
  });

  it('counts what the learner says of cards of essays', () => {
    const answered = [true, false].map((isRemembered) => ({
      card: essayCard('k1'),
      review: { id: 'r', cardId: 'k1', isRemembered },
      reviewed: { dueDay: '2026-11-22', dueQtd: 0 },
    }));
    expect(tallyOf(answered)).toEqual({ right: 1, wrong: 1, waiting: 0 });
  });
});

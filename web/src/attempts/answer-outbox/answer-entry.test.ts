import { describe, expect, it } from 'vitest';
import { inOrder } from '../../platform/outbox/outbox.ts';
import { chosenAnswers, type AnswerEntry, nextBatch } from './answer-entry.ts';

/** `1a` is an answer of attempt a, `2a!` its submission; the digit is the order. */
function entries(drawn: string): AnswerEntry[] {
  return [...drawn.matchAll(/(\d+)([a-z])(!?)/g)].map(([, key = '', attemptId = '', mark]) => ({
    key,
    owner: 'ana',
    attemptId,
    place: null,
    answer: mark
      ? null
      : { id: key, questionId: 'q', alternativeId: 'x', answeredAt: '2026-11-21T10:00:00.000Z' },
  }));
}

describe('what is sent next', () => {
  it.each([
    ['nothing of nothing', '', '', null],
    ['all answers of the oldest attempt', '1a2b3a', '', '1a3a'],
    ['answers before the submission', '1a2a!3a', '', '1a3a'],
    ['the submission alone', '1a!2b', '', '1a!'],
    ['nothing of an attempt that the server refuses', '1a2b!', 'a', '2b!'],
    ['nothing when all are refused', '1a', 'a', null],
  ])('is %s', (_name, waiting, refused, sent) => {
    const batch = nextBatch(entries(waiting), new Set(refused));
    expect(batch?.entries ?? null).toEqual(sent === null ? null : entries(sent));
    expect(batch?.answers.length ?? 0).toBe(sent?.replace(/\d+\w!/, '').match(/\d/g)?.length ?? 0);
  });

  it('is no more than a request takes', () => {
    const many = entries(Array.from({ length: 450 }, (_, at) => `${at + 1000}a`).join(''));
    expect(nextBatch(many, new Set())?.answers).toHaveLength(200);
  });
});

it('is one list in order, whoever has seen what', () => {
  expect(inOrder(entries('3a1b'), entries('2a3a'))).toEqual(entries('1b2a3a'));
});

describe('what is chosen', () => {
  const held = [
    { questionId: 'q1', alternativeId: 'a' },
    { questionId: 'q2', alternativeId: 'b' },
  ];
  const tap = (questionId: string, alternativeId: string | null, minute: number) => ({
    id: `${questionId}${minute}`,
    questionId,
    alternativeId,
    answeredAt: `2026-11-21T10:0${minute}:00.000Z`,
  });
  it.each([
    ['what the server holds', [], { q1: 'a', q2: 'b' }],
    ['over it what waits', [tap('q1', 'c', 1)], { q1: 'c', q2: 'b' }],
    ['the latest of what waits', [tap('q1', 'c', 2), tap('q1', 'd', 1)], { q1: 'c', q2: 'b' }],
    ['blank again', [tap('q1', 'c', 1), tap('q1', null, 2)], { q2: 'b' }],
    ['what the server knows nothing of', [tap('q3', 'z', 1)], { q1: 'a', q2: 'b', q3: 'z' }],
  ])('is %s', (_name, waiting, chosen) => {
    expect(Object.fromEntries(chosenAnswers(held, waiting))).toEqual(chosen);
  });
});

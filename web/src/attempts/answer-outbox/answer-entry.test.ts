import { describe, expect, it } from 'vitest';
import type { Batch } from '../../platform/outbox/outbox.ts';
import type { Queued } from '../../platform/outbox/outbox-store.ts';
import { chosenAnswers, type AnswerEntry, nextAnswers } from './answer-entry.ts';
import { refusedAnswers } from './refused-answers.ts';

/** `1a` is an answer of attempt a, `2a!` its submission; the digit is the order. */
const entriesOf = (text: string) =>
  [...text.matchAll(/(\d+)([a-z])(!?)/g)].map(
    ([, key = '', attemptId = '', mark]): Queued<AnswerEntry> => ({
      key,
      owner: 'ana',
      attemptId,
      place: null,
      answer: mark
        ? null
        : { id: key, questionId: 'q', alternativeId: 'x', answeredAt: '2026-11-21T10:00:00.000Z' },
      deviceId: 'device',
      sequence: Number(key),
    }),
  );
const batchOf = (text: string) => entriesOf(text) as unknown as Batch<AnswerEntry>;

describe('the next request', () => {
  it.each([
    ['has all answers of the oldest attempt', '1a2b3a', '1a3a'],
    ['has answers before the submission', '1a2a!3a', '1a3a'],
    ['has the submission alone', '1a!2b', '1a!'],
  ])('%s', (_name, waiting, sent) => {
    expect(nextAnswers(batchOf(waiting))).toEqual(entriesOf(sent));
  });

  it('has at most 200 answers', () => {
    const many = batchOf(Array.from({ length: 450 }, (_, at) => `${at + 1000}a`).join(''));
    expect(nextAnswers(many)).toEqual(many.slice(0, 200));
  });
});

describe('the refused answers that are kept', () => {
  it.each([
    ['are those of the refused entries', '1a', '1a2b', '1a'],
    ['are the last ones of their question', '1a2a', '1a2a', '2a'],
    ['are none that a later one supersedes', '1a', '1a2a', ''],
    ['are none of a submission', '1a!', '1a!', ''],
    ['are those that never waited', '1a', '', '1a'],
  ])('%s', (_name, refused, waiting, kept) => {
    expect(refusedAnswers(entriesOf(refused), entriesOf(waiting))).toEqual(
      entriesOf(kept).map(({ attemptId, answer }) => ({ attemptId, answer })),
    );
  });
});

describe('the given answers', () => {
  const saved = [
    { questionId: 'q1', alternativeId: 'a' },
    { questionId: 'q2', alternativeId: 'b' },
  ];
  const answer = (questionId: string, alternativeId: string | null, minute: number) => ({
    id: `${questionId}${minute}`,
    questionId,
    alternativeId,
    answeredAt: `2026-11-21T10:0${minute}:00.000Z`,
  });
  it.each([
    ['are the saved ones', [], { q1: 'a', q2: 'b' }],
    ['are those that wait, if there are any', [answer('q1', 'c', 1)], { q1: 'c', q2: 'b' }],
    [
      'are the last that wait, even if the clock was set back',
      [answer('q1', 'c', 2), answer('q1', 'd', 1)],
      { q1: 'd', q2: 'b' },
    ],
    ['are without a removed answer', [answer('q1', 'c', 1), answer('q1', null, 2)], { q2: 'b' }],
    [
      'include questions without a saved answer',
      [answer('q3', 'z', 1)],
      { q1: 'a', q2: 'b', q3: 'z' },
    ],
  ])('%s', (_name, waiting, chosen) => {
    const given = [...chosenAnswers(saved, waiting)];
    expect(Object.fromEntries(given.map(([id, { alternativeId }]) => [id, alternativeId]))).toEqual(
      chosen,
    );
  });

  it('are responses too, and a blank one takes the answer back', () => {
    const response = { kind: 'NUMERIC', value: '2,5' } as const;
    const given = { questionId: 'q3', alternativeId: null, response };
    expect(chosenAnswers([given], []).get('q3')).toEqual({ alternativeId: null, response });
    expect(chosenAnswers([given], [{ ...given, response: null }]).has('q3')).toBe(false);
  });
});

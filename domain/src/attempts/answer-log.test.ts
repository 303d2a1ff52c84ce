import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admittedAnswers, standingAnswers } from './answer-log.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 22) + seconds * 1000).toISOString();

const asked = {
  startedAt: at(0),
  deadline: at(600),
  alternatives: new Map([
    ['q1', ['a', 'b']],
    ['q2', ['c', 'd']],
  ]),
};

/** `q1a@30`: alternative a of q1, answered 30 s after the start; `q1-@40` takes it back. */
const lines = (drawn: string) =>
  [...drawn.matchAll(/(q\d)([a-z-])@(-?\d+)/g)].map(([, questionId = '', choice, seconds], id) => ({
    id: String(id),
    questionId,
    alternativeId: choice === '-' ? null : (choice ?? null),
    answeredAt: at(Number(seconds)),
  }));

const drawnOf = (taken: ReturnType<typeof lines>) =>
  taken
    .map(
      ({ questionId, alternativeId, answeredAt }) =>
        `${questionId}${alternativeId ?? '-'}@${(Date.parse(answeredAt) - Date.parse(at(0))) / 1000}`,
    )
    .join(' ');

describe('the log takes', () => {
  it.each<[name: string, sent: string, now: number, taken: string]>([
    ['answers in the order in which they were given', 'q1b@50 q1a@30', 60, 'q1a@30 q1b@50'],
    ['an answer taken back', 'q1-@40', 60, 'q1-@40'],
    ['nothing about another question', 'q9a@10', 60, ''],
    ['no alternative of another question', 'q1c@10', 60, ''],
    ['nothing as answered after it arrived', 'q1a@500', 60, 'q1a@60'],
    ['nothing as answered before the start', 'q1a@-500', 60, 'q1a@0'],
    [
      'what was given in time and comes within two minutes',
      'q1a@599 q2c@600',
      719,
      'q1a@599 q2c@600',
    ],
    ['not what was given after the deadline', 'q1a@599 q2c@601', 719, 'q1a@599'],
    ['nothing that comes later still', 'q1a@599', 721, ''],
  ])('%s', (_name, sent, now, taken) => {
    expect(drawnOf(admittedAnswers(lines(sent), asked, new Date(at(now))))).toBe(taken);
  });
});

describe('the answer that stands', () => {
  const standing = (drawn: string) => drawnOf([...standingAnswers(lines(drawn)).values()]);

  it.each<[name: string, log: string, stands: string]>([
    ['is the latest', 'q1a@10 q1b@20', 'q1b@20'],
    ['however late the earlier one was logged', 'q1b@20 q1a@10', 'q1b@20'],
    ['is the one logged later at the same moment', 'q1a@10 q1b@10', 'q1b@10'],
    ['is of each question', 'q1a@10 q2c@5', 'q1a@10 q2c@5'],
    ['is a blank when it was taken back', 'q1a@10 q1-@20', 'q1-@20'],
  ])('%s', (_name, log, stands) => {
    expect(standing(log)).toBe(stands);
  });

  it('is the same in whatever order lines of different moments arrive', () => {
    const line = fc.record({
      questionId: fc.constantFrom('q1', 'q2'),
      alternativeId: fc.constantFrom('a', 'b', null),
      seconds: fc.integer({ min: 0, max: 600 }),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(line, { selector: ({ seconds }) => seconds, maxLength: 30 }),
        fc.infiniteStream(fc.nat()),
        (given, keys) => {
          const log = given.map((answer, id) => ({
            ...answer,
            id: String(id),
            answeredAt: at(answer.seconds),
          }));
          const shuffled = log
            .map((answer) => ({ answer, key: keys.next().value as number }))
            .toSorted((a, b) => a.key - b.key)
            .map(({ answer }) => answer);
          const answersOf = (lines_: typeof log) =>
            Object.fromEntries(
              [...standingAnswers(lines_)].map(([id, answer]) => [id, answer.alternativeId]),
            );
          expect(answersOf(shuffled)).toEqual(answersOf(log));
        },
      ),
      { numRuns: 2000 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { progressOf } from './trail-progress.ts';

/** `a!` is done, `b50` half done, `-c` withdrawn, `d:ab` comes after a and b. */
const steps = (drawn: string) =>
  drawn
    .split(' ')
    .filter(Boolean)
    .map((step) => {
      const [, withdrawn, id = '', share, done, after = ''] =
        /^(-?)([a-z])(\d*)(!?)(?::(\w+))?$/.exec(step) ?? [];
      return {
        id,
        after: Array.from(after),
        isActive: withdrawn === '',
        isCompleted: done === '!',
        percentage: Number(share || 0),
      };
    });

describe('the progress of a trail', () => {
  it.each<[drawn: string, done: number, of: number, percentage: number]>([
    ['', 0, 0, 0],
    ['a b', 0, 2, 0],
    ['a! b50 c', 1, 3, 33],
    ['a! b!', 2, 2, 100],
    ['a! -b', 1, 1, 100],
    ['-a', 0, 0, 0],
  ])('of %s is %d of %d', (drawn, done, of, percentage) => {
    expect(progressOf(steps(drawn))).toMatchObject({
      completedContentsQtd: done,
      contentsQtd: of,
      percentage,
    });
  });

  it.each<[drawn: string, waits: Record<string, string>]>([
    ['a b:a', { a: '', b: 'a' }],
    ['a! b:a', { a: '', b: '' }],
    ['a! b c:ab', { a: '', b: '', c: 'b' }],
    ['-a b:a', { b: '' }],
  ])('of %s says what waits for what', (drawn, waits) => {
    const { contents } = progressOf(steps(drawn));
    expect(
      Object.fromEntries(contents.map((step) => [step.trailContentId, step.waitsFor.join('')])),
    ).toEqual(waits);
  });

  it('counts a course by its own share, and what is done as done', () => {
    const { contents } = progressOf(steps('a50 b99!'));
    expect(contents.map(({ percentage }) => percentage)).toEqual([50, 100]);
  });
});

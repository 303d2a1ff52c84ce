import { describe, expect, it } from 'vitest';
import { progressOf } from './trail-progress.ts';

/** `a!` is completed, `b50` half done, `-c` inactive, `d:ab` comes after a and b. */
const items = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((item) => {
      const [, inactive, id = '', share, done, after = ''] =
        /^(-?)([a-z])(\d*)(!?)(?::(\w+))?$/.exec(item) ?? [];
      return {
        id,
        after: Array.from(after),
        isActive: inactive === '',
        isCompleted: done === '!',
        percentage: Number(share || 0),
      };
    });

describe('the progress of a trail', () => {
  it.each<[text: string, done: number, of: number, percentage: number]>([
    ['', 0, 0, 0],
    ['a b', 0, 2, 0],
    ['a! b50 c', 1, 3, 33],
    ['a! b!', 2, 2, 100],
    ['a! -b', 1, 1, 100],
    ['-a', 0, 0, 0],
  ])('of %s is %d of %d', (text, done, of, percentage) => {
    expect(progressOf(items(text))).toMatchObject({
      completedContentsQtd: done,
      contentsQtd: of,
      percentage,
    });
  });

  it.each<[text: string, waits: Record<string, string>]>([
    ['a b:a', { a: '', b: 'a' }],
    ['a! b:a', { a: '', b: '' }],
    ['a! b c:ab', { a: '', b: '', c: 'b' }],
    ['-a b:a', { b: '' }],
  ])('of %s has waiting items', (text, waits) => {
    const { contents } = progressOf(items(text));
    expect(
      Object.fromEntries(contents.map((item) => [item.trailContentId, item.waitsFor.join('')])),
    ).toEqual(waits);
  });

  it('is the percentage of a course, and 100 for a completed item', () => {
    const { contents } = progressOf(items('a50 b99!'));
    expect(contents.map(({ percentage }) => percentage)).toEqual([50, 100]);
  });
});

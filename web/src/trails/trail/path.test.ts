import type { Trail, TrailProgression } from '@sabia/domain/trails/trail.ts';
import { describe, expect, it } from 'vitest';
import { nextItem, pathOf } from './path.ts';

/** `a! b:a -c`: a is completed, a is a prerequisite of b, c is inactive. */
function parsePath(items: string) {
  const all = items.split(' ').map((item) => {
    const [, off = '', id = '', done = '', after = ''] = /^(-?)(\w)(!?):?(\w*)$/.exec(item) ?? [];
    return { id, after: Array.from(after), isOff: off !== '', isCompleted: done !== '' };
  });
  const contents = all.map(({ id, after }) => ({ id, after })) as Trail['contents'];
  const progress = all
    .filter(({ isOff }) => !isOff)
    .map(({ id, isCompleted }) => ({ trailContentId: id, isCompleted, percentage: 0 }));
  return pathOf({ contents }, { contents: progress as TrailProgression['contents'] });
}

const letters = (items: readonly { id: string }[]) => items.map(({ id }) => id).join('');

describe('the path of a trail', () => {
  it('leaves out inactive items, also as prerequisites', () => {
    const path = parsePath('-a b:a c:ab');
    expect(path.map(({ id, number }) => `${number}${id}`)).toEqual(['1b', '2c']);
    expect(path.map(({ prerequisites }) => letters(prerequisites))).toEqual(['', 'b']);
  });

  it('has the prerequisites of each item, and those that are missing', () => {
    const [, , last] = parsePath('a! b c:ab');
    expect(letters(last?.prerequisites ?? [])).toBe('ab');
    expect(letters(last?.missingPrerequisites ?? [])).toBe('b');
  });
});

it.each([
  ['a b', 'a'],
  ['a! b', 'b'],
  ['a:b b', 'b'],
  ['a! b:c c', 'c'],
  ['a! b!', undefined],
])('in %s the next item is %s', (items, next) => {
  expect(nextItem(parsePath(items))?.id).toBe(next);
});

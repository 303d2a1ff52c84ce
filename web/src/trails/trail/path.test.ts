import type { Trail, TrailProgression } from '@sabia/domain/trails/trail.ts';
import { describe, expect, it } from 'vitest';
import { nextStep, pathOf } from './path.ts';

/** `a! b:a -c`: a is done, b comes after a, c was withdrawn. */
function drawn(steps: string) {
  const all = steps.split(' ').map((step) => {
    const [, off = '', id = '', done = '', after = ''] = /^(-?)(\w)(!?):?(\w*)$/.exec(step) ?? [];
    return { id, after: Array.from(after), isOff: off !== '', isCompleted: done !== '' };
  });
  const contents = all.map(({ id, after }) => ({ id, after })) as Trail['contents'];
  const progress = all
    .filter(({ isOff }) => !isOff)
    .map(({ id, isCompleted }) => ({ trailContentId: id, isCompleted, percentage: 0 }));
  return pathOf({ contents }, { contents: progress as TrailProgression['contents'] });
}

const letters = (steps: readonly { id: string }[]) => steps.map(({ id }) => id).join('');

describe('the path of a trail', () => {
  it('leaves out what was withdrawn, also from what others come after', () => {
    const path = drawn('-a b:a c:ab');
    expect(path.map(({ id, number }) => `${number}${id}`)).toEqual(['1b', '2c']);
    expect(path.map(({ comesAfter }) => letters(comesAfter))).toEqual(['', 'b']);
  });

  it('says what each step comes after, and what of it is still to be done', () => {
    const [, , last] = drawn('a! b c:ab');
    expect(letters(last?.comesAfter ?? [])).toBe('ab');
    expect(letters(last?.waitsFor ?? [])).toBe('b');
  });
});

it.each([
  ['a b', 'a'],
  ['a! b', 'b'],
  ['a:b b', 'b'],
  ['a! b:c c', 'c'],
  ['a! b!', undefined],
])('in %s the next step is %s', (steps, next) => {
  expect(nextStep(drawn(steps))?.id).toBe(next);
});

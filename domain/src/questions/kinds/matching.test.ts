import { describe, expect, it } from 'vitest';
import { matching } from './matching.ts';
import { listOf, partsOf, scored } from './score-table.ts';

const kind = 'MATCHING' as const;
const task = { kind, left: partsOf('a b c d'), right: partsOf('1 2 3 4 5') };
/** `a1 b2`: a with 1, b with 2. */
const pairsOf = (text: string) =>
  listOf(text).map(([leftId = '', rightId = '']) => ({ leftId, rightId }));

const creditOf = (key: string, given: string) =>
  scored(matching, task, { kind, pairs: pairsOf(key) }, { kind, pairs: pairsOf(given) });

describe('pairs', () => {
  it.each([
    ['a1 b2 c3 d4', 'a1 b2 c3 d4', 1],
    ['a1 b2 c3 d4', 'd4 c3 b2 a1', 1],
    ['a1 b2 c3 d4', 'a1 b2 c3', 0.75],
    ['a1 b2 c3 d4', 'a1 b2', 0.5],
    ['a1 b2 c3 d4', 'a1', 0.25],
    ['a1 b2 c3 d4', 'a2', 0],
    ['a1 b2 c3 d4', 'a2 b1 c4 d3', 0],
    ['a1 b2 c3 d4', 'a2 b1 c3 d4', 0.5],
    ['a1 b2 c3 d4', 'a5 b5 c5 d5', 0],
    ['a1 b2 c3 d4', 'a1 b1 c1 d1', 0.25],
    ['a1 b2 c3 d4', 'a1 b2 c3 d5', 0.75],
    ['a1 b1 c2 d2', 'a1 b1 c2 d2', 1],
    ['a1 b1 c2 d2', 'a1 b2 c2 d1', 0.5],
    ['a1 b1 c1 d1', 'a1 b1 c1 d1', 1],
    ['a1 b1 c1 d1', 'a1 b1 c1', 0.75],
    ['a5 b4 c3 d2', 'a5 b4 c3 d2', 1],
    ['a5 b4 c3 d2', 'a5', 0.25],
    ['a5 b4 c3 d2', 'b4 d2', 0.5],
    ['a5 b4 c3 d2', 'b4 d3', 0.25],
    ['d1 c2 b3 a4', 'a4 b3 c2 d1', 1],
    ['d1 c2 b3 a4', 'a4 b3 c2 d2', 0.75],
    ['d1 c2 b3 a4', 'a1 b3', 0.25],
    ['d1 c2 b3 a4', 'a1 b2', 0],
    ['a1 b2 c2 d3', 'c2 b2', 0.5],
    ['a1 b2 c2 d3', 'c2 b3', 0.25],
  ])('key %s, given %s: %s', (key, given, credit) => {
    expect(creditOf(key, given)).toBe(credit);
  });

  it.each([
    ['x1', 'pairs.0.leftId'],
    ['a9', 'pairs.0.rightId'],
    ['a1 a2', 'pairs.1.leftId'],
  ])('refuse %s', (given, path) => {
    const [misfit] = matching.misfits(task, { kind, pairs: pairsOf(given) });
    expect(misfit?.path.join('.')).toBe(path);
  });

  it('need a right side for each item of the left side', () => {
    const [mistake] = matching.mistakes(task, { kind, pairs: pairsOf('a1 b2 c3') });
    expect(mistake).toEqual({ path: ['task', 'left', 3], message: 'Escolha o par deste item' });
  });

  it('have only their right side in another order', () => {
    const arranged = matching.arranged(task, (parts) => parts.toReversed());
    expect(arranged.left).toEqual(task.left);
    expect(arranged.right).toEqual(task.right.toReversed());
  });
});

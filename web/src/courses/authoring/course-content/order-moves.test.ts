import type { Section } from '@sabia/domain/courses/course.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Step } from '../../../ui/reordering/moving.ts';
import { arrange, moveContent, moveSection, type Order, orderOf, step } from './order-moves.ts';

/** `a:12` is section a with the contents 1 and 2. */
const order = (drawing: string): Order =>
  drawing
    .split(' ')
    .map((section) => ({ id: section[0] ?? '', contents: section.slice(2).split('') }));

const draw = (some: Order | null) =>
  some?.map(({ id, contents }) => `${id}:${contents.join('')}`).join(' ') ?? null;

describe('moving a section', () => {
  it.each([
    ['a:1 b:2 c:3', 'a', 2, 'b:2 c:3 a:1'],
    ['a:1 b:2 c:3', 'c', 0, 'c:3 a:1 b:2'],
    ['a:1 b:2 c:3', 'b', 1, 'a:1 b:2 c:3'],
  ])('%s: %s to place %i', (before, id, index, after) => {
    expect(draw(moveSection(order(before), id, index))).toBe(after);
  });
});

describe('moving a content', () => {
  it.each([
    ['a:123 b:', '1', 'a', 2, 'a:231 b:'],
    ['a:123 b:', '3', 'a', 0, 'a:312 b:'],
    ['a:123 b:', '2', 'b', 0, 'a:13 b:2'],
    ['a:12 b:34', '1', 'b', 1, 'a:2 b:314'],
    ['a:12 b:34', '4', 'a', 2, 'a:124 b:3'],
    ['a:12 b:34', '1', 'a', 0, 'a:12 b:34'],
  ])('%s: %s to %s at place %i', (before, id, section, index, after) => {
    expect(draw(moveContent(order(before), id, { section, index }))).toBe(after);
  });
});

describe('moving by one position', () => {
  it.each<[string, string, Step, string | null]>([
    ['a:1 b:2', 'a', 1, 'b:2 a:1'],
    ['a:1 b:2', 'b', -1, 'b:2 a:1'],
    ['a:1 b:2', 'a', -1, null],
    ['a:1 b:2', 'b', 1, null],
  ])('of a section in %s: %s by %i', (before, id, by, after) => {
    expect(draw(step(order(before), id, by))).toBe(after);
  });

  it.each<[string, string, Step, string | null]>([
    ['a:12 b:3', '1', 1, 'a:21 b:3'],
    ['a:12 b:3', '2', -1, 'a:21 b:3'],
    ['a:12 b:3', '2', 1, 'a:1 b:23'],
    ['a:12 b:34', '3', -1, 'a:123 b:4'],
    ['a:1 b: c:2', '1', 1, 'a: b:1 c:2'],
    ['a:12 b:3', '1', -1, null],
    ['a:12 b:3', '3', 1, null],
    ['a:12 b:3', '9', 1, null],
  ])('of a content in %s: %s by %i', (before, id, by, after) => {
    expect(draw(step(order(before), id, by))).toBe(after);
  });
});

it('keeps every content through any sequence of moves', () => {
  const sections = ['a:12', 'b:', 'c:345'].map((drawing) => {
    const [{ id, contents }] = order(drawing) as [Order[number]];
    return { id, contents: contents.map((each) => ({ id: each })) } as Section;
  });
  const anyMove = fc.record({
    id: fc.constantFrom('1', '2', '3', '4', '5'),
    section: fc.constantFrom('a', 'b', 'c'),
    index: fc.nat(5),
  });
  fc.assert(
    fc.property(fc.array(anyMove), (moves) => {
      const moved = moves.reduce(
        (before, { id, section, index }) => moveContent(before, id, { section, index }),
        orderOf(sections),
      );
      expect(orderOf(arrange(sections, moved))).toEqual(moved);
      expect(moved.flatMap(({ contents }) => contents).toSorted()).toEqual([
        '1',
        '2',
        '3',
        '4',
        '5',
      ]);
    }),
  );
});

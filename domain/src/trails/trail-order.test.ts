import { describe, expect, it } from 'vitest';
import { describeCycle, findCycle, orderMistake } from './trail-order.ts';

/** `b:a` is b after a; `c:ab` after both. */
const items = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((item) => {
      const [id = '', after = ''] = item.split(':');
      return { id, title: id.toUpperCase(), after: Array.from(after) };
    });

describe('a cycle', () => {
  it.each<[text: string, cycle: string | null]>([
    ['', null],
    ['a b c', null],
    ['a b:a c:ab', null],
    ['c:b b:a a', null],
    ['a b:a c:a d:bc', null],
    ['a:a', 'a'],
    ['a:b b:a', 'ab'],
    ['a b:d c:b d:c', 'bdc'],
    ['x:a a:b b:a', 'ab'],
  ])('in %s is %s', (text, cycle) => {
    expect(findCycle(items(text))?.join('') ?? null).toBe(cycle);
  });

  it('is described by the titles of its items', () => {
    const titles = new Map([
      ['a', 'Lógica'],
      ['b', 'Bancos de dados'],
    ]);
    expect(describeCycle(['a', 'b'], titles)).toBe(
      'As etapas esperam umas pelas outras: “Lógica” depois de “Bancos de dados” depois de “Lógica”.',
    );
  });
});

describe('an order', () => {
  const moved = 'As etapas mudaram enquanto isso. Recarregue a página e ordene de novo.';

  it.each<[name: string, requested: string, mistake: string | null]>([
    ['of the same items is valid', 'c b a', null],
    ['without an item', 'a b', moved],
    ['with an item twice', 'a b b', moved],
    ['with an unknown item', 'a b x', moved],
    ['after an unknown item', 'a b c:x', moved],
    [
      'with a cycle',
      'a:c b c:a',
      'As etapas esperam umas pelas outras: “A” depois de “C” depois de “A”.',
    ],
  ])('%s', (_name, requested, mistake) => {
    expect(orderMistake(items('a b c'), items(requested))).toBe(mistake);
  });
});

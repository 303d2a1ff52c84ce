import { describe, expect, it } from 'vitest';
import { cycleInWords, findCycle, orderMistake } from './trail-order.ts';

/** `b:a` is b after a; `c:ab` after both. */
const steps = (drawn: string) =>
  drawn
    .split(' ')
    .filter(Boolean)
    .map((step) => {
      const [id = '', after = ''] = step.split(':');
      return { id, title: id.toUpperCase(), after: Array.from(after) };
    });

describe('a cycle', () => {
  it.each<[drawn: string, cycle: string | null]>([
    ['', null],
    ['a b c', null],
    ['a b:a c:ab', null],
    ['c:b b:a a', null],
    ['a b:a c:a d:bc', null],
    ['a:a', 'a'],
    ['a:b b:a', 'ab'],
    ['a b:d c:b d:c', 'bdc'],
    ['x:a a:b b:a', 'ab'],
  ])('in %s is %s', (drawn, cycle) => {
    expect(findCycle(steps(drawn))?.join('') ?? null).toBe(cycle);
  });

  it('is named as its steps wait for each other', () => {
    const titles = new Map([
      ['a', 'Lógica'],
      ['b', 'Bancos de dados'],
    ]);
    expect(cycleInWords(['a', 'b'], titles)).toBe(
      'As etapas esperam umas pelas outras: “Lógica” depois de “Bancos de dados” depois de “Lógica”.',
    );
  });
});

describe('an order', () => {
  const moved = 'As etapas mudaram enquanto isso. Recarregue a página e ordene de novo.';

  it.each<[name: string, asked: string, mistake: string | null]>([
    ['of the same steps is fine', 'c b a', null],
    ['without one of them', 'a b', moved],
    ['with one twice', 'a b b', moved],
    ['with a stranger', 'a b x', moved],
    ['after a stranger', 'a b c:x', moved],
    [
      'in a cycle names it',
      'a:c b c:a',
      'As etapas esperam umas pelas outras: “A” depois de “C” depois de “A”.',
    ],
  ])('%s', (_name, asked, mistake) => {
    expect(orderMistake(steps('a b c'), steps(asked))).toBe(mistake);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spokenFormula } from './spoken-formula.ts';

/** Structures around one or two formulas. */
const structures = {
  fraction: (above: string, below: string) => `\\frac{${above}}{${below}}`,
  bar: (inner: string) => `\\overline{${inner}}`,
  vector: (inner: string) => `\\vec{${inner}}`,
  hat: (inner: string) => `\\hat{${inner}}`,
  root: (inner: string) => `\\sqrt{${inner}}`,
  'cubic root': (inner: string) => `\\sqrt[3]{${inner}}`,
  power: (inner: string) => `a^{${inner}}`,
  index: (inner: string) => `a_{${inner}}`,
  'power of a root': (inner: string) => `\\sqrt{a}^{${inner}}`,
  brace: (inner: string) => `\\underbrace{${inner}}`,
} as const;
type Structure = keyof typeof structures;
const names = Object.keys(structures) as Structure[];

/** All formulas of `size` letters and structures, with `signs` between the terms. */
function formulas(size: number, kinds: readonly Structure[], signs: readonly string[]): string[] {
  const known = new Map<number, string[]>([[0, []]]);
  const terms = (count: number): string[] => {
    if (count === 1) return ['a'];
    const inner = kinds.flatMap((kind) => {
      const write: (...parts: string[]) => string = structures[kind];
      if (write.length === 1) return all(count - 1).map((part) => write(part));
      return pairs(count - 1).map(([above, below]) => write(above, below));
    });
    return inner;
  };
  const pairs = (count: number) =>
    Array.from({ length: count - 1 }, (_, at) =>
      all(at + 1).flatMap((first) => all(count - at - 1).map((second) => [first, second] as const)),
    ).flat();
  const all = (count: number): string[] => {
    const found = known.get(count);
    if (found) return found;
    const several = Array.from({ length: count - 1 }, (_, at) =>
      terms(at + 1).flatMap((first) =>
        all(count - at - 1).flatMap((rest) => signs.map((sign) => first + sign + rest)),
      ),
    ).flat();
    const result = [...terms(count), ...several];
    known.set(count, result);
    return result;
  };
  return Array.from({ length: size }, (_, at) => all(at + 1)).flat();
}

/** Pairs of formulas with the same words. */
function sameWords(sources: Iterable<string>): string[] {
  const byWords = new Map<string, string>();
  const same: string[] = [];
  for (const tex of new Set(sources)) {
    const words = spokenFormula(tex);
    const other = byWords.get(words);
    if (other !== undefined) same.push(`${other} and ${tex}: ${words}`);
    byWords.set(words, tex);
  }
  return same.slice(0, 10);
}

describe('two different formulas have different words', () => {
  it.each(names)('with each structure in itself: %s', (name) => {
    expect(sameWords(formulas(8, [name], [' ']))).toEqual([]);
  });

  it.each(names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const)))(
    'with two structures in each other: %s, %s',
    (one, other) => {
      expect(sameWords(formulas(5, [one, other], [' ', '-']))).toEqual([]);
    },
  );

  it('with all structures nested at random', () => {
    const { formula } = fc.letrec<{ formula: string; term: string }>((tie) => ({
      formula: fc
        .tuple(fc.constantFrom('', '-'), tie('term'), fc.constantFrom('', ' a', '+b', '-2'))
        .map((parts) => parts.join('')),
      term: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom('a', 'b', '2', '\\Delta'),
        ...names.map((name) => {
          const write: (...parts: string[]) => string = structures[name];
          return fc.tuple(tie('formula'), tie('formula')).map((parts) => write(...parts));
        }),
      ),
    }));
    fc.assert(
      fc.property(fc.array(formula, { minLength: 50, maxLength: 50 }), (sources) => {
        expect(sameWords(sources)).toEqual([]);
      }),
    );
  });
});

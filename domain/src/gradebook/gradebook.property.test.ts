import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimalText, hundredthsOf, isBelow, roundHalfUp, type Fraction } from './decimal.ts';
import { gradebookResults } from './gradebook.ts';
import {
  gradebookRules,
  type GradebookRules,
  recoveryRules,
  roundings,
} from './gradebook-rules.ts';

const hundredths = (min: number, max: number) =>
  fc.integer({ min, max }).map((value) => decimalText(BigInt(value)));
const mark = hundredths(0, 1000);

interface Given {
  rules: GradebookRules;
  students: Map<string, string>[];
}

/** Grade books of two terms with 1 to 5 columns each, and three students with some of the marks. */
const gradebook = (more: { weight?: fc.Arbitrary<string>; drops?: number[] } = {}) =>
  fc
    .record({
      weights: fc.array(
        fc.array(more.weight ?? hundredths(1, 400), { minLength: 1, maxLength: 5 }),
        {
          minLength: 2,
          maxLength: 2,
        },
      ),
      dropLowest: fc.constantFrom(...(more.drops ?? [0, 1, 2])),
      missing: fc.constantFrom('ZERO', 'LEAVE_OUT'),
      recovery: fc.constantFrom(null, ...recoveryRules),
      rounding: fc.constantFrom(...roundings),
      passing: mark,
      openToStudents: fc.boolean(),
      marks: fc.array(fc.array(fc.option(mark), { minLength: 13, maxLength: 13 }), {
        minLength: 3,
        maxLength: 3,
      }),
    })
    .map(({ weights, dropLowest, marks, ...rest }): Given => {
      const columns = weights.flatMap((ofTerm, term) =>
        ofTerm.map((weight, at) => ({
          id: `${term}-${at}`,
          title: 'Prova',
          term: `B${term}`,
          weight,
        })),
      );
      const recoveries = ['B0', 'B1', null].map((term) => ({
        id: `r-${term}`,
        title: 'Recuperação',
        term,
        weight: 1,
        isRecovery: true,
      }));
      const most = Math.max(...weights.map((ofTerm) => ofTerm.length));
      const rules = gradebookRules.parse({
        ...rest,
        terms: ['B0', 'B1'],
        columns: [...columns, ...(rest.recovery ? recoveries : [])],
        dropLowest: Math.min(dropLowest, most - 1),
      });
      const students = marks.map(
        (given) =>
          new Map(
            rules.columns.flatMap(({ id }, at) => {
              const value = given[at];
              return value ? [[id, value] as const] : [];
            }),
          ),
      );
      return { rules, students };
    });

const everyResult = ({ rules, students }: Given) =>
  gradebookResults(rules, students).flatMap(({ terms, final }) => [...terms, final]);

const valuesOf = (given: Given) =>
  everyResult(given).map(({ value }) => (value === null ? null : hundredthsOf(value)));

/** Raises one mark; everything else stays. */
const raising = (given: fc.Arbitrary<Given>) =>
  fc.tuple(given, fc.nat(), fc.integer({ min: 1, max: 1000 })).map(([before, pick, by]) => {
    const students = before.students.map((marks) => new Map(marks));
    const cells = students.flatMap((marks) => [...marks.keys()].map((id) => ({ marks, id })));
    const cell = cells[pick % cells.length];
    const value = cell && hundredthsOf(cell.marks.get(cell.id) ?? '0') + BigInt(by);
    if (value !== undefined) cell?.marks.set(cell.id, decimalText(value > 1000n ? 1000n : value));
    return { before, after: { ...before, students } };
  });

const neverLowers = ({ before, after }: { before: Given; after: Given }) => {
  const raised = valuesOf(after);
  for (const [at, value] of valuesOf(before).entries())
    if (value !== null) expect(raised[at]).toBeGreaterThanOrEqual(value);
};

it('raising a mark lowers no result', () => {
  fc.assert(fc.property(raising(gradebook({ drops: [0] })), neverLowers));
});

it('raising a mark lowers no result if the lowest of equal weights are dropped', () => {
  fc.assert(fc.property(raising(gradebook({ weight: fc.constant('1') })), neverLowers));
});

it('raising a mark can lower the result if it is then another mark that is dropped', () => {
  const rules = gradebookRules.parse({
    terms: ['B'],
    columns: ['10', '1', '10'].map((weight, at) => ({
      id: `${at}`,
      title: 'P',
      term: 'B',
      weight,
    })),
    dropLowest: 1,
    missing: 'ZERO',
    rounding: '0.1',
    passing: '6',
  });
  const final = (...marks: string[]) =>
    gradebookResults(rules, [new Map(marks.map((value, at) => [`${at}`, value]))])[0]?.final.value;
  expect(final('5', '5.5', '10')).toBe('9.6');
  expect(final('6', '5.5', '10')).toBe('8.0');
});

it('value and derivation agree', () => {
  fc.assert(
    fc.property(gradebook(), (given) => {
      const step = hundredthsOf(given.rules.rounding);
      for (const { value, derivation } of everyResult(given)) {
        expect(derivation === null).toBe(value === null);
        if (value === null || derivation === null) continue;
        const [equation = '', ...remarks] = derivation.split('; ');
        const [said, expression = ''] = equation.split(' = ');
        expect(said).toBe(value.replace('.', ','));
        const exact = evaluate(expression);
        const nearest = hundredthsOf(value);
        expect(roundHalfUp(exact, step)).toBe(nearest);
        const isExact = exact.numerator === nearest * exact.denominator;
        expect(remarks.some((one) => one.startsWith('arredondado de'))).toBe(!isExact);
      }
    }),
  );
});

it('a result does not depend on the order of the columns', () => {
  fc.assert(
    fc.property(gradebook(), fc.infiniteStream(fc.nat()), (given, keys) => {
      const shuffled = given.rules.columns
        .map((column) => ({ column, key: keys.next().value }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ column }) => column);
      expect(valuesOf({ ...given, rules: { ...given.rules, columns: shuffled } })).toEqual(
        valuesOf(given),
      );
    }),
  );
});

it('a result is between 0 and 10 and a multiple of the step', () => {
  fc.assert(
    fc.property(gradebook(), (given) => {
      const step = hundredthsOf(given.rules.rounding);
      for (const value of valuesOf(given)) {
        if (value === null) continue;
        expect(value >= 0n && value <= 1000n && value % step === 0n).toBe(true);
      }
    }),
  );
});

it('rounding goes to the nearest step, and up from the middle', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 100_000n }),
      fc.bigInt({ min: 1n, max: 500n }),
      fc.constantFrom(...roundings),
      (numerator, denominator, rounding) => {
        const step = hundredthsOf(rounding);
        const result = roundHalfUp({ numerator, denominator }, step);
        // result - step / 2 <= exact < result + step / 2
        const doubled = { numerator: numerator * 2n, denominator };
        expect(isBelow(doubled, 2n * result - step)).toBe(false);
        expect(isBelow(doubled, 2n * result + step)).toBe(true);
      },
    ),
  );
});

/** The exact value of an expression in a derivation, in hundredths: numbers with commas, +, ×, ÷ and parentheses. */
function evaluate(expression: string): Fraction {
  const signs = expression.match(/\d+(?:,\d+)?|[+×÷()]/g) ?? [];
  let at = 0;
  const factor = (): Fraction => {
    const sign = signs[at++] ?? '';
    if (sign !== '(') return { numerator: hundredthsOf(sign.replace(',', '.')), denominator: 100n };
    const inner = sum();
    at++;
    return inner;
  };
  const product = (): Fraction => {
    let result = factor();
    while (signs[at] === '×' || signs[at] === '÷') {
      const isTimes = signs[at++] === '×';
      const { numerator, denominator } = factor();
      result = isTimes
        ? { numerator: result.numerator * numerator, denominator: result.denominator * denominator }
        : {
            numerator: result.numerator * denominator,
            denominator: result.denominator * numerator,
          };
    }
    return result;
  };
  const sum = (): Fraction => {
    let result = product();
    while (signs[at] === '+') {
      at++;
      const other = product();
      result = {
        numerator: result.numerator * other.denominator + other.numerator * result.denominator,
        denominator: result.denominator * other.denominator,
      };
    }
    return result;
  };
  const { numerator, denominator } = sum();
  expect(at).toBe(signs.length);
  return { numerator: numerator * 100n, denominator };
}

import {
  decimalText,
  type Fraction,
  hundredthsOf,
  type Hundredths,
  isBelow,
  isExactly,
  meanWith,
  roundHalfUp,
  truncatedText,
  whole,
} from './decimal.ts';
import type { GradebookColumn, GradebookRules } from './gradebook-rules.ts';

/** A result, and in Portuguese the way to it: '7,5 = (8,0 × 2 + 6,5 × 1) ÷ 3'. Both are null without marks. */
interface GradebookResult {
  /** A decimal with a point: '7.5'. */
  value: string | null;
  derivation: string | null;
}

export interface StudentResults {
  /** In the order of the rules. */
  terms: (GradebookResult & { term: string })[];
  /** `hasPassed` is null without a result. */
  final: GradebookResult & { hasPassed: boolean | null };
}

/** The marks of a student by the id of their column: decimals from '0' to '10'. */
export type StudentMarks = ReadonlyMap<string, string>;

/** A column with its weight in hundredths, which is read once for all students. */
interface Weighted extends GradebookColumn {
  share: Hundredths;
}

type Rules = Omit<GradebookRules, 'columns'> & { columns: readonly Weighted[] };

/**
 * The results of students of a class, in the same order (product.md GRADE3 to GRADE8). A term has begun when somebody in the
 * class has a mark in it: before that nobody misses a mark of it.
 *
 * @param columnsBegun The ids of columns in which somebody in the class has a mark, if `students` are not all of them.
 */
export function gradebookResults(
  rules: GradebookRules,
  students: readonly StudentMarks[],
  columnsBegun: Iterable<string> = students.flatMap((marks) => [...marks.keys()]),
): StudentResults[] {
  const begun = new Set(columnsBegun);
  const columns = rules.columns.map((column) => ({
    ...column,
    share: hundredthsOf(column.weight),
  }));
  const termsBegun = new Set(columns.filter(({ id }) => begun.has(id)).map(({ term }) => term));
  return students.map((marks) => resultsOf({ ...rules, columns }, marks, termsBegun));
}

function resultsOf(
  rules: Rules,
  marks: StudentMarks,
  termsBegun: ReadonlySet<string | null>,
): StudentResults {
  const terms = rules.terms.map((term) => {
    const mean = termsBegun.has(term) ? termMean(rules, term, marks) : null;
    return { term, result: rounded(rules, recovered(rules, term, { mean, marks })) };
  });
  const mean = meanOfTerms(
    terms.map(({ term, result }) => ({ term, value: result?.value ?? null })),
  );
  const final = rounded(rules, recovered(rules, null, { mean, marks }));
  const hasPassed = final && final.value >= hundredthsOf(rules.passing);
  return {
    terms: terms.map(({ term, result }) => ({ term, ...inWords(rules, result) })),
    final: { ...inWords(rules, final), hasPassed },
  };
}

/** An exact result, the expression that it comes from, and remarks on it. */
interface Derived {
  exact: Fraction;
  expression: string;
  remarks: string[];
}

type Rounded = Derived & { value: Hundredths };

interface Entry {
  column: Weighted;
  value: Hundredths;
}

/** The weighted mean of a term, or null without a mark that counts. */
function termMean(rules: Rules, term: string, marks: StudentMarks): Derived | null {
  const columns = rules.columns.filter((one) => one.term === term && !one.isRecovery);
  const missing = columns.filter(({ id }) => !marks.has(id));
  const countsZero = rules.missing === 'ZERO';
  const entries = columns
    .filter(({ id }) => countsZero || marks.has(id))
    .map((column) => ({ column, value: hundredthsOf(marks.get(column.id) ?? '0') }));
  if (entries.length === 0) return null;
  const dropped = lowest(entries, rules.dropLowest);
  const kept = entries.filter((entry) => !dropped.includes(entry));
  const sum = (of: (entry: Entry) => bigint) => kept.reduce((total, one) => total + of(one), 0n);
  const weights = sum(({ column }) => column.share);
  const products = kept.map(({ value, column }) => `${comma(value)} × ${comma(column.share, 0)}`);
  return {
    exact: { numerator: sum(({ value, column }) => value * column.share), denominator: weights },
    expression: `(${products.join(' + ')}) ÷ ${comma(weights, 0)}`,
    remarks: [
      ...remark(
        'descartada',
        dropped.map(({ column, value }) => `${comma(value)} em ${column.title}`),
      ),
      ...remark(countsZero ? 'sem nota, conta 0' : 'sem nota, fora da conta', titlesOf(missing)),
    ],
  };
}

/**
 * The lowest `count` marks, but never all of them. Of equal marks that of the greatest weight is dropped, which is best for the
 * student and does not depend on the order of the columns.
 */
function lowest(entries: readonly Entry[], count: number): Entry[] {
  return entries
    .toSorted((a, b) => Number(a.value - b.value || b.column.share - a.column.share))
    .slice(0, Math.min(count, entries.length - 1));
}

/** The mean after the mark of a recovery, if there is one. Without a mean that mark alone is the result. */
function recovered(
  { columns, recovery }: Rules,
  term: string | null,
  { mean, marks }: { mean: Derived | null; marks: StudentMarks },
): Derived | null {
  const column = columns.find((one) => one.isRecovery && one.term === term);
  const mark = column && marks.get(column.id);
  if (mark === undefined || recovery === null) return mean;
  const value = hundredthsOf(mark);
  const text = comma(value);
  if (!mean) return { exact: whole(value), expression: text, remarks: ['só a recuperação'] };
  const { exact, expression, remarks } = mean;
  if (recovery === 'MEAN')
    return {
      exact: meanWith(exact, value),
      expression: `(${expression} + ${text}) ÷ 2`,
      remarks: [...remarks, `média com a recuperação, ${text}`],
    };
  if (recovery === 'MAX' && !isBelow(exact, value))
    return { ...mean, remarks: [...remarks, `a recuperação, ${text}, não é maior`] };
  const verb = recovery === 'MAX' ? 'recuperação, maior do que' : 'recuperação no lugar de';
  return { exact: whole(value), expression: text, remarks: [`${verb} ${expression}`, ...remarks] };
}

/** The mean of the terms that have a result. */
function meanOfTerms(terms: readonly { term: string; value: Hundredths | null }[]): Derived | null {
  const values = terms.flatMap(({ value }) => value ?? []);
  const [first] = values;
  if (first === undefined) return null;
  const without = terms.filter(({ value }) => value === null).map(({ term }) => term);
  return {
    exact: {
      numerator: values.reduce((total, value) => total + value, 0n),
      denominator: BigInt(values.length),
    },
    expression:
      values.length === 1
        ? comma(first)
        : `(${values.map((value) => comma(value)).join(' + ')}) ÷ ${values.length}`,
    remarks: remark('sem resultado', without),
  };
}

const rounded = ({ rounding }: Rules, derived: Derived | null): Rounded | null =>
  derived && { ...derived, value: roundHalfUp(derived.exact, hundredthsOf(rounding)) };

function inWords({ rounding }: Rules, result: Rounded | null): GradebookResult {
  if (!result) return { value: null, derivation: null };
  const { value, exact, expression, remarks } = result;
  const text = decimalText(value, rounding === '1' ? 0 : 1);
  const remarkOnRounding = isExactly(exact, value)
    ? []
    : [`arredondado de ${truncatedText(exact)}`];
  return {
    value: text,
    derivation: [`${text.replace('.', ',')} = ${expression}`, ...remarks, ...remarkOnRounding].join(
      '; ',
    ),
  };
}

const comma = (value: Hundredths, least = 1): string => decimalText(value, least).replace('.', ',');

const titlesOf = (columns: readonly GradebookColumn[]) => columns.map(({ title }) => title);

const remark = (words: string, parts: readonly string[]): string[] =>
  parts.length === 0 ? [] : [`${words}: ${parts.join(', ')}`];

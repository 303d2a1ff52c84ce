import type { ColumnValues, RulesValues, TermValues } from './rules-values.ts';

/** Ready choices: the terms of a year. */
export const readyTerms = [
  { count: 4, noun: 'bimestre', label: '4 bimestres' },
  { count: 3, noun: 'trimestre', label: '3 trimestres' },
  { count: 2, noun: 'semestre', label: '2 semestres' },
] as const;

const aColumn = (term: string, title: string): ColumnValues => ({
  id: crypto.randomUUID(),
  term,
  title,
  weight: '1',
  isRecovery: false,
  source: '',
  from: '',
  to: '',
});

const aTerm = (title: string): TermValues => ({ key: crypto.randomUUID(), title });

/** The rules of a year with so many terms, each with an exam and a paper. How missing marks count must be chosen. */
export function readyRules({ count, noun }: { count: number; noun: string }): RulesValues {
  const terms = Array.from({ length: count }, (_, at) => aTerm(`${at + 1}º ${noun}`));
  return {
    terms,
    columns: terms.flatMap(({ key }) => ['Prova', 'Trabalho'].map((title) => aColumn(key, title))),
    dropLowest: '0',
    missing: '',
    recovery: '',
    rounding: '0.1',
    passing: '6',
    openToStudents: false,
  };
}

type Lists = Pick<RulesValues, 'terms' | 'columns'>;

/** Adds a term that counts on from the last one: '5º bimestre' after '4º bimestre'. */
export function addTerm({ terms, columns }: Lists): Lists {
  const [, number, words = ''] = /^(\d+)(º .+)$/.exec(terms.at(-1)?.title ?? '') ?? [];
  const term = aTerm(number === undefined ? '' : `${Number(number) + 1}${words}`);
  return { terms: [...terms, term], columns: [...columns, aColumn(term.key, 'Prova')] };
}

export const removeTerm = ({ terms, columns }: Lists, key: string): Lists => ({
  terms: terms.filter((term) => term.key !== key),
  columns: columns.filter(({ term }) => term !== key),
});

/** Without the neighbour in this direction nothing changes. */
export function moveTerm({ terms, columns }: Lists, key: string, by: -1 | 1): Lists {
  const at = terms.findIndex((term) => term.key === key);
  return { terms: swapped(terms, at, at + by), columns };
}

export const addColumn = ({ terms, columns }: Lists, term: string): Lists => ({
  terms,
  columns: [...columns, aColumn(term, '')],
});

/** `term` is '' for the recovery of the year. Its weight counts nothing. */
export const addRecovery = ({ terms, columns }: Lists, term: string): Lists => ({
  terms,
  columns: [
    ...columns,
    { ...aColumn(term, term === '' ? 'Recuperação final' : 'Recuperação'), isRecovery: true },
  ],
});

export const removeColumn = ({ terms, columns }: Lists, id: string): Lists => ({
  terms,
  columns: columns.filter((column) => column.id !== id),
});

/** Up or down among the columns of its term. */
export function moveColumn({ terms, columns }: Lists, id: string, by: -1 | 1): Lists {
  const siblings = siblingsOf(columns, id);
  const other = siblings[siblings.findIndex((column) => column.id === id) + by];
  const at = (wanted: string | undefined) => columns.findIndex((column) => column.id === wanted);
  return { terms, columns: swapped(columns, at(id), at(other?.id)) };
}

/** To the end of another term. */
export function moveToTerm({ terms, columns }: Lists, id: string, term: string): Lists {
  const others = columns.filter((column) => column.id !== id);
  const moved = columns.filter((column) => column.id === id);
  return { terms, columns: [...others, ...moved.map((column) => ({ ...column, term }))] };
}

/** The columns of the same term that are no recoveries. */
export function siblingsOf(columns: readonly ColumnValues[], id: string): ColumnValues[] {
  const term = columns.find((column) => column.id === id)?.term;
  return columns.filter((column) => column.term === term && !column.isRecovery);
}

function swapped<T>(items: readonly T[], at: number, other: number): T[] {
  const [one, two] = [items[at], items[other]];
  if (one === undefined || two === undefined) return [...items];
  return items.with(at, two).with(other, one);
}

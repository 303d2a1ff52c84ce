import {
  type GradebookRules,
  type GradebookRulesDraft,
  gradebookRulesDraft,
} from '@sabia/domain/gradebook/gradebook-rules.ts';
import { withComma } from '@sabia/domain/gradebook/with-comma.ts';
import { messages } from '@sabia/domain/messages.ts';
import { rules } from '../../platform/form-rules.ts';
import { sourceOf, sourceValue, type SourceValue } from './source-options.ts';

export interface TermValues {
  /** Stays while the term gets another title. */
  key: string;
  title: string;
}

export interface ColumnValues {
  id: string;
  /** The key of its term; '' for the recovery of the year. */
  term: string;
  title: string;
  /** As it is typed, with a comma or a point. */
  weight: string;
  isRecovery: boolean;
  source: SourceValue;
  /** Of an attendance: its first and last day. */
  from: string;
  to: string;
}

/** Values of the form of the rules; an empty field is ''. */
export interface RulesValues {
  terms: TermValues[];
  columns: ColumnValues[];
  dropLowest: string;
  missing: GradebookRules['missing'] | '';
  recovery: NonNullable<GradebookRules['recovery']> | '';
  rounding: GradebookRules['rounding'];
  passing: string;
  openToStudents: boolean;
}

const withPoint = (typed: string): string => typed.trim().replace(',', '.');

export function valuesOf(stored: GradebookRules): RulesValues {
  const { terms, columns, dropLowest, recovery, passing, ...others } = stored;
  return {
    ...others,
    terms: terms.map((title) => ({ key: title, title })),
    columns: columns.map(({ term, weight, source, ...column }) => ({
      ...column,
      term: term ?? '',
      weight: withComma(weight),
      ...sourceFields(source),
    })),
    dropLowest: String(dropLowest),
    recovery: recovery ?? '',
    passing: withComma(passing),
  };
}

function sourceFields(
  source: GradebookRules['columns'][number]['source'],
): Pick<ColumnValues, 'source' | 'from' | 'to'> {
  if (source?.kind === 'ATTENDANCE')
    return { source: source.kind, from: source.from, to: source.to };
  return { source: source ? sourceValue(source) : '', from: '', to: '' };
}

/** An empty field is left out, which the schema then misses. */
function fieldsOf({ terms, columns, dropLowest, recovery, ...others }: RulesValues) {
  const titles = new Map(terms.map(({ key, title }) => [key, title.trim()]));
  return {
    ...others,
    terms: terms.map(({ title }) => title),
    columns: columns.map(({ term, weight, source, from, to, ...column }) => ({
      ...column,
      ...(source && { source: sourceOf(source, { from, to }) }),
      term: term === '' ? null : titles.get(term),
      weight: withPoint(weight) || undefined,
    })),
    dropLowest: dropLowest.trim() === '' ? undefined : Number(dropLowest),
    missing: others.missing || undefined,
    recovery: recovery || null,
    passing: withPoint(others.passing) || undefined,
  };
}

const mistakesOfDraft = rules(gradebookRulesDraft);

/** The first mistake of each field, by its path in the form. */
export const mistakesOf = (values: RulesValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(mistakesOfDraft(fieldsOf(values))).flatMap(([path, message]) => {
      // A column follows its term, whose title has the mistake.
      if (/^columns\.\d+\.term$/.test(path)) return [];
      if (/^columns\.\d+\.isRecovery$/.test(path)) return [['recovery', message]];
      const [, column, field = ''] = /^(columns\.\d+)\.source(?:\.(\w+))?$/.exec(path) ?? [];
      if (column)
        return [
          [`${column}.${['from', 'to'].includes(field) ? field : 'source'}`, forDay(message)],
        ];
      if (/^terms\.\d+$/.test(path)) return [[`${path}.title`, message]];
      return [[path, message === messages.required ? message : forTyping(path, message)]];
    }),
  );

/** A day that is not chosen is empty, and can't be anything but a day. */
const forDay = (message: string): string =>
  message === messages.invalid ? messages.required : message;

/** The schema asks clients for a point; people type a comma. */
function forTyping(path: string, message: string): string {
  if (path.endsWith('.weight')) return 'De 0,01 a 100';
  if (path === 'passing') return 'Use um número de 0 a 10, com até duas casas decimais';
  return message;
}

export const draftOf = (values: RulesValues, revision: number | null): GradebookRulesDraft =>
  gradebookRulesDraft.parse({ ...fieldsOf(values), revision });

/** The label of each field, in the order of the screen. */
export function labelsOf({ terms, columns }: RulesValues): Record<string, string> {
  const place = (key: string) =>
    terms.find((term) => term.key === key)?.title.trim() || 'ano inteiro';
  const ofColumn = (key: string) =>
    columns.flatMap((column, at): [string, string][] =>
      column.term === key
        ? [
            [`columns.${at}.title`, `${column.title || 'Coluna'}, ${place(key)}`],
            [`columns.${at}.weight`, `Peso de ${column.title || 'coluna'}, ${place(key)}`],
            [`columns.${at}.source`, `Notas de ${column.title || 'coluna'}, ${place(key)}`],
            [`columns.${at}.from`, `Primeiro dia de ${column.title || 'coluna'}, ${place(key)}`],
            [`columns.${at}.to`, `Último dia de ${column.title || 'coluna'}, ${place(key)}`],
          ]
        : [],
    );
  const ofTerms = terms.flatMap(({ key }, at): [string, string][] => [
    [`terms.${at}.title`, `${at + 1}º período`],
    ...ofColumn(key),
  ]);
  return {
    terms: 'Períodos',
    ...Object.fromEntries([...ofTerms, ...ofColumn('')]),
    columns: 'Colunas',
    ...ruleLabels,
  };
}

export const ruleLabels = {
  missing: 'Quando falta uma nota',
  dropLowest: 'Notas mais baixas que não contam',
  recovery: 'Como a recuperação conta',
  rounding: 'Arredondamento',
  passing: 'Nota para passar',
  openToStudents: 'Os estudantes veem as notas assim que são lançadas',
} as const;

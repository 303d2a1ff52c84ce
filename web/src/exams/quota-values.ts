import type { DrawQuota } from '@sabia/domain/questions/draw-quotas.ts';

/** Value of a number input; a string while the input is empty or incomplete. */
type NumberValue = number | string;

/** The values of a quota's fields. */
export interface QuotaValues {
  /** React key. */
  key: string;
  questionsQtd: NumberValue;
  /** Chosen criteria: `categories:<id>`, `difficulties:EASY`. */
  criteria: string[];
  yearFrom: NumberValue;
  yearTo: NumberValue;
}

/** The lists of a quota that are chosen in one field. */
export const criterionFields = [
  'origins',
  'categories',
  'levels',
  'skills',
  'difficulties',
  'tags',
  'kinds',
] as const satisfies readonly (keyof DrawQuota)[];
type CriterionField = (typeof criterionFields)[number];

export const criterion = (field: CriterionField, value: string): string => `${field}:${value}`;

export const newQuota = (): QuotaValues => ({
  key: crypto.randomUUID(),
  questionsQtd: 5,
  criteria: [],
  yearFrom: '',
  yearTo: '',
});

export const quotaValuesOf = (quotas: readonly DrawQuota[]): QuotaValues[] =>
  quotas.map((quota) => ({
    ...newQuota(),
    questionsQtd: quota.questionsQtd,
    criteria: criterionFields.flatMap((field) =>
      quota[field].map((value) => criterion(field, value)),
    ),
    yearFrom: quota.yearFrom ?? '',
    yearTo: quota.yearTo ?? '',
  }));

const numberOf = (value: NumberValue): number | null => (typeof value === 'number' ? value : null);

/** The quotas before validation. */
export const quotasOf = (values: readonly QuotaValues[]) =>
  values.map(({ questionsQtd, criteria, yearFrom, yearTo }) => ({
    questionsQtd: numberOf(questionsQtd),
    ...Object.fromEntries(criterionFields.map((field) => [field, valuesFor(field, criteria)])),
    yearFrom: numberOf(yearFrom),
    yearTo: numberOf(yearTo),
  }));

const valuesFor = (field: CriterionField, criteria: readonly string[]) =>
  criteria
    .filter((chosen) => chosen.startsWith(`${field}:`))
    .map((chosen) => chosen.slice(field.length + 1));

/** The paths of messages about quotas. */
export const quotaPaths = (errors: object): string[] =>
  Object.keys(errors).filter((path) => path.startsWith('drawQuotas'));

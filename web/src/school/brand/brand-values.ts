import type { Difference } from '@sabia/domain/history/revision.ts';
import { type BrandFields, defaultBrand } from '@sabia/domain/school/brand.ts';
import { type BrandColor, brandColorProblem } from '@sabia/domain/school/brand-colors.ts';
import { type SchoolChanges, schoolChanges } from '@sabia/domain/school/school.ts';
import { brandLabels } from '@sabia/domain/school/school-labels.ts';
import { rules } from '../../platform/form-rules.ts';

/** The values of the form; an empty one is the default. */
export type BrandValues = Record<keyof BrandFields, string>;

const fields = Object.keys(brandLabels) as (keyof BrandFields)[];

/** One value for each field of the brand. */
const eachField = <T>(valueOf: (field: keyof BrandFields) => T) =>
  Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as Record<
    keyof BrandFields,
    T
  >;

export const defaultValues: BrandValues = eachField(() => '');

export const valuesOf = (stored: BrandFields): BrandValues =>
  eachField((field) => stored[field] ?? '');

export const changesOf = (values: BrandValues): Pick<SchoolChanges, keyof BrandFields> =>
  eachField((field) => values[field].trim() || null);

const judge = rules(schoolChanges);
export const mistakesIn = (values: BrandValues) => judge(changesOf(values));

/** The colour that the preview shows: the nearest usable one while another is written. */
export function shownColor(use: BrandColor, value: string): string {
  const standard = use === 'action' ? defaultBrand.actionColor : defaultBrand.aliveColor;
  const color = value.trim().toLowerCase();
  if (!/^#[\da-f]{6}$/.test(color)) return standard;
  return brandColorProblem(use, color)?.nearest ?? color;
}

/** The change that puts the former values of the brand back; undefined if none of its fields differs. */
export function undoOf(differences: readonly Difference[]): SchoolChanges | undefined {
  const former = differences.filter(({ field }) => field in brandLabels);
  if (former.length === 0) return undefined;
  return Object.fromEntries(former.map(({ field, before }) => [field, before || null]));
}

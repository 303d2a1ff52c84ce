import type { Difference } from '@sabia/domain/history/revision.ts';
import { defaultBrand } from '@sabia/domain/school/brand.ts';
import { type BrandColor, brandColorProblem } from '@sabia/domain/school/brand-colors.ts';
import { type School, type SchoolChanges, schoolChanges } from '@sabia/domain/school/school.ts';
import { brandLabels } from '@sabia/domain/school/school-labels.ts';
import { rules } from '../../platform/form-rules.ts';

type BrandField = keyof typeof brandLabels;

/** The values of the form; an empty one is the default. */
export type BrandValues = Record<BrandField, string>;

const fields = Object.keys(brandLabels) as BrandField[];

/** One value for each field of the form. */
const eachField = <T>(valueOf: (field: BrandField) => T) =>
  Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as Record<BrandField, T>;

export const defaultValues: BrandValues = eachField(() => '');

export const valuesOf = (stored: Pick<School, BrandField>): BrandValues =>
  eachField((field) => stored[field] ?? '');

export const changesOf = (values: BrandValues): Record<BrandField, string | null> =>
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

import { z } from 'zod';
import { id } from '../fields.ts';
import type { StudentResults } from './gradebook.ts';

const value = z.string().nullable();
const changedValue = z.object({ before: value, after: value });

/** A student whose results other rules change (product.md GRADE11). */
export const changedStudent = z.object({
  userId: id,
  name: z.string(),
  /** Only those with another result. */
  terms: z.array(changedValue.extend({ term: z.string() })),
  final: changedValue,
  hasPassed: z.object({ before: z.boolean().nullable(), after: z.boolean().nullable() }),
});
export type ChangedStudent = z.output<typeof changedStudent>;

/** The differences between the results of a student by two rules; null without any. */
export function changedResults(
  before: StudentResults | null,
  after: StudentResults,
): Pick<ChangedStudent, 'terms' | 'final' | 'hasPassed'> | null {
  const valueIn = (results: StudentResults | null, term: string) =>
    results?.terms.find((one) => one.term === term)?.value ?? null;
  const titles = new Set([...(before?.terms ?? []), ...after.terms].map(({ term }) => term));
  const terms = [...titles]
    .map((term) => ({ term, before: valueIn(before, term), after: valueIn(after, term) }))
    .filter(isOther);
  const final = { before: before?.final.value ?? null, after: after.final.value };
  const hasPassed = { before: before?.final.hasPassed ?? null, after: after.final.hasPassed };
  return terms.length > 0 || isOther(final) || isOther(hasPassed)
    ? { terms, final, hasPassed }
    : null;
}

/** '7' and '7.0' are the same result. */
const isOther = <T extends string | boolean | null>(change: { before: T; after: T }): boolean => {
  const [before, after] = [change.before, change.after].map((one) =>
    typeof one === 'string' ? Number(one) : one,
  );
  return before !== after;
};

import { z } from 'zod';
import { id, instant } from '../fields.ts';
import { taxonomyKinds, term } from './taxonomy.ts';

/** Bytes of the rows that one merge changed: a larger one cannot be undone (product.md K9). */
export const mergeBytes = 8_000_000;

/** Bytes of all merges that can be undone: the oldest beyond it cannot. */
export const keptMergesBytes = 64_000_000;

/** Uses of a term with which its merge can surely be undone. */
export const undoableUses = 50_000;

/** The remaining term of a merge; `mergeId` is what undoes it, null if it is too large. */
export const mergedTerm = term.extend({ mergeId: id.nullable() });
export type MergedTerm = z.output<typeof mergedTerm>;

/** A merge of the last 30 days. */
export const listedMerge = z.object({
  id,
  kind: z.enum(taxonomyKinds),
  /** The title of the term that was replaced. */
  from: z.string(),
  /** The title that the remaining term had then. */
  into: z.string(),
  usesQtd: z.number().int(),
  changedBy: z.object({ id, name: z.string() }).nullable(),
  changedAt: instant,
  undoneAt: instant.nullable(),
});
export type ListedMerge = z.output<typeof listedMerge>;

/** The uses that a term has got back, and those that stay as they are because somebody has changed them since. */
export const undoneMerge = z.object({ usesQtd: z.number().int(), keptQtd: z.number().int() });
export type UndoneMerge = z.output<typeof undoneMerge>;

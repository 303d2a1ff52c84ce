import { z } from 'zod';
import { id, instant } from '../fields.ts';

/** Days for which a deleted entity can be restored (product.md BIN1). */
export const binDays = 30;

const dayMs = 24 * 3600 * 1000;

/** Entities deleted before this moment can't be restored any more. */
export const binStart = (now: Date): Date => new Date(now.getTime() - binDays * dayMs);

/** Days in which a deleted entity can still be restored; the present one counts. */
export const daysLeft = (deletedAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((deletedAt.getTime() - binStart(now).getTime()) / dayMs));

const binKinds = ['COURSE', 'SECTION', 'CONTENT', 'QUESTION'] as const;
export type BinKind = (typeof binKinds)[number];

/** A deleted entity that can be restored. */
export const binItem = z.object({
  kind: z.enum(binKinds),
  id,
  /** Of a question, its statement as rich text. */
  title: z.string(),
  /** The titles of its course, section and content, or of its practice exam. */
  within: z.array(z.string()),
  deletedAt: instant,
  /** Null if the deletion was not made by a user. */
  deletedBy: z.object({ id, name: z.string() }).nullable(),
  daysLeft: z.number().int(),
  /** The entity that has to be restored first, because it is deleted too. */
  blockedBy: z.enum(['COURSE', 'SECTION', 'CONTENT']).nullable(),
});
export type BinItem = z.output<typeof binItem>;

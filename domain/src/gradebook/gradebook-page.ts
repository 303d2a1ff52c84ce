import { z } from 'zod';
import { id, instant } from '../fields.ts';
import { sourceChoice } from './column-source.ts';
import { storedRules } from './gradebook-rules.ts';

const result = z.object({ value: z.string().nullable(), derivation: z.string().nullable() });

/** A student with marks and results, for teachers (product.md GRADE3 to GRADE8). */
const gradebookStudent = z.object({
  userId: id,
  name: z.string(),
  marks: z.array(z.object({ columnId: z.string(), value: z.string() })),
  terms: z.array(result.extend({ term: z.string() })),
  final: result.extend({ hasPassed: z.boolean().nullable() }),
});
export type GradebookStudent = z.output<typeof gradebookStudent>;

/** The titles of closed terms. */
export const closedTerms = z.object({ closedTerms: z.array(z.string()) });
export type ClosedTerms = z.output<typeof closedTerms>;

/** The rules with their revision; null before there are any. */
const inForce = closedTerms.extend({
  rules: storedRules.nullable(),
  revision: z.number().int().nullable(),
});
export type RulesInForce = z.output<typeof inForce>;

/** The rules for those who change them. */
export const rulesInForce = inForce.extend({
  /** The ids of the columns in which somebody has a mark. */
  markedColumns: z.array(z.string()),
  /** The works of the class that can give marks to a column. */
  sourceChoices: z.array(sourceChoice),
});
export type EditedRules = z.output<typeof rulesInForce>;

/** The grade book of a class: a page of its students by name. */
export const gradebookPage = inForce.extend({
  /** The title of the assignment or mock exam event of each column that has one; null: it is gone. */
  sourceTitles: z.array(z.object({ columnId: z.string(), title: z.string().nullable() })),
  students: z.array(gradebookStudent),
  page: z.number().int(),
  limit: z.number().int(),
  total: z.number().int(),
  totalPages: z.number().int(),
});
export type GradebookPage = z.output<typeof gradebookPage>;

export const changedRules = storedRules.extend({ revision: z.number().int() });
export type ChangedRules = z.output<typeof changedRules>;

/** A mark that a cell has or had. */
export const earlierMark = z.object({
  /** Null: the mark was taken away. */
  value: z.string().nullable(),
  reason: z.string().nullable(),
  markedAt: instant,
  /** Null: the person has deleted the account, or a source gave the mark. */
  markedBy: z.string().nullable(),
  /** The mark came from the source of the column, which the reason names. */
  isFromSource: z.boolean(),
});
export type EarlierMark = z.output<typeof earlierMark>;

import { z } from 'zod';
import { choiceError } from '../choice.ts';
import { id, instant } from '../fields.ts';
import { messages } from '../messages.ts';
import { bulkChangeLimit } from './bulk-change-limit.ts';
import { questionFilters } from './listed-question.ts';
import { questionTags, sharedMetadata } from './question-metadata.ts';
import { questionsOwner } from './questions-owner.ts';

/** The first mistake of the selection that the value resembles. */
function mistakeOfSelection({ input, ...issue }: z.core.$ZodRawIssue): string {
  const [ofIds, ofFilters] = issue.code === 'invalid_union' ? issue.errors : [];
  const isFiltered = typeof input === 'object' && input !== null && 'filters' in input;
  const [mistake] = (isFiltered ? ofFilters : ofIds) ?? [];
  return mistake?.message ?? messages.invalid;
}

/** The chosen questions, or all that the filters find. */
export const questionSelection = z.union(
  [
    z.strictObject({ ids: z.array(id).min(1, { error: messages.required }).max(bulkChangeLimit) }),
    z.strictObject({ filters: questionFilters }),
  ],
  { error: mistakeOfSelection },
);
export type QuestionSelection = z.output<typeof questionSelection>;

const action = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('tag'),
      add: questionTags.default([]),
      remove: questionTags.default([]),
    }),
    z.strictObject({ kind: z.literal('describe'), changes: sharedMetadata.partial() }),
    z.strictObject({ kind: z.literal('move'), to: questionsOwner }),
    z.strictObject({ kind: z.literal('copy'), to: questionsOwner }),
    z.strictObject({ kind: z.literal('delete') }),
  ],
  { error: choiceError },
);
export type BulkAction = z.output<typeof action>;

/** The actions on a selection, and what an import does. */
const bulkKinds = ['tag', 'describe', 'move', 'copy', 'delete', 'import', 'complete'] as const;
export type BulkKind = (typeof bulkKinds)[number];

/** A bulk change of the last 30 days. */
export const listedBulkChange = z.object({
  id,
  kind: z.enum(bulkKinds),
  questionsQtd: z.number().int(),
  /** Null for a change that made no difference. */
  changedBy: z.object({ id, name: z.string() }).nullable(),
  changedAt: instant,
  undoneAt: instant.nullable(),
});
export type ListedBulkChange = z.output<typeof listedBulkChange>;

/** Changes although active exams are then short of questions; else these are a refusal (product.md Q22). */
export const acceptsShortExams = z.boolean({ error: messages.invalid }).default(false);

export const bulkChange = z.object({
  selection: questionSelection,
  action,
  acceptsShortExams,
});
export type BulkChange = z.output<typeof bulkChange>;

import type { PracticeExamDraft } from '@sabia/domain/practice-exams/practice-exam.ts';
import { examFields, keptInstructions } from '../exams/exam-fields.ts';

/** The fields that a copy of a practice exam takes over. */
export const copiedPracticeExamFields = [
  'shortDescription',
  'level',
  'paymentType',
  'autoGenerate',
  ...examFields,
  'levelingBands',
] as const satisfies readonly (keyof PracticeExamDraft)[];

/** The fields that the history records and restores. */
export const revisedPracticeExamFields = [
  'title',
  ...copiedPracticeExamFields,
  'isLeveling',
  'isActive',
] as const satisfies readonly (keyof PracticeExamDraft)[];

/** The fields of a practice exam that are columns; its categories and levels are `practice_exam_terms`. */
export const practiceExamFields = [
  ...revisedPracticeExamFields,
  'storageId',
] as const satisfies readonly (keyof PracticeExamDraft)[];

/** The fields with sanitised instructions. */
export const sanitised = <Fields extends { instructions?: string | null | undefined }>({
  instructions,
  ...fields
}: Fields) => ({
  ...fields,
  ...(instructions !== undefined && { instructions: keptInstructions(instructions) }),
});

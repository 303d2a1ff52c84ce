import { z } from 'zod';
import { id } from '../fields.ts';

/** Attempts are at an exam of a course, at a practice exam, or at the error notebook of their learner. */
export type ExamKind = 'CONTENT' | 'PRACTICE_EXAM' | 'NOTEBOOK';

/** An exam by its id: that of its content, of its practice exam, or of the learner of the error notebook. */
export interface ExamKey {
  examId: string;
  examKind: ExamKind;
}

/** An exam in replies; both null: the error notebook. */
export const examIds = { contentId: id.nullable(), practiceExamId: id.nullable() };
export type ExamIds = z.output<z.ZodObject<typeof examIds>>;

/** The mask of these fields for `omit`. */
export const examIdFields = { contentId: true, practiceExamId: true } as const;

/** An exam in a body: one of the ids. */
export const sentExamIds = {
  contentId: id.nullable().default(null),
  practiceExamId: id.nullable().default(null),
};
export const sentExamFields = Object.keys(sentExamIds);

/** The exam of a body; null for none or both. */
export function examOfIds({ contentId, practiceExamId }: ExamIds): SchoolExam | null {
  if (contentId === null)
    return practiceExamId === null ? null : { examId: practiceExamId, examKind: 'PRACTICE_EXAM' };
  return practiceExamId === null ? { examId: contentId, examKind: 'CONTENT' } : null;
}

/** An exam of the school: any but the error notebook of a learner. */
export type SchoolExam = ExamKey & { examKind: 'CONTENT' | 'PRACTICE_EXAM' };

/** The field of a body that names an exam of this kind. */
export const fieldOfExam = { CONTENT: 'contentId', PRACTICE_EXAM: 'practiceExamId' } as const;

/** An exam in a query, by one of the ids. */
export const askedExamIds = { contentId: id.optional(), practiceExamId: id.optional() };

/** The fields that a link to an attempt needs. */
export const linkedExam = {
  /** Null for an exam of a course. */
  practiceExamId: examIds.practiceExamId,
  /** The exam is the leveling exam, which has a page of its own. */
  isLeveling: z.boolean(),
  /** Of the exam in a course; both null for a practice exam. */
  contentId: examIds.contentId,
  courseSlug: z.string().nullable(),
};

export const idsOfExam = ({ examId, examKind }: ExamKey): ExamIds => ({
  contentId: examKind === 'CONTENT' ? examId : null,
  practiceExamId: examKind === 'PRACTICE_EXAM' ? examId : null,
});

/** The id of an exam that has ids in a query or a reply; null without them. */
export const examIdOf = ({
  contentId,
  practiceExamId,
}: { [Field in keyof ExamIds]?: ExamIds[Field] | undefined }): string | null =>
  contentId ?? practiceExamId ?? null;

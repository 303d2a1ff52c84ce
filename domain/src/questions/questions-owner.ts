import { z } from 'zod';
import { askedExamIds, type ExamKey } from '../exams/exam-ids.ts';
import { id } from '../fields.ts';
import { messages } from '../messages.ts';

/** In a request: the content, the practice exam or the question bank to which questions belong, exactly one of them. */
export const questionsOwner = z.union(
  [
    z.strictObject({ contentId: id }),
    z.strictObject({ practiceExamId: id }),
    z.strictObject({ bankId: id }),
  ],
  { error: messages.invalid },
);
export type QuestionsOwner = z.output<typeof questionsOwner>;
export type OwnerOfExam = Exclude<QuestionsOwner, { bankId: string }>;

/** The same in a query. */
export const askedOwner = { ...askedExamIds, bankId: id.optional() };
export const askedOwnerFields = z.object(askedOwner).keyof().options;
type AskedOwner = { [Field in keyof typeof askedOwner]?: string | undefined };

/** An exam as the tables name it. The error notebook has no questions of its own. */
export interface OwningExam extends ExamKey {
  examKind: Exclude<ExamKey['examKind'], 'NOTEBOOK'>;
}
export type StoredOwner = OwningExam | { bankId: string };

export const ofContent = (examId: string): OwningExam => ({ examId, examKind: 'CONTENT' });
export const ofPracticeExam = (examId: string): OwningExam => ({
  examId,
  examKind: 'PRACTICE_EXAM',
});

/** The exam of a request, as the tables name it. */
export const storedExam = (owner: OwnerOfExam): OwningExam =>
  'contentId' in owner ? ofContent(owner.contentId) : ofPracticeExam(owner.practiceExamId);

/** The owner of a request, as the tables name it. */
export const storedOwner = (owner: QuestionsOwner): StoredOwner =>
  'bankId' in owner ? owner : storedExam(owner);

/** The owner in a request. */
export const requestedOwner = (owner: StoredOwner): QuestionsOwner => {
  if ('bankId' in owner) return owner;
  const { examId, examKind } = owner;
  return examKind === 'CONTENT' ? { contentId: examId } : { practiceExamId: examId };
};

/** The owner of a query, as the tables name it. The contract lets exactly one id through. */
export function askedOwnerIn({ contentId, practiceExamId, bankId }: AskedOwner): StoredOwner {
  if (bankId) return { bankId };
  return contentId ? ofContent(contentId) : ofPracticeExam(practiceExamId ?? '');
}

import type { ExamIds, SchoolExam } from '@sabia/domain/exams/exam-ids.ts';

/** The exam of an attempt. The error notebook of the learner needs no id. */
export type AttemptedExam = SchoolExam | { examKind: 'NOTEBOOK'; examId: null };

/** The exam of a reply. */
export const examOf = ({ contentId, practiceExamId }: ExamIds): AttemptedExam =>
  practiceExamId
    ? { examKind: 'PRACTICE_EXAM', examId: practiceExamId }
    : contentId
      ? { examKind: 'CONTENT', examId: contentId }
      : { examKind: 'NOTEBOOK', examId: null };

/** Of an exam on the device, which is neither. */
export const ofNoExam = { contentId: null, practiceExamId: null } as const;

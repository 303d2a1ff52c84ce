import type { PracticeExamDraft } from '@sabia/domain/practice-exams/practice-exam.ts';

/** The fields of a practice exam that are columns; its categories and levels are `practice_exam_terms`. */
export const practiceExamFields = [
  'title',
  'shortDescription',
  'level',
  'paymentType',
  'autoGenerate',
  'filters',
  'questionsQtd',
  'passingScore',
  'timeLimitMinutes',
  'isLeveling',
  'levelingBands',
  'storageId',
  'isActive',
] as const satisfies readonly (keyof PracticeExamDraft)[];

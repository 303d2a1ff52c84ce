import { practiceExamDraft } from '@sabia/domain/practice-exams/practice-exam.ts';
import type { z } from 'zod';
import { someQuestions, type QuestionGiven } from '../questions/questions.factory.ts';
import type { Database } from '../platform/db/database.ts';
import { someTerms } from '../taxonomy/taxonomy.factory.ts';
import { createPracticeExam } from './create-practice-exam.ts';

export interface PracticeExamGiven extends Omit<
  Partial<z.input<typeof practiceExamDraft>>,
  'categories' | 'levels'
> {
  /** Titles. */
  categories?: string[];
  levels?: string[];
  /** The questions, or the number of generated ones. */
  questions?: QuestionGiven[] | number;
}

/** A practice exam made by `aPracticeExam`. */
export interface MadePracticeExam {
  id: string;
  questionIds: string[];
}

/** Creates a practice exam by the commands of the administration. Default: FREE, active, two questions. */
export async function aPracticeExam(
  db: Database,
  given: PracticeExamGiven = {},
): Promise<MadePracticeExam> {
  const { categories = ['Tecnologia'], levels = [], questions, ...fields } = given;
  const draft = practiceExamDraft.parse({
    title: 'Contas de cabeça',
    shortDescription: 'Somas para fazer no ônibus.',
    level: 'Iniciante',
    isActive: true,
    ...fields,
    categories: await someTerms(db, 'categories', categories),
    levels: await someTerms(db, 'levels', levels),
  });
  const { id } = await createPracticeExam(db, draft);
  const questionIds = await someQuestions(
    db,
    { practiceExamId: id },
    questions ?? (draft.autoGenerate ? 0 : 2),
  );
  return { id, questionIds };
}

import {
  type PracticeExam,
  type PracticeExamDraft,
} from '@sabia/domain/practice-exams/practice-exam.ts';
import { judgedQuestionsQtd } from '@sabia/domain/questions/question-bank.ts';
import { insert } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { newStorageId } from '../platform/files/storage-id.ts';
import { lockTerms } from '../taxonomy/taxonomy.queries.ts';
import { refuseMistakenExam, yieldLeveling } from './practice-exam-conflicts.ts';
import { practiceExamFields, sanitised } from './practice-exam-fields.ts';
import { setTerms } from './practice-exam-terms.ts';
import { asWritten, findPracticeExam } from './practice-exams.queries.ts';

/** Creates a practice exam with its categories and levels, all or nothing. */
export async function createPracticeExam(
  db: Database,
  draft: PracticeExamDraft,
): Promise<PracticeExam> {
  return db.transaction(async (tx) => {
    await lockTerms(tx);
    await refuseMistakenExam(tx, { sent: draft, exam: draft });
    if (draft.isLeveling) await yieldLeveling(tx);
    const questionsQtd = judgedQuestionsQtd(draft.questionsQtd);
    const settings = {
      ...sanitised(draft),
      questionsQtd,
      storageId: draft.storageId ?? newStorageId(),
    };
    const { id } = await tx.one<{ id: string }>(
      sql`${insert('practice_exams', practiceExamFields, settings)} returning id`,
    );
    await setTerms(tx, { id, ...draft });
    const exam = await findPracticeExam(tx, id, null);
    if (!exam) throw new Error('a practice exam vanished while it was created');
    return asWritten(exam);
  });
}

import type {
  PracticeExam,
  PracticeExamDraft,
} from '@sabia/domain/practice-exams/practice-exam.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { newStorageId } from '../platform/files/storage-id.ts';
import { lockTerms } from '../taxonomy/taxonomy.queries.ts';
import { refuseUndrawable, refuseUnknownIds, yieldLeveling } from './practice-exam-conflicts.ts';
import { setTerms } from './practice-exam-terms.ts';
import { asWritten, findPracticeExam } from './practice-exams.queries.ts';

/** Creates a practice exam with its categories and levels, all or nothing. */
export async function createPracticeExam(
  db: Database,
  draft: PracticeExamDraft,
): Promise<PracticeExam> {
  return db.transaction(async (tx) => {
    await lockTerms(tx);
    await refuseUnknownIds(tx, draft);
    await refuseUndrawable(tx, draft);
    if (draft.isLeveling) await yieldLeveling(tx);
    const { id } = await tx.one<{ id: string }>(sql`
      insert into practice_exams (title, short_description, level, payment_type, auto_generate,
        filters, questions_qtd, passing_score, time_limit_minutes, is_leveling, leveling_bands,
        storage_id, is_active)
      values (${draft.title}, ${draft.shortDescription}, ${draft.level}, ${draft.paymentType},
        ${draft.autoGenerate}, ${draft.filters}::uuid[], ${draft.questionsQtd ?? null},
        ${draft.passingScore}, ${draft.timeLimitMinutes}, ${draft.isLeveling},
        ${JSON.stringify(draft.levelingBands)}::jsonb, ${draft.storageId ?? newStorageId()},
        ${draft.isActive})
      returning id`);
    await setTerms(tx, id, draft);
    const exam = await findPracticeExam(tx, id, null);
    if (!exam) throw new Error('a practice exam vanished while it was created');
    return asWritten(exam);
  });
}

import type { PracticeExam } from '@sabia/domain/practice-exams/practice-exam.ts';
import { copyExamScoring } from '../item-response/copy-exam-scoring.ts';
import { columnList } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { copyTitleOf } from '../platform/db/copy-title.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { newStorageId } from '../platform/files/storage-id.ts';
import { copyQuestions } from '../questions/copy-questions.ts';
import { lockTerms } from '../taxonomy/taxonomy.queries.ts';
import { copiedPracticeExamFields } from './practice-exam-fields.ts';
import { asWritten, findPracticeExam } from './practice-exams.queries.ts';

/** Creates an inactive copy of a practice exam with its questions, scale and areas. The copy is not the leveling exam. */
export function duplicatePracticeExam(db: Database, id: string): Promise<PracticeExam> {
  const duplicate = async (tx: Database) => {
    await lockTerms(tx);
    const title = await copyTitleOf(tx, sql`practice_exams`, id);
    const copy = await tx.one<{ id: string }>(sql`
      with copy as (
        insert into practice_exams (title, storage_id, ${columnList(copiedPracticeExamFields)})
        select ${title}, ${newStorageId()}, ${columnList(copiedPracticeExamFields)}
        from practice_exams where id = ${id}
        returning id
      ), filed as (
        insert into practice_exam_terms (practice_exam_id, term_id)
        select copy.id, term_id from practice_exam_terms, copy where practice_exam_id = ${id}
      )
      select id from copy`);
    await copyQuestions(tx, [{ from: id, to: copy.id }]);
    await copyExamScoring(tx, { from: id, to: copy.id });
    return asWritten(orNotFound(await findPracticeExam(tx, copy.id, null)));
  };
  return db.transaction(duplicate, { timeoutMs: 10_000 });
}

import type { AuthoredQuestion } from '@sabia/domain/questions/question.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { At } from '../platform/act.ts';
import { regradeQuestion } from '../attempts/regrade-question.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { findPlace } from './question-owners.queries.ts';
import { findWrittenQuestion } from './written-questions.queries.ts';

/** Undoes the last change of a question: the previous version and its key become current again. */
export async function undoQuestionChange(
  db: Database,
  { id }: { id: string },
  { now }: At,
): Promise<AuthoredQuestion> {
  const { courseId } = orNotFound(await findPlace(db, id));
  return regradeQuestion(db, { id, courseId }, { now }, async (tx) => {
    await tx.run(sql`select from questions where id = ${id} for update`);
    const undone = await tx.run(sql`
      with earlier as (
        select id from question_versions
        where question_id = ${id} and withdrawn_at is null and number < (
          select number from question_versions shown join questions on questions.version_id = shown.id
          where questions.id = ${id})
        order by number desc limit 1
      ), withdrawn as (
        update question_versions set withdrawn_at = now()
        from questions, earlier
        where questions.id = ${id} and question_versions.id = questions.version_id
      )
      update questions set version_id = earlier.id from earlier where questions.id = ${id}`);
    if (undone === 0) throw new Refusal('nothing_to_undo');
    return { question: orNotFound(await findWrittenQuestion(tx, id)), isWeighed: false };
  });
}

import type { AuthoredQuestion } from '@sabia/domain/questions/question.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { findPlace, findWrittenQuestion } from './questions.queries.ts';

/** Soft-deletes a question; attempts keep it, and it can be restored. */
export async function deleteQuestion(db: Database, id: string): Promise<void> {
  orNotFound(await findPlace(db, id));
  const deleted = await db.run(sql`
    update questions set deleted_at = now() where id = ${id} and deleted_at is null`);
  if (deleted === 0) throw new Refusal('not_found');
}

/** Restores a deleted question at its former position. Idempotent. */
export async function restoreQuestion(db: Database, id: string): Promise<AuthoredQuestion> {
  if (await findPlace(db, id, { isDeleted: true })) {
    await db.run(sql`update questions set deleted_at = null where id = ${id}`);
  }
  return orNotFound(await findWrittenQuestion(db, id));
}

import { binStart } from '@sabia/domain/bin/bin.ts';
import type { AuthoredQuestion } from '@sabia/domain/questions/question.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { findPlace, isPlaced } from './question-owners.queries.ts';
import { findWrittenQuestion } from './written-questions.queries.ts';
import { refuseFullExam } from './bank/refuse-full.ts';

interface Asked {
  id: string;
}

/** Moves a question to the bin; attempts keep it. */
export async function deleteQuestion(db: Database, { id }: Asked, { now }: At): Promise<void> {
  const deleted = await db.run(sql`
    update questions set deleted_at = ${now.toISOString()}
    where id = ${id} and deleted_at is null and ${isPlaced(id)}`);
  if (deleted === 0) throw new Refusal('not_found');
}

const examFirst = new Refusal('conflict', {
  detail: 'O conteúdo desta questão também foi excluído. Restaure o conteúdo primeiro.',
});

/** Restores a question from the bin at its former position. Repeatable. */
export async function restoreQuestion(
  tx: Database,
  { id }: Asked,
  { now }: At,
): Promise<AuthoredQuestion> {
  const place = await findPlace(tx, id, { isDeleted: true });
  if (place) {
    await refuseFullExam(tx, place.owner);
    await tx.run(sql`
      update questions set deleted_at = null
      where id = ${id} and deleted_at > ${binStart(now).toISOString()}`);
  } else {
    const hidden = await tx.maybe(sql`
      select from questions where id = ${id} and exam_kind = 'CONTENT' and deleted_at is not null`);
    if (hidden) throw examFirst;
  }
  return orNotFound(await findWrittenQuestion(tx, id));
}

import type { AuthoredQuestion } from '@sabia/domain/questions/question.ts';
import { metadataFields } from '@sabia/domain/questions/question-metadata.ts';
import { emit, type CopiedQuestion } from '../events.ts';
import { columnList } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { copying } from './copy-questions.ts';
import { findPlace, isOwnedBy, ownerColumns } from './question-owners.queries.ts';
import { findWrittenQuestion } from './written-questions.queries.ts';
import { refuseFullExam } from './bank/refuse-full.ts';

/** Inserts a copy of a question right after it, without the answers of the original. */
export async function duplicateQuestion(db: Database, id: string): Promise<AuthoredQuestion> {
  const { owner } = orNotFound(await findPlace(db, id));
  await refuseFullExam(db, owner);
  const copy = await db.one<CopiedQuestion>(sql`
    with original as (
      select version_id, ${ownerColumns}, position,
        ${columnList(metadataFields, 'questions')}
      from questions where id = ${id}
    ), moved as (
      update questions set position = questions.position + 1 from original
      where ${isOwnedBy(owner)} and questions.position > original.position
    ), ${copying(sql`
      select version_id, ${ownerColumns}, position + 1 as position,
        ${columnList(metadataFields)}
      from original`)}`);
  await emit(db, 'questions.copied', { copies: [copy] });
  return orNotFound(await findWrittenQuestion(db, copy.id));
}

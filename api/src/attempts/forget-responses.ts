import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Empties the texts and files that a deleted user has sent, and what people wrote about them; the credit stays. */
export async function forgetResponses(
  tx: Database,
  { userId }: DomainEvents['user.deleted'],
): Promise<void> {
  const emptied = sql`case response ->> 'kind'
    when 'FILE' then '{"kind": "FILE", "files": []}'::jsonb
    when 'OPEN_TEXT' then '{"kind": "OPEN_TEXT", "text": ""}'::jsonb
    else response end`;
  await tx.run(sql`
    with quotas as (
      delete from answer_quotas where user_id = ${userId}
    ), notices as (
      delete from grade_notices where user_id = ${userId}
    ), given as (
      update answers set response = ${emptied}
      where attempt_id in (select id from attempts where user_id = ${userId}) and response is not null
    )
    update graded_answers set response = ${emptied}, comment = null
    where user_id = ${userId} and response is not null`);
}

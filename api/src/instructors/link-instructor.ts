import { messages } from '@sabia/domain/messages.ts';
import { invalid } from '@sabia/domain/refusal.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';

interface Link {
  id: string;
  userId: string | null;
}

/** Links an instructor with a user, who then teaches their courses, or with nobody (product.md CL9). Invited users are no users yet. */
export async function linkInstructor(db: Database, { id, userId }: Link): Promise<void> {
  const { isLinked } = orNotFound(
    await db.maybe<{ isLinked: boolean }>(sql`
      with person as (select id from users where id = ${userId}::uuid and closed_at is null and not is_invited), linked as (
        update instructors set user_id = (select id from person)
        where id = ${id} and (${userId}::uuid is null or exists (select from person)) returning id
      )
      select exists (select from linked) as is_linked from instructors where id = ${id}`),
  );
  if (!isLinked) throw invalid('userId', messages.unknownId);
}

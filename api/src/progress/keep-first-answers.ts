import type { FirstAnswers } from '@sabia/domain/progress/first-answers.ts';
import { messages } from '@sabia/domain/messages.ts';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Stores that a learner has answered the first questions, or skipped them; the last answers hold. */
export async function keepFirstAnswers(
  db: Database,
  { userId, answers }: { userId: string; answers: FirstAnswers },
  { now }: At,
): Promise<FirstAnswers> {
  const { categoryId } = answers;
  const found = await db.one<{ hasUser: boolean; hasCategory: boolean }>(sql`
    select exists (select from users where id = ${userId}) as has_user,
      ${categoryId}::uuid is null
        or exists (select from terms where kind = 'categories' and id = ${categoryId}) as has_category`);
  if (!found.hasUser) throw new Refusal('not_found');
  if (!found.hasCategory) throw invalid('categoryId', messages.unknownId);
  // A category that is deleted meanwhile is left out.
  await db.run(sql`
    insert into first_answers (user_id, category_id, answered_at)
    values (${userId}, (select id from terms where id = ${categoryId} for key share), ${now.toISOString()})
    on conflict (user_id) do update
      set category_id = excluded.category_id, answered_at = excluded.answered_at`);
  return answers;
}

import type * as contract from '@sabia/domain/essays/saved-comments.contract.ts';
import { savedCommentsLimit } from '@sabia/domain/essays/comment-limits.ts';
import type { SavedComment } from '@sabia/domain/essays/saved-comments.contract.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { z } from 'zod';
import type { Act } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';

type Saved = z.output<typeof contract.saveComment.body>;

/** The comments that a person keeps, the newest first. */
export const listSavedComments = (db: Database, userId: string): Promise<SavedComment[]> =>
  db.many<SavedComment>(sql`
    select id, criterion, text from saved_comments where user_id = ${userId}
    order by created_at desc, id desc`);

/** Keeps a comment of a person once. */
export const saveComment = (
  db: Database,
  { criterion = null, text }: Saved,
  { viewer, now }: Act,
): Promise<SavedComment> =>
  db.transaction(
    async (tx) => {
      const saved = await tx.maybe<SavedComment>(sql`
        with found as (
          select id, criterion, text from saved_comments
          where user_id = ${viewer.id} and text = ${text} and criterion is not distinct from ${criterion}::text
        ), saved as (
          insert into saved_comments (user_id, criterion, text, created_at)
          select ${viewer.id}, ${criterion}, ${text}, ${now.toISOString()}
          where not exists (select from found)
            and (select count(*) from saved_comments where user_id = ${viewer.id}) < ${savedCommentsLimit}
          returning id, criterion, text
        )
        select * from found union all select * from saved`);
      if (!saved) throw tooMany;
      return saved;
    },
    // Two requests do not both take the last place.
    { exclusive: [`saved comments of ${viewer.id}`] },
  );

export const deleteSavedComment = (
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<unknown> =>
  db.run(sql`delete from saved_comments where id = ${id} and user_id = ${userId}`);

const tooMany = new Refusal('limit_reached', {
  detail: `Você guarda no máximo ${savedCommentsLimit} comentários. Exclua um para guardar outro.`,
});

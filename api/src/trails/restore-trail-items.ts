import type { FormerTrailOrder } from '@sabia/domain/trails/trail.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { changeTrails } from './change-trail.ts';
import { findTrailItems } from './trails.queries.ts';

/** Restores former items, except those whose target has been deleted. */
export async function restoreTrailItems(
  tx: Database,
  { trailId, contents }: { trailId: string } & FormerTrailOrder,
  { now }: At,
): Promise<object> {
  return changeTrails(tx, { trailIds: [trailId] }, { now }, async () => {
    await tx.run(sql`
      delete from trail_contents
      where trail_id = ${trailId} and id <> all(${contents.map(({ id }) => id)}::uuid[])`);
    await tx.run(sql`
      with former as (
        select item.id, item.after, item.position, courses.id as course_id, lives.id as live_id,
          practice_exams.id as practice_exam_id
        from rows from (jsonb_to_recordset(${JSON.stringify(contents)}::jsonb)
          as (id uuid, "targetId" uuid, after uuid[])) with ordinality
          as item(id, target_id, after, position)
        left join courses on courses.id = target_id and not courses.is_deleted
        left join lives on lives.id = target_id and not lives.is_deleted
        left join practice_exams on practice_exams.id = target_id and not practice_exams.is_deleted
        where coalesce(courses.id, lives.id, practice_exams.id) is not null
      )
      insert into trail_contents
        (id, trail_id, course_id, live_id, practice_exam_id, position, after)
      select id, ${trailId}, course_id, live_id, practice_exam_id, position - 1,
        array(select before from unnest(after) as before where before in (select id from former))
      from former
      on conflict (id) do update set position = excluded.position, after = excluded.after`);
    return orNotFound(await findTrailItems(tx, trailId));
  });
}

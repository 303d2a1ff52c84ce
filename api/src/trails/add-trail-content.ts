import { messages } from '@sabia/domain/messages.ts';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import type { TrailContent, TrailContentDraft } from '@sabia/domain/trails/trail.ts';
import type { At } from '../platform/act.ts';
import { sql, violatedConstraint, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { changeTrails } from './change-trail.ts';
import { findTrailItems } from './trails.queries.ts';

const targets = {
  course: sql`select id as course_id, null::uuid as live_id, null::uuid as practice_exam_id, id
    from courses where not is_deleted`,
  live: sql`select null::uuid, id, null::uuid, id from lives where not is_deleted`,
  'practice-exam': sql`select null::uuid, null::uuid, id, id from practice_exams where not is_deleted`,
};

/** Adds an item at the end of a trail. A user who has completed the trail keeps the completion. */
export const addTrailContent = (
  db: Database,
  { trailId, draft }: { trailId: string; draft: TrailContentDraft },
  { now }: At,
): Promise<TrailContent> =>
  changeTrails(db, { trailIds: [trailId] }, { now }, (tx) =>
    insertTrailContent(tx, { trailId, draft }),
  );

/** The same, without completing the trail for users who have done all its items by then. */
export async function insertTrailContent(
  tx: Database,
  { trailId, draft }: { trailId: string; draft: TrailContentDraft },
): Promise<TrailContent> {
  const { contents } = orNotFound(await findTrailItems(tx, trailId));
  const known = new Set(contents.map(({ id }) => id));
  if (draft.after.some((id) => !known.has(id))) throw invalid('after', messages.unknownId);
  const added = await tx
    .maybe<{ id: string }>(sql`
        insert into trail_contents (trail_id, course_id, live_id, practice_exam_id, position, after)
        select ${trailId}, target.course_id, target.live_id, target.practice_exam_id,
          (select coalesce(max(position) + 1, 0) from trail_contents where trail_id = ${trailId}),
          ${draft.after}::uuid[]
        from (${targets[draft.kind]}) target(course_id, live_id, practice_exam_id, id)
        where target.id = ${draft.targetId}
        returning trail_contents.id`)
    .catch((error: unknown) => {
      if (!violatedConstraint(error)) throw error;
      throw new Refusal('conflict', { detail: 'Esta etapa já está na trilha.' });
    });
  if (!added) throw invalid('targetId', messages.unknownId);
  const after = orNotFound(await findTrailItems(tx, trailId));
  return orNotFound(after.contents.find(({ id }) => id === added.id) ?? null);
}

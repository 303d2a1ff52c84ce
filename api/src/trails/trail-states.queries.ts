import { jsonPairs } from '../platform/db/columns.ts';
import { sql, type Statement } from '../platform/db/database.ts';
import { revisedTrailFields } from './trail-fields.ts';

/** The current state of trails and their items, in the fields of their change operations, for revisions. */

export const trailState = (ids: readonly string[]): Statement => sql`
  select trails.id as entity_id, trails.id as root_id, trails.updated_at, jsonb_build_object(
    ${jsonPairs(revisedTrailFields, 'trails')},
    'category', trails.category_id, 'level', trails.level_id,
    'banners', (
      select coalesce(jsonb_agg(banner - 'id' order by place), '[]')
      from jsonb_array_elements(trails.banners) with ordinality as listed(banner, place))) as fields
  from trails where trails.id = any(${ids}::uuid[]) and not trails.is_deleted`;

/** With titles, for the history. */
export const trailItemsState = (trailIds: readonly string[]): Statement => sql`
  select trails.id as entity_id, trails.id as root_id, trails.updated_at, jsonb_build_object('contents', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', trail_contents.id, 'after', trail_contents.after,
      'kind', case when courses.id is not null then 'course' when lives.id is not null then 'live'
        else 'practice-exam' end,
      'targetId', coalesce(courses.id, lives.id, practice_exams.id),
      'title', coalesce(courses.title, lives.title, practice_exams.title)
      ) order by trail_contents.position, trail_contents.id), '[]')
    from trail_contents
    left join courses on courses.id = trail_contents.course_id
    left join lives on lives.id = trail_contents.live_id
    left join practice_exams on practice_exams.id = trail_contents.practice_exam_id
    where trail_contents.trail_id = trails.id)) as fields
  from trails where trails.id = any(${trailIds}::uuid[]) and not trails.is_deleted`;

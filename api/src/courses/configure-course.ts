import type { Course, CourseChanges } from '@sabia/domain/courses/course.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { cleanRichText } from '../platform/html/rich-text.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { withIds } from '../platform/db/with-ids.ts';
import { changeStructure } from '../progress/change-structure.ts';
import { lockTerms } from '../taxonomy/taxonomy.queries.ts';
import { refuseTakenSlug, refuseUnknownTerms, yieldTutorial } from './course-conflicts.ts';
import { asWritten, findCourseTree } from './course-tree.queries.ts';

/** Changes the settings that were sent. */
export async function configureCourse(
  db: Database,
  { id, changes, now }: { id: string; changes: CourseChanges; now: Date },
): Promise<Course> {
  const change = async (tx: Database) => {
    await lockTerms(tx);
    if (changes.isTutorial) await yieldTutorial(tx);
    const sent = changes.description
      ? { ...changes, description: cleanRichText(changes.description) }
      : changes;
    const touched = await tx
      .run(sql`
        update courses set
          title = coalesce(new.title, courses.title),
          slug = coalesce(new.slug, courses.slug),
          sub_title = case when sent ? 'subTitle' then new."subTitle" else courses.sub_title end,
          storage_id = coalesce(new."storageId", courses.storage_id),
          short_description = coalesce(new."shortDescription", courses.short_description),
          description = coalesce(new.description, courses.description),
          estimated_completion_hours =
            coalesce(new."estimatedCompletionHours", courses.estimated_completion_hours),
          payment_type = coalesce(new."paymentType", courses.payment_type),
          thumb_url = case when sent ? 'thumbUrl' then new."thumbUrl" else courses.thumb_url end,
          banners = case when sent ? 'banners' then ${withIds(changes.banners ?? [])} else courses.banners end,
          is_active = coalesce(new."isActive", courses.is_active),
          is_tutorial = coalesce(new."isTutorial", courses.is_tutorial),
          updated_at = now()
        from (select ${JSON.stringify(sent)}::jsonb as sent) given,
          jsonb_to_record(given.sent) as new(
            title text, slug text, "subTitle" text, "storageId" text, "shortDescription" text,
            description text, "estimatedCompletionHours" numeric, "paymentType" text,
            "thumbUrl" text, "isActive" boolean, "isTutorial" boolean)
        where courses.id = ${id} and not courses.is_deleted`)
      .catch(refuseTakenSlug);
    if (touched === 0) throw new Refusal('not_found');
    await replaceTerms(tx, id, changes);
    const tree = await findCourseTree(tx, id, { viewerId: null, withInactive: true });
    if (!tree) throw new Refusal('not_found');
    return asWritten(tree);
  };
  return changes.isActive
    ? changeStructure(db, { courseIds: [id], now }, change)
    : db.transaction(change);
}

async function replaceTerms(tx: Database, id: string, changes: CourseChanges): Promise<void> {
  const kinds = (['categories', 'levels', 'skills'] as const).filter((kind) => changes[kind]);
  if (kinds.length === 0) return;
  await refuseUnknownTerms(tx, changes);
  const wanted = kinds.flatMap((kind) => changes[kind] ?? []);
  await tx.run(sql`
    with removed as (
      delete from course_terms using terms
      where course_terms.course_id = ${id} and terms.id = course_terms.term_id
        and terms.kind = any(${kinds}::text[]) and not terms.id = any(${wanted}::uuid[])
    )
    insert into course_terms (course_id, term_id)
    select ${id}, unnest(${wanted}::uuid[])
    on conflict do nothing`);
}

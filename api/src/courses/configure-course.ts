import type {
  ChangedCourse,
  CourseChanges,
  CourseConfiguration,
} from '@sabia/domain/courses/course.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { TaxonomyKind } from '@sabia/domain/taxonomy/taxonomy.ts';
import { refuseUnknownInstructors } from '../instructors/refuse-unknown-instructors.ts';
import { cleanRichText } from '../platform/html/rich-text.ts';
import { patch } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { withStoredIds } from '../platform/db/with-ids.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { changeStructure } from '../progress/change-structure.ts';
import { lockTerms } from '../taxonomy/taxonomy.queries.ts';
import {
  refuseTakenSlug,
  refuseUnknownTerms,
  singular,
  yieldTutorial,
} from './course-conflicts.ts';
import { courseFields } from './course-fields.ts';
import { findChangedCourse } from './course-tree.queries.ts';

/** Changes the settings that were sent, by the fields of the full form or of the simpler one. */
export async function configureCourse(
  db: Database,
  { id, changes: sent, now }: { id: string; changes: CourseConfiguration; now: Date },
): Promise<ChangedCourse> {
  const { category, level, ...others } = sent;
  const changes: CourseChanges = {
    ...others,
    ...(category && { categories: [category] }),
    ...(level && { levels: [level] }),
  };
  const change = async (tx: Database) => {
    await lockTerms(tx);
    await refuseUnknownInstructors(tx, changes);
    if (changes.isTutorial) await yieldTutorial(tx);
    const { banners, description } = changes;
    const columns = { ...changes, ...(description && { description: cleanRichText(description) }) };
    const touched = await tx
      .run(sql`
        update courses set ${patch('courses', courseFields, columns)},
          ${banners ? sql`banners = ${withStoredIds(banners, sql`courses.banners`)},` : sql``} updated_at = now()
        where id = ${id} and not is_deleted`)
      .catch(refuseTakenSlug);
    if (touched === 0) throw new Refusal('not_found');
    await replaceTerms(tx, id, changes, (kind) => (singular[kind] in sent ? singular[kind] : kind));
    return orNotFound(await findChangedCourse(tx, id));
  };
  return changes.isActive
    ? changeStructure(db, { courseIds: [id], now }, change)
    : db.transaction(change);
}

async function replaceTerms(
  tx: Database,
  id: string,
  changes: CourseChanges,
  pathOf: (kind: TaxonomyKind) => string,
): Promise<void> {
  const kinds = (['categories', 'levels', 'skills'] as const).filter((kind) => changes[kind]);
  if (kinds.length === 0) return;
  await refuseUnknownTerms(tx, changes, pathOf);
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

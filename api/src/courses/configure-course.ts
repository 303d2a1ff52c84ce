import type {
  ChangedCourse,
  CourseChanges,
  CourseConfiguration,
} from '@sabia/domain/courses/course.ts';
import type { At } from '../platform/act.ts';
import { cleanRichText } from '../platform/html/rich-text.ts';
import { patch } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { withStoredIds } from '../platform/db/with-ids.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { changeStructure } from '../progress/change-structure.ts';
import { refuseKinds } from '../taxonomy/refuse-unknown-references.ts';
import { termsLock, unknownReferences, type ReferenceKind } from '../taxonomy/taxonomy.queries.ts';
import { fieldOf, refuseTakenSlug, yieldTutorial } from './course-conflicts.ts';
import { courseFields } from './course-fields.ts';
import { asChanged, changedCourseColumns, type CourseTree } from './course-tree.queries.ts';

/** Changes the settings that were sent, by the fields of the full form or of the simpler one. */
export async function configureCourse(
  db: Database,
  { id, changes: sent }: { id: string; changes: CourseConfiguration },
  { now }: At,
): Promise<ChangedCourse> {
  const { category, level, ...others } = sent;
  const changes: CourseChanges = {
    ...others,
    ...(category && { categories: [category] }),
    ...(level && { levels: [level] }),
  };
  const change = async (tx: Database) => {
    if (changes.isTutorial) await yieldTutorial(tx);
    // Before the update, whose reply shows the terms.
    await replaceTerms(tx, id, changes);
    const { banners, description } = changes;
    const columns = { ...changes, ...(description && { description: cleanRichText(description) }) };
    const changed = await tx
      .maybe<CourseTree & { unknown: ReferenceKind[] }>(sql`
        update courses set ${patch('courses', courseFields, columns)},
          ${banners ? sql`banners = ${withStoredIds(banners, sql`courses.banners`)},` : sql``} updated_at = now()
        where id = ${id} and not is_deleted
        returning ${changedCourseColumns()}, array(${unknownReferences(changes)}) as unknown`)
      .catch(refuseTakenSlug);
    const { unknown, ...course } = orNotFound(changed);
    refuseKinds(unknown, fieldOf(sent));
    return asChanged(course);
  };
  const changeLocked = (tx: Database) => tx.transaction(change, termsLock);
  return changes.isActive
    ? changeStructure(db, { courseIds: [id] }, { now }, changeLocked)
    : changeLocked(db);
}

/** Unknown ids are left out, and refused with the update. */
async function replaceTerms(tx: Database, id: string, changes: CourseChanges): Promise<void> {
  const kinds = (['categories', 'levels', 'skills'] as const).filter((kind) => changes[kind]);
  if (kinds.length === 0) return;
  const wanted = kinds.flatMap((kind) => changes[kind] ?? []);
  await tx.run(sql`
    with removed as (
      delete from course_terms using terms
      where course_terms.course_id = ${id} and terms.id = course_terms.term_id
        and terms.kind = any(${kinds}::text[]) and not terms.id = any(${wanted}::uuid[])
    )
    insert into course_terms (course_id, term_id)
    select courses.id, terms.id from courses, terms
    where courses.id = ${id} and terms.id = any(${wanted}::uuid[])
    on conflict do nothing`);
}

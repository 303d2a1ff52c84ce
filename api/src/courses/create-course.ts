import type {
  ChangedCourse,
  CourseCreation,
  CourseDraft,
  SimpleCourseDraft,
} from '@sabia/domain/courses/course.ts';
import { cleanRichText } from '../platform/html/rich-text.ts';
import { insert } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { withIds } from '../platform/db/with-ids.ts';
import { newStorageId } from '../platform/files/storage-id.ts';
import { refuseKinds } from '../taxonomy/refuse-unknown-references.ts';
import { termsLock, unknownReferences, type ReferenceKind } from '../taxonomy/taxonomy.queries.ts';
import { findChangedCourse } from './course-tree.queries.ts';
import { findFreeSlug } from './find-free-slug.ts';
import { courseFields } from './course-fields.ts';
import { fieldOf, refuseTakenSlug, yieldTutorial } from './course-conflicts.ts';

/** Creates a course with its terms, by the whole form or by the simple one. */
export async function createCourse(db: Database, given: CourseCreation): Promise<ChangedCourse> {
  return db.transaction(async (tx) => {
    const draft = 'slug' in given ? given : await completed(tx, given);
    const terms = [...draft.categories, ...draft.levels, ...draft.skills];
    if (draft.isTutorial) await yieldTutorial(tx);
    const columns = {
      ...draft,
      storageId: draft.storageId ?? newStorageId(),
      description: cleanRichText(draft.description),
    };
    const banners = withIds(draft.banners);
    const { id, unknown } = await tx
      .one<{ id: string; unknown: ReferenceKind[] }>(sql`
        with created as (
          ${insert('courses', courseFields, columns, { computed: { banners } })}
          returning id
        ), described as (
          insert into course_terms (course_id, term_id)
          select created.id, terms.id from created, terms where terms.id = any(${terms}::uuid[])
        )
        select id, array(${unknownReferences(draft)}) as unknown from created`)
      .catch(refuseTakenSlug);
    refuseKinds(unknown, fieldOf(given));
    const course = await findChangedCourse(tx, id);
    if (!course) throw new Error('a course vanished while it was created');
    return course;
  }, termsLock);
}

/** Completes the simple form: the slug is made of the title. */
async function completed(
  tx: Database,
  { category, level, ...draft }: SimpleCourseDraft,
): Promise<CourseDraft> {
  const slug = await findFreeSlug(tx, draft.title);
  const terms = { categories: [category], levels: [level], skills: [] };
  return { ...draft, ...terms, slug, paymentType: 'PAID' };
}

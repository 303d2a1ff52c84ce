import { binStart } from '@sabia/domain/bin/bin.ts';
import type { Content } from '@sabia/domain/courses/content.ts';
import type { ChangedSection } from '@sabia/domain/courses/course.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { changeStructure } from '../progress/change-structure.ts';
import { contentColumns, sectionColumns } from './course-parts.queries.ts';
import { refuseFullCourse, refuseFullSection } from './refuse-full.ts';

interface Asked {
  id: string;
}

/** Restores a content from the bin at its place. Its section and course must not be deleted. */
export async function restoreContent(db: Database, { id }: Asked, { now }: At): Promise<Content> {
  const { courseId, sectionId, isCourseDeleted, isSectionDeleted } = orNotFound(
    await db.maybe<{
      courseId: string;
      sectionId: string;
      isCourseDeleted: boolean;
      isSectionDeleted: boolean;
    }>(sql`
      select sections.course_id, sections.id as section_id, courses.is_deleted as is_course_deleted,
        sections.deleted_at is not null as is_section_deleted
      from contents join sections on sections.id = contents.section_id
      join courses on courses.id = sections.course_id
      where contents.id = ${id} and contents.deleted_at > ${binStart(now).toISOString()}`),
  );
  if (isCourseDeleted) throw courseFirst;
  if (isSectionDeleted) throw sectionFirst;
  return changeStructure(db, { courseIds: [courseId] }, { now }, async (tx) => {
    await refuseFullSection(tx, sectionId);
    const restored = await tx.maybe<Content>(sql`
      update contents set deleted_at = null
      where id = ${id} and deleted_at is not null
      returning ${contentColumns}`);
    return orNotFound(restored);
  });
}

/** Restores a section from the bin at its place, with the contents that were in it. */
export async function restoreSection(
  db: Database,
  { id }: Asked,
  { now }: At,
): Promise<ChangedSection> {
  const { courseId, isCourseDeleted } = orNotFound(
    await db.maybe<{ courseId: string; isCourseDeleted: boolean }>(sql`
      select courses.id as course_id, courses.is_deleted as is_course_deleted
      from sections join courses on courses.id = sections.course_id
      where sections.id = ${id} and sections.deleted_at > ${binStart(now).toISOString()}`),
  );
  if (isCourseDeleted) throw courseFirst;
  return changeStructure(db, { courseIds: [courseId] }, { now }, async (tx) => {
    await refuseFullCourse(tx, courseId);
    const restored = await tx.maybe<ChangedSection>(sql`
      update sections set deleted_at = null
      where id = ${id} and deleted_at is not null
      returning ${sectionColumns}`);
    return orNotFound(restored);
  });
}

const courseFirst = new Refusal('conflict', {
  detail: 'O curso também está na lixeira. Restaure o curso primeiro.',
});
const sectionFirst = new Refusal('conflict', {
  detail: 'A seção também está na lixeira. Restaure a seção primeiro.',
});

import type { CourseImportPreview, ImportedCourse } from '@sabia/domain/courses/course-file.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { Act } from '../../platform/act.ts';
import { findUploadOf } from '../../files/files.queries.ts';
import { insertRevisions } from '../../platform/history/revisions.ts';
import { sql, type Database } from '../../platform/db/database.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { orNotFound } from '../../platform/http/serve.ts';
import { createConcurrencyLimit } from '../../platform/jobs/concurrency-limit.ts';
import { insertCourse } from './insert-course.ts';
import { keepMedia } from './keep-media.ts';
import { previewImport } from './preview-import.ts';
import { readPackage, type CoursePackage } from './read-package.ts';

/** One import at a time: the zip is in memory, and its images are re-encoded. */
const oneAtATime = createConcurrencyLimit(1);

/** Milliseconds for the statement that writes a whole course. */
const timeoutMs = 30_000;

/** Previews the import of an uploaded zip. */
export const previewCourseImport = (
  school: AppContext,
  { uploadId }: { uploadId: string },
  { viewer }: Pick<Act, 'viewer'>,
): Promise<CourseImportPreview> =>
  oneAtATime(async () => previewImport(school.db, await openUpload(school, uploadId, viewer)));

/** Creates a course of an uploaded zip, once. Its media are stored before the course is. */
export const importCourse = (
  school: AppContext,
  { uploadId }: { uploadId: string },
  { viewer }: Pick<Act, 'viewer'>,
): Promise<ImportedCourse & { isNew: boolean }> =>
  oneAtATime(async () => {
    const { db, files, clock } = school;
    const known = await findImported(db, uploadId, viewer);
    if (known) return { ...known, isNew: false };
    const opened = await openUpload(school, uploadId, viewer);
    const course = await keepMedia(school, opened);
    const brought = await db.transaction(
      async (tx) => {
        const made = await insertCourse(tx, { course, uploadId, notices: opened.textNotices });
        const change = { kind: 'COURSE', ids: [made.id], what: 'CREATED' } as const;
        await insertRevisions(tx, { ...change, viewer, now: clock() });
        return made;
      },
      { timeoutMs },
    );
    await files.discardUpload(uploadId);
    return { ...brought, isNew: true };
  });

/** The course of an upload that has been imported already. */
const findImported = (db: Database, uploadId: string, { id }: Act['viewer']) =>
  db.maybe<ImportedCourse>(sql`
    select courses.id, courses.title, courses.slug, course_imports.notices
    from course_imports
    join files on files.id = upload_id and owner_id = ${id}
    join courses on courses.id = course_id and not is_deleted
    where upload_id = ${uploadId}`);

async function openUpload(
  { db, files }: AppContext,
  uploadId: string,
  viewer: Act['viewer'],
): Promise<CoursePackage> {
  const upload = orNotFound(await findUploadOf(db, viewer.id, uploadId));
  if (upload.contentType !== 'application/zip') throw new Refusal('unsupported_type');
  const bytes = await files.uploaded(uploadId);
  if (bytes) return readPackage(bytes);
  throw new Refusal('conflict', { detail: 'O arquivo ainda não foi enviado.' });
}

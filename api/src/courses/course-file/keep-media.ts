import type { CourseInFile } from '@sabia/domain/courses/course-file.ts';
import { renameStoredFiles, rewriteCourse } from '@sabia/domain/courses/rewrite-course.ts';
import { keepImportedFile } from '../../files/keep-file.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { cleanRichText } from '../../platform/html/rich-text.ts';
import type { CoursePackage } from './read-package.ts';

/** Stores the media of a package. Answers with the course as it refers to the stored ones. */
export async function keepMedia(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  { course, media }: CoursePackage,
): Promise<CourseInFile> {
  for (const medium of media.values()) await keepImportedFile({ db, files }, medium);
  return withMedia(course, media);
}

function withMedia(course: CourseInFile, media: CoursePackage['media']): CourseInFile {
  const moved = renameStoredFiles(
    course,
    (name) => media.get(name)?.url.slice('/files/'.length) ?? name,
  );
  // Adds the sizes of the images, which their new addresses tell.
  const html = (text: string) => (text.includes('<img ') ? cleanRichText(text) : text);
  return rewriteCourse(moved, { address: (address) => address, html });
}

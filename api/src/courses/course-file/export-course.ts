import type { CourseFile } from '@sabia/domain/courses/course-file.ts';
import { linksToFile } from '@sabia/domain/courses/course-links.ts';
import { storedFilesOf } from '@sabia/domain/courses/rewrite-course.ts';
import { isFileName, type FileStorage } from '../../platform/files/file-storage.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { orNotFound, type FileStream } from '../../platform/http/serve.ts';
import { findCourseTree } from '../course-tree.queries.ts';
import { courseInFile } from './course-in-file.ts';
import { describeQuestions } from './described-questions.queries.ts';
import { nameFilters } from './drawn-from.queries.ts';
import { zipCourse, type Medium } from './zip-course.ts';

/** A whole course as a zip, streamed while it is made. `site`: the origin of the school. */
export async function exportCourse(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  { id }: { id: string },
  { site }: { site: string },
): Promise<FileStream> {
  const tree = orNotFound(await findCourseTree(db, id, { viewerId: null, withInactive: true }));
  const contents = tree.sections.flatMap((section) => section.contents);
  const filters = contents.flatMap((content) => content.generatedExamFilters ?? []);
  const questions = contents.flatMap((content) => (content.questions ?? []).map((one) => one.id));
  const written = courseInFile(tree, {
    named: await nameFilters(db, filters),
    described: await describeQuestions(db, questions),
  });
  const course = linksToFile(written, { ...tree, site });
  const file: CourseFile = { format: 'sabia-course', version: 1, course };
  return zipCourse(file, await openMedia(files, storedFilesOf(course)));
}

/** The stored files that a course refers to; missing ones are left out. */
async function openMedia(files: FileStorage, names: readonly string[]): Promise<Medium[]> {
  const media: Medium[] = [];
  for (const name of names) {
    // A text may begin like the address of a file and not be one.
    const file = isFileName(name) ? await files.open(name) : null;
    if (file) media.push({ name, file });
  }
  return media;
}

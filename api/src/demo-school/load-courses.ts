import type { CourseInFile } from '@sabia/domain/courses/course-file.ts';
import { configureCourse } from '../courses/configure-course.ts';
import { insertCourse } from '../courses/course-file/insert-course.ts';
import { keepMedia } from '../courses/course-file/keep-media.ts';
import { openPackage } from '../courses/course-file/read-package.ts';
import { readCourse } from '../courses/course-file/read-course.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Database } from '../platform/db/database.ts';
import { courseItems } from './course-folder.ts';
import { demoCourses, type DemoCourse } from './demo-courses.ts';

export type OpenedCourse = DemoCourse & { course: CourseInFile };

/**
 * Reads all courses and stores their media. They are read in this thread, because the files are our own and a worker for
 * each would make the first start three seconds longer.
 */
export async function openCourses(school: AppContext): Promise<OpenedCourse[]> {
  const opened: OpenedCourse[] = [];
  for (const demo of demoCourses) {
    const opening = await openPackage(courseItems(demo.slug), readCourse);
    opened.push({ ...demo, course: await keepMedia(school, opening) });
  }
  return opened;
}

/** Imports the courses and publishes those that are no draft. Answers with their ids by slug. */
export async function importCourses(
  tx: Database,
  courses: readonly OpenedCourse[],
  now: Date,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  // The catalogue shows the newest first, so the first course of the list is created last.
  for (const { slug, course, isActive, isTutorial = false } of courses.toReversed()) {
    const { id } = await insertCourse(tx, { course, uploadId: null, notices: [] });
    ids.set(slug, id);
    if (isActive) await configureCourse(tx, { id, changes: { isActive, isTutorial } }, { now });
  }
  return ids;
}

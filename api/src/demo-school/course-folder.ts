import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import {
  courseFile,
  courseFileName,
  mediaFolder,
  type CourseInFile,
} from '@sabia/domain/courses/course-file.ts';
import { projectRoot } from '../platform/project-root.ts';

const inFolder = (slug: string, name: string) =>
  new URL(`api/src/demo-school/courses/${slug}/${name}`, projectRoot);

/** The `course.json` of a demo course. A text that is the name of an HTML file is replaced by that file. */
export function courseJson(slug: string): string {
  const json = readFileSync(inFolder(slug, courseFileName), 'utf8');
  const course: unknown = JSON.parse(json, (_field, value: unknown) =>
    typeof value === 'string' && /^[\w-]+\.html$/.test(value)
      ? readFileSync(inFolder(slug, value), 'utf8').trim()
      : value,
  );
  return JSON.stringify(course);
}

/** The folder of a demo course as the items of a course package. */
export const courseItems = (slug: string) => [
  { name: courseFileName, read: async () => Buffer.from(courseJson(slug)) },
  ...mediaOf(slug).map((name) => ({ name, read: () => readFile(inFolder(slug, name)) })),
];

const mediaOf = (slug: string): string[] =>
  existsSync(inFolder(slug, mediaFolder))
    ? readdirSync(inFolder(slug, mediaFolder)).map((name) => mediaFolder + name)
    : [];

/** A demo course as its file describes it. */
export const describedCourse = (slug: string): CourseInFile =>
  courseFile.parse(JSON.parse(courseJson(slug))).course;

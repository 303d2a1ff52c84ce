import { courseFile, type CourseInFile } from '@sabia/domain/courses/course-file.ts';
import { rewriteCourse } from '@sabia/domain/courses/rewrite-course.ts';
import type { FieldError } from '@sabia/domain/refusal.ts';
import { readingSeconds } from '@sabia/domain/rich-text.ts';
import { cleanRichText } from '../../platform/html/rich-text.ts';
import { hasInvalidText } from '../../platform/db/invalid-text.ts';
import { jsonDepth } from './json-depth.ts';

/** A valid course, or the errors of the file. */
export type CourseRead = { course: CourseInFile } | { errors: FieldError[] };

/** The format is eleven levels deep. */
const deepest = 16;

/** A reply lists only the first errors. */
const shownErrors = 50;

/** Reads a `course.json` and sanitises its rich text. */
export function readCourse(bytes: Uint8Array): CourseRead {
  const given = parse(bytes);
  if (given === undefined) return wrong('O course.json do arquivo não pode ser lido.');
  const read = valid(given);
  if ('errors' in read) return read;
  const cleaned = rewriteCourse(read.course, { address: (url) => url, html: cleanRichText });
  // Validated again: a required text may be empty after sanitising.
  return valid({ ...frame, course: withReadingTimes(cleaned) });
}

const frame = { format: 'sabia-course', version: 1 };

function parse(bytes: Uint8Array): unknown {
  try {
    const json = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return hasInvalidText(json) || jsonDepth(json) > deepest ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}

function valid(given: unknown): CourseRead {
  const { data, error } = courseFile.safeParse(given);
  if (data) return { course: data.course };
  return {
    errors: error.issues
      .slice(0, shownErrors)
      .map(({ path, message }) => ({ path: path.join('.'), message })),
  };
}

const wrong = (message: string): CourseRead => ({ errors: [{ path: 'uploadId', message }] });

/** Computes the reading times of pages from their text. */
const withReadingTimes = (course: CourseInFile): CourseInFile => ({
  ...course,
  sections: course.sections.map((section) => ({
    ...section,
    contents: section.contents.map((content) =>
      content.contentType === 'TEXTPAGE'
        ? { ...content, durationSeconds: readingSeconds(content.pageContent ?? '') }
        : content,
    ),
  })),
});

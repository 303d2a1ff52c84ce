import { courseFile, type CourseInFile } from '@sabia/domain/courses/course-file.ts';
import { keysOf, linkInFile } from '@sabia/domain/courses/course-links.ts';
import { rewriteCourse } from '@sabia/domain/courses/rewrite-course.ts';
import { lowerFirst } from '@sabia/domain/lower-first.ts';
import type { FieldError } from '@sabia/domain/refusal.ts';
import { linkTo } from '@sabia/domain/rich-text/address.ts';
import { describeLosses, type RichTextLoss } from '@sabia/domain/rich-text/losses.ts';
import { readingSeconds } from '@sabia/domain/rich-text.ts';
import { cleanRichText } from '../../platform/html/rich-text.ts';
import { hasInvalidText } from '../../platform/db/invalid-text.ts';
import { jsonDepth } from './json-depth.ts';

/** A valid course with sentences about what its texts lose, or the errors of the file. */
export type CourseRead = { course: CourseInFile; notices: string[] } | { errors: FieldError[] };

/** The format is eleven levels deep. */
const deepest = 16;

/** A reply lists only the first errors. */
const shownErrors = 50;

/** Sentences beyond this number are counted. */
const shownNotices = 200;

/** Reads a `course.json` and sanitises its rich text. */
export function readCourse(bytes: Uint8Array): CourseRead {
  const given = parse(bytes);
  if (given === undefined) return wrong('O course.json do arquivo não pode ser lido.');
  const read = valid(given);
  if ('errors' in read) return read;
  const keys = keysOf(read.course);
  const link = (href: string) => linkTo(linkInFile(keys, href) ?? href);
  const losses = new Map<string, RichTextLoss[]>();
  const html = (text: string, place: string) => {
    const known = losses.get(place) ?? [];
    losses.set(place, known);
    return cleanRichText(text, { say: (loss) => known.push(loss), link });
  };
  const cleaned = rewriteCourse(read.course, { address: (url) => url, html });
  // Validated again: a required text may be empty after sanitising.
  const again = valid({ ...frame, course: withReadingTimes(cleaned) });
  return 'course' in again ? { ...again, notices: noticesOf(losses) } : again;
}

function noticesOf(losses: ReadonlyMap<string, readonly RichTextLoss[]>): string[] {
  const all = [...losses].flatMap(([place, lost]) =>
    describeLosses(lost).map((sentence) => `${place}: ${lowerFirst(sentence)}`),
  );
  const more = all.length - shownNotices;
  if (more <= 0) return all;
  return [...all.slice(0, shownNotices), `Há mais ${more} avisos como esses em outros textos.`];
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
  if (data) return { course: data.course, notices: [] };
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

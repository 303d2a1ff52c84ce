import type { Content } from '@sabia/domain/courses/content.ts';
import type { Course } from '@sabia/domain/courses/course.ts';
import type { Lesson } from '@sabia/domain/courses/lesson.ts';
import { withDeviceDatabase } from './device-database.ts';
import { addFilesOf, keepFilesOf } from './device-files.ts';
import { deviceTime } from '../clock.ts';

/** The last opened course on this device: its outline, and the bodies of its contents. */

export async function keepLesson(owner: string, idOrSlug: string, lesson: Lesson): Promise<void> {
  const kept = storeLesson(owner, idOrSlug, lesson).catch(() => []);
  // Before anything else, because images of the content may be shown at once.
  void keepFilesOf(kept.then((contents) => [lesson, contents]));
  await kept;
}

/** Returns the bodies of other contents that stay: those of the same course that are not locked now. */
const storeLesson = (owner: string, idOrSlug: string, { course, content }: Lesson) =>
  withDeviceDatabase(async (database) => {
    const work = database.transaction(['course', 'contents'], 'readwrite');
    const [courses, contents] = [work.objectStore('course'), work.objectStore('contents')];
    const former = await courses.get('last');
    const isSame = former?.owner === owner && former.outline.id === course.id;
    const open = new Set(
      course.sections
        .filter((section) => isSame && !section.isLocked)
        .flatMap((section) => section.contents.map(({ id }) => id)),
    );
    const stay: Content[] = [];
    for (const kept of await contents.getAll()) {
      if (open.has(kept.id)) stay.push(kept);
      else await contents.delete(kept.id);
    }
    if (content && !content.isLocked) await contents.put(content);
    const contentId = content?.id ?? null;
    const wholeAt = isSame ? former.wholeAt : 0;
    await courses.put({ owner, idOrSlug, outline: course, contentId, wholeAt }, 'last');
    await work.done;
    return stay;
  });

/** Without effect if another course was opened meanwhile. */
export async function keepContent(
  owner: string,
  courseId: string,
  content: Content,
): Promise<void> {
  if (content.isLocked) return;
  void addFilesOf(content);
  await withDeviceDatabase(async (database) => {
    const work = database.transaction(['course', 'contents'], 'readwrite');
    const kept = await work.objectStore('course').get('last');
    if (kept?.owner === owner && kept.outline.id === courseId)
      await work.objectStore('contents').put(content);
    await work.done;
  });
}

/** Keeps the bodies of all contents of the last opened course. */
export function keepWholeCourse(owner: string, { id, sections }: Course): Promise<void> {
  return withDeviceDatabase(async (database) => {
    const work = database.transaction(['course', 'contents'], 'readwrite');
    const kept = await work.objectStore('course').get('last');
    if (kept?.owner === owner && kept.outline.id === id) {
      for (const { contents } of sections)
        for (const content of contents)
          if (!content.isLocked) await work.objectStore('contents').put(content);
      await work.objectStore('course').put({ ...kept, wholeAt: deviceTime() }, 'last');
    }
    await work.done;
  });
}

/** Undefined if this course is not the last opened one; without a content if its body is not kept. */
export const keptLesson = (
  owner: string,
  idOrSlug: string,
  contentId: string | undefined,
): Promise<Lesson | undefined> =>
  withDeviceDatabase(async (database) => {
    const kept = await database.get('course', 'last');
    if (kept?.owner !== owner || kept.idOrSlug !== idOrSlug) return undefined;
    const content = await database.get('contents', contentId ?? kept.contentId ?? '');
    return { course: kept.outline, content: content ?? null };
  });

export const keptContent = (owner: string, contentId: string): Promise<Content | undefined> =>
  withDeviceDatabase(async (database) => {
    const kept = await database.get('course', 'last');
    return kept?.owner === owner ? database.get('contents', contentId) : undefined;
  });

/** Removes the course with its bodies; other replies stay. */
export const forgetCourse = (): Promise<void> =>
  withDeviceDatabase(async (database) => {
    await database.clear('course');
    await database.clear('contents');
  });

export const forgetContent = (contentId: string): Promise<void> =>
  withDeviceDatabase((database) => database.delete('contents', contentId));

import type { Content } from '@sabia/domain/courses/content.ts';
import type { Course } from '@sabia/domain/courses/course.ts';
import type { Lesson } from '@sabia/domain/courses/lesson.ts';
import { ApiProblem } from './api-problem.ts';
import type { AnyInput } from './api.ts';
import {
  forgetContent,
  keepContent,
  keepLesson,
  keepWholeCourse,
  keptContent,
  keptLesson,
} from './device-course.ts';
import { deleteDeviceDatabase, withDeviceDatabase } from './device-database.ts';
import { forgetFiles } from './device-files.ts';

/** Replies of the API that are kept on this device for its signed-in user. */

/** The bodies that were not opened are requested again after a day (product.md WEB9). */
const wholeFor = 24 * 60 * 60_000;

export type KeptRoute =
  | 'GET /users/provider/{id}'
  | 'GET /courses/{id}/lesson'
  | 'GET /courses/{id}/content/{contentId}'
  | 'GET /courses/{id}';

interface Read {
  route: KeptRoute;
  input: AnyInput;
}

type Owner = () => string | null;

/** Without a database in the browser nothing is kept. */
export async function keepReply(
  owner: Owner,
  { route, input, reply }: Read & { reply: unknown },
): Promise<void> {
  const user = owner();
  // The user may have signed out meanwhile.
  if (user) await store(user, { route, input, reply }).catch(() => {});
}

function store(
  owner: string,
  { route, input, reply }: Read & { reply: unknown },
): Promise<unknown> {
  const { id = '' } = input.params ?? {};
  switch (route) {
    case 'GET /courses/{id}/lesson':
      return keepLesson(owner, id, reply as Lesson);
    case 'GET /courses/{id}/content/{contentId}':
      return keepContent(owner, id, reply as Content);
    case 'GET /courses/{id}':
      return keepWholeCourse(owner, reply as Course);
    case 'GET /users/provider/{id}':
      return withDeviceDatabase((database) =>
        database.put('replies', { route, owner, input: JSON.stringify(input), reply }),
      );
  }
}

/** Throws the problem if it is a refusal, or if the reply is not kept. */
export async function keptReply(
  owner: Owner,
  { route, input, problem }: Read & { problem: unknown },
): Promise<unknown> {
  if (!(problem instanceof ApiProblem)) throw problem;
  const isContent = route === 'GET /courses/{id}/content/{contentId}';
  // The course, or only the content, is closed to this user now.
  if (problem.status === 404 && isContent) await forgetContent(input.params?.contentId ?? '');
  else if (problem.status === 403 || problem.status === 404) await forgetReplies();
  if (problem.code !== 'offline') throw problem;
  const user = owner();
  const kept = user && (await stored(user, { route, input }).catch(() => undefined));
  if (!kept) throw problem;
  return kept;
}

async function stored(owner: string, { route, input }: Read): Promise<unknown> {
  const { id = '', contentId = '' } = input.params ?? {};
  switch (route) {
    case 'GET /courses/{id}/lesson':
      return keptLesson(owner, id, input.query?.contentId as string | undefined);
    case 'GET /courses/{id}/content/{contentId}':
      return keptContent(owner, contentId);
    // Its screens are those of authors, which need the network.
    case 'GET /courses/{id}':
      return undefined;
    case 'GET /users/provider/{id}': {
      const kept = await withDeviceDatabase((database) => database.get('replies', route));
      const isSame = kept?.owner === owner && kept.input === JSON.stringify(input);
      return isSame ? kept.reply : undefined;
    }
  }
}

/** True if the last opened course is this one, and not all of its bodies were kept within a day. */
export const lacksContents = (courseId: string): Promise<boolean> =>
  withDeviceDatabase(async (database) => {
    const kept = await database.get('course', 'last');
    return kept?.outline.id === courseId && kept.wholeAt < Date.now() - wholeFor;
  });

export async function forgetReplies(): Promise<void> {
  await forgetFiles();
  try {
    await deleteDeviceDatabase();
  } catch {
    // The browser has no database, so nothing was kept.
  }
}

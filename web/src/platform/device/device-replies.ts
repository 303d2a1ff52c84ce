import type { Content } from '@sabia/domain/courses/content.ts';
import type { Course } from '@sabia/domain/courses/course.ts';
import type { Lesson } from '@sabia/domain/courses/lesson.ts';
import { ApiProblem } from '../api/api-problem.ts';
import {
  forgetContent,
  forgetCourse,
  keepContent,
  keepLesson,
  keepWholeCourse,
  keptContent,
  keptLesson,
} from './device-course.ts';
import { deleteDeviceDatabase, withDeviceDatabase } from './device-database.ts';
import { essayPages, forgetFiles } from './device-files.ts';
import * as last from '../api/last-replies.ts';
import { deviceTime } from '../clock.ts';

/** Replies of the API that are kept on this device for its signed-in user. */

/** The bodies that were not opened are requested again after a day (product.md WEB9). */
const wholeFor = 24 * 60 * 60_000;

/** Replies of these routes are kept as part of the last opened course. */
const isOfCourse = (route: string) =>
  /^GET \/courses\/\{id}(\/lesson|\/content\/\{contentId})?$/.test(route);

/** The last reply of each is kept: with these an attempt under way can be reloaded (product.md WEB14, WEB26). */
const lastRoutes: ReadonlySet<string> = new Set([
  'GET /users/provider/{id}',
  'GET /practice-exams/{id}',
  'GET /practice-exams/leveling',
  'GET /error-notebook',
  // Offline corrections and work that is due (product.md RUB9, DUE8).
  'GET /corrections/claims',
  'GET /corrections/comments',
  'GET /assignments/own',
  // The own marks (product.md GRADE18).
  'GET /classes/{id}/gradebook/own',
  // The reading of answer cards (product.md MOCK20).
  'GET /mock-exams/{id}/people',
  // The sealed exam on a phone (product.md MOCK29).
  'GET /mock-exams/{id}/own',
]);

/** Without a database in the browser nothing is kept. */
export async function keepReply(
  owner: last.DeviceOwner,
  { route, input, reply }: last.DeviceRead & { reply: unknown },
): Promise<void> {
  const user = owner();
  // The user may have signed out meanwhile.
  if (!user) return;
  if (isOfCourse(route)) await storePart(user, { route, input, reply }).catch(() => {});
  else if (lastRoutes.has(route) && !hasAnswerKey(reply))
    await last.keepReply(owner, { route, input }, reply);
}

/** True for practice exams that were read by their authors, whose screens need the network. */
const hasAnswerKey = (reply: unknown): boolean =>
  /"(isCorrect|answerKey)":/.test(JSON.stringify(reply));

function storePart(
  owner: string,
  { route, input, reply }: last.DeviceRead & { reply: unknown },
): Promise<unknown> {
  const { id = '' } = input.params ?? {};
  if (route.endsWith('/lesson')) return keepLesson(owner, id, reply as Lesson);
  if (route.endsWith('/{contentId}')) return keepContent(owner, id, reply as Content);
  return keepWholeCourse(owner, reply as Course);
}

/** Throws the problem if it is a refusal, or if the reply is not kept. */
export async function keptReply(
  owner: last.DeviceOwner,
  { route, input, problem }: last.DeviceRead & { problem: unknown },
): Promise<unknown> {
  if (!(problem instanceof ApiProblem)) throw problem;
  const isRefusal = problem.status === 403 || problem.status === 404;
  const isContent = route.endsWith('/content/{contentId}');
  if (isOfCourse(route)) {
    // The course, or only the content, is closed to this user now.
    if (problem.status === 404 && isContent) await forgetContent(input.params?.contentId ?? '');
    else if (isRefusal) await forgetLastCourse();
    const user = owner();
    if (problem.code !== 'offline' || !user) throw problem;
    const kept = await keptPart(user, { route, input }).catch(() => undefined);
    if (!kept) throw problem;
    return kept;
  }
  if (!lastRoutes.has(route)) throw problem;
  if (isRefusal && route === 'GET /users/provider/{id}') await forgetReplies();
  return last.keptReply(owner, { route, input }, problem);
}

async function keptPart(owner: string, { route, input }: last.DeviceRead): Promise<unknown> {
  const { id = '', contentId = '' } = input.params ?? {};
  if (route.endsWith('/lesson'))
    return keptLesson(owner, id, input.query?.contentId as string | undefined);
  if (route.endsWith('/{contentId}')) return keptContent(owner, contentId);
  // The screens of a whole course are those of authors, which need the network.
  return undefined;
}

/** True if the last opened course is this one, and not all of its bodies were kept within a day. */
export const lacksContents = (courseId: string): Promise<boolean> =>
  withDeviceDatabase(async (database) => {
    const kept = await database.get('course', 'last');
    return kept?.outline.id === courseId && kept.wholeAt < deviceTime() - wholeFor;
  });

/** An attempt under way and its page stay (product.md WEB27). */
async function forgetLastCourse(): Promise<void> {
  await forgetFiles();
  // Without a database in the browser nothing was kept.
  await forgetCourse().catch(() => {});
}

export async function forgetReplies(): Promise<void> {
  await forgetFiles(essayPages);
  try {
    await deleteDeviceDatabase();
  } catch {
    // The browser has no database, so nothing was kept.
  }
}

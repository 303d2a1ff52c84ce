import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as contract from '@sabia/domain/progress/progress.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aCourse, type MadeCourse } from '../courses/courses.factory.ts';
import { aUser } from '../users/users.factory.ts';

const { db, call, time } = await createTestApp();

const video = {
  contentType: 'VIDEO' as const,
  title: 'Aula',
  videoUrl: 'https://example.com/a.mp4',
};
const course = await aCourse(db, { sections: [{ contents: [video, { title: 'Texto' }] }] });
const [film = '', page = ''] = course.contentIds;

const report = (user: User, contentId: string, given: object, { id, sections } = course) =>
  call(user, contract.progressContent, {
    body: { courseId: id, userId: user.id, sectionId: sections[0]?.id ?? '', contentId, ...given },
  });

const watch = (user: User, seconds: number, at: string) =>
  report(user, film, { videoPosition: { seconds, at } });

async function positionOf(user: User, { id }: MadeCourse = course, contentId = film) {
  const alone = await call(user, courses.readContent, { params: { id, contentId } });
  const lesson = await call(user, courses.readLesson, { params: { id }, query: { contentId } });
  expect(lesson.body.content?.videoPosition).toEqual(alone.body.videoPosition);
  return alone.body.videoPosition;
}

const minutesAgo = (minutes: number) =>
  new Date(time.now.getTime() - minutes * 60_000).toISOString();

it('the latest position of all devices is read with the video', async () => {
  const learner = await aUser(db);
  expect(await positionOf(learner)).toBeNull();
  await watch(learner, 12.5, minutesAgo(9));
  await watch(learner, 140, minutesAgo(5));
  // The phone was offline and sends its earlier position afterwards.
  await watch(learner, 60, minutesAgo(7));
  expect(await positionOf(learner)).toEqual({ seconds: 140, at: minutesAgo(5) });
  await watch(learner, 3, minutesAgo(1));
  expect(await positionOf(learner)).toEqual({ seconds: 3, at: minutesAgo(1) });
});

it('a clock that is fast does not lock out other devices', async () => {
  const learner = await aUser(db);
  await watch(learner, 20, minutesAgo(-600));
  expect(await positionOf(learner)).toEqual({ seconds: 20, at: minutesAgo(0) });
  await watch(learner, 30, minutesAgo(0));
  expect(await positionOf(learner)).toMatchObject({ seconds: 30 });
});

it('positions and completions leave each other as they are', async () => {
  const learner = await aUser(db);
  await report(learner, film, { isCompleted: true });
  const watched = await watch(learner, 42, minutesAgo(1));
  expect(watched.body.contentProgression.isCompleted).toBe(true);
  await report(learner, film, { decreaseProgressionsCount: true });
  expect(await positionOf(learner)).toMatchObject({ seconds: 42 });
});

it('a position is of one user', async () => {
  const [learner, other] = [await aUser(db), await aUser(db)];
  await watch(learner, 42, minutesAgo(1));
  expect(await positionOf(other)).toBeNull();
});

it.each([
  ['of a page', () => page, { seconds: 1, at: minutesAgo(1) }, 'videoPosition'],
  ['before the start', () => film, { seconds: -1, at: minutesAgo(1) }, 'videoPosition.seconds'],
  ['without a time', () => film, { seconds: 1 }, 'videoPosition.at'],
])('a position %s is refused', async (_name, contentId, videoPosition, field) => {
  const learner = await aUser(db);
  const answer = await report(learner, contentId(), { videoPosition });
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: field }] } });
  expect(await positionOf(learner)).toBeNull();
});

import { join } from 'node:path';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as privacy from '@sabia/domain/privacy/privacy.contract.ts';
import * as progress from '@sabia/domain/progress/progress.contract.ts';
import * as users from '@sabia/domain/users/users.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { listMiscounted } from '../../test/support/miscounted.ts';
import { codeIn, emailsTo } from '../../test/support/outbox.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { readPublicVersion } from '../platform/db/public-changes.ts';
import { sql } from '../platform/db/database.ts';
import { sweepProgress } from '../progress/sweep-progress.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { aCourse } from './courses.factory.ts';

const { db, call, time, folder } = await createTestApp();
const sweep = () => sweepProgress(db, { clock: () => time.now });

const starts = async (learner: User, courseId: string) => {
  const { status } = await call(learner, progress.startCourse, {
    body: { courseId, userId: learner.id },
  });
  expect(status).toBe(201);
  return learner;
};
const enrol = (courseId: string, count: number) =>
  Promise.all(Array.from({ length: count }, async () => starts(await aUser(db), courseId)));

/** The number after a sweep, on the page and the card for visitors, of which copies are kept. */
const shown = async (id: string) => {
  await sweep();
  const { body } = await call(null, courses.previewCourse, { params: { id } });
  const { items } = (await call(null, courses.pageCourses, { query: { limit: '50' } })).body;
  expect(items.find((card) => card.id === id)?.learnersAbove).toBe(body.learnersAbove);
  return body.learnersAbove;
};

it('a course with 20 learners tells no number, with 21 it tells more than 20', async () => {
  const { id } = await aCourse(db);
  expect(await shown(id)).toBeNull();
  await enrol(id, 20);
  expect(await shown(id)).toBeNull();
  await enrol(id, 1);
  expect(await shown(id)).toBe(20);
  await enrol(id, 30);
  expect(await shown(id)).toBe(50);
  expect(await listMiscounted(db)).toEqual([]);
});

it('a learner between two steps changes nothing that visitors see', async () => {
  const { id } = await aCourse(db);
  await enrol(id, 21);
  await sweep();
  const before = await readPublicVersion(db);
  await enrol(id, 1);
  await sweep();
  expect(await readPublicVersion(db)).toBe(before);
  expect(await listMiscounted(db)).toEqual([]);
});

it('the study of an administrator counts by choice only', async () => {
  const { id } = await aCourse(db);
  const admin = await anAdmin(db);
  const choose = (countsInFigures: boolean) =>
    call(admin, users.changeUser, { params: admin, body: { countsInFigures } });
  await enrol(id, 20);
  await starts(admin, id);
  expect(await shown(id)).toBeNull();
  await choose(true);
  expect(await shown(id)).toBe(20);
  await choose(false);
  expect(await shown(id)).toBeNull();
  expect(await listMiscounted(db)).toEqual([]);
});

it('a learner who has deleted the account still counts', async () => {
  const { id } = await aCourse(db);
  const [learner] = await enrol(id, 21);
  expect(await shown(id)).toBe(20);
  const person = assertDefined(learner);
  await call(person, privacy.requestDeletionCode);
  const letters = await emailsTo(join(folder, 'outbox'), person.email);
  const code = assertDefined(codeIn(assertDefined(letters.at(-1))));
  const { status } = await call(person, privacy.deleteAccount, { body: { code } });
  expect(status).toBe(204);
  expect(await shown(id)).toBe(20);
  expect(await listMiscounted(db)).toEqual([]);
});

it('the steps go on to 1,000,000', async () => {
  const stepOf = async (learners: number) =>
    (await db.one<{ step: number | null }>(sql`select learners_step(${learners}::integer) as step`))
      .step;
  expect(await stepOf(100)).toBe(50);
  expect(await stepOf(101)).toBe(100);
  expect(await stepOf(2_000_000)).toBe(1_000_000);
});

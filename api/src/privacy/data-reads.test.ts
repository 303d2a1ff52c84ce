import type { Operation } from '@sabia/domain/operation.ts';
import { operations } from '@sabia/domain/operations.ts';
import type { DataReadKind } from '@sabia/domain/privacy/data-read.ts';
import * as privacy from '@sabia/domain/privacy/privacy.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import * as users from '@sabia/domain/users/users.contract.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aCourse } from '../courses/courses.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { recordStatements } from '../../test/support/recorded-statements.ts';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { payersOf } from '../subscriptions/payers.factory.ts';
import { aTrail } from '../trails/trails.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';

const school = await createTestApp();
const { db, call } = school;
const said = recordStatements(db.pool);
const { subscribe, play } = await payersOf(school);
const admin = await anAdmin(db, { name: 'Helena Duarte' });
const trail = await aTrail(db);
const course = await aCourse(db, { sections: [{ contents: 2 }] });
const courseId = course.id;

const readsOf = async (who: User, of = who) => {
  const { body } = await call(who, privacy.pageDataReads, { params: { userId: of.id } });
  return body.items.map(({ what, by }) => `${what} ${by.name}`);
};

interface Person extends User {
  /** Of their progress in a content. */
  progressionId: string;
}

const stepOf = ({ id }: { id: string }, contentId = course.contentIds[0]) => ({
  courseId,
  userId: id,
  contentId: assertDefined(contentId),
  sectionId: assertDefined(course.sections[0]).id,
});

async function somebodyWhoStudies(): Promise<Person> {
  const learner = await aUser(db);
  const step = await call(learner, operations.progressContent, { body: stepOf(learner) });
  const { body } = await subscribe(learner);
  await play(learner, assertDefined(body.charge).id);
  return { ...learner, progressionId: step.body.contentProgression.id };
}

type Every = typeof operations;
type Showing = {
  [Name in keyof Every]: Every[Name] extends { shows: DataReadKind } ? Name : never;
}[keyof Every];

/** How an administrator comes to see somebody: by every operation that says that it shows people. */
const looks: Record<Showing, (at: Person) => object> = {
  pageUsers: ({ email }) => ({ query: { searchKey: email } }),
  readUserByProvider: ({ providerId }) => ({ params: { id: providerId } }),
  readUser: ({ id }) => ({ params: { id } }),
  readProfile: ({ id }) => ({ params: { id } }),
  readUserOverview: ({ id }) => ({ params: { id } }),
  readUserByEmail: ({ email }) => ({ params: { email } }),
  listUsersByIds: ({ id }) => ({ query: { id: [id] } }),
  changeUser: ({ id }) => ({ params: { id }, body: {} }),
  changeRole: ({ id }) => ({ params: { id }, body: { role: 'LEARNER' } }),
  changeProviderId: ({ id, providerId }) => ({ params: { id }, body: { providerId } }),
  changeSubscription: ({ id }) => ({ params: { id }, body: { hasActiveSubscription: true } }),
  searchUsers: ({ email }) => ({ query: { terms: email } }),
  exportUsers: ({ email }) => ({ query: { searchKey: email } }),
  readSubscription: ({ id }) => ({ params: { userId: id } }),
  pageSubscriptions: ({ email }) => ({ query: { searchKey: email } }),
  pageDataReads: ({ id }) => ({ params: { userId: id } }),
  listCertificates: ({ id }) => ({ params: { userId: id } }),
  readTrailProgress: ({ id }) => ({ params: { id: trail.id, userId: id } }),
  startCourse: ({ id }) => ({ body: { courseId, userId: id } }),
  progressContent: (person) => ({ body: stepOf(person, course.contentIds[1]) }),
  progressContentAgain: (person) => ({
    params: { id: person.progressionId },
    body: stepOf(person),
  }),
  readCourseProgress: ({ id }) => ({ params: { courseId, userId: id } }),
  checkCourseProgress: ({ id }) => ({ params: { courseId, userId: id } }),
  restartCourse: ({ id }) => ({ params: { courseId, userId: id } }),
  readWeeklyGoal: ({ id }) => ({ params: { id } }),
  chooseWeeklyGoal: ({ id }) => ({ params: { id }, body: { daysPerWeek: 3 } }),
  readOverview: ({ id }) => ({ params: { id } }),
  readLastOngoingCourse: ({ id }) => ({ params: { id } }),
  readStreak: ({ id }) => ({ params: { id } }),
  countCompletedContents: ({ id }) => ({ params: { id } }),
  listCoursesByStatus: ({ id }) => ({ params: { id }, query: { status: 'COMPLETED' } }),
  pageCoursesByStatus: ({ id }) => ({ params: { id }, query: { status: 'COMPLETED' } }),
};

/** What tells of people and is not noted, and why not. */
const unnoted: Partial<Record<keyof Every, string>> = {
  verifyCertificate: 'whoever has the code is told',
  signInWithLinkedin: 'it tells who signs in of themselves',
  readGuardianship: 'it tells the caller whom they named',
  requestGuardian: 'it tells the caller whom they named',
  previewUserImport: 'it tells what the caller brought',
  readHistory: 'who changed the school is part of what the school is',
};

const showing = Object.keys(looks) as Showing[];
const every = Object.entries(operations) as [keyof Every, Operation][];

it.each(showing)('whom %s shows to an administrator is written down', async (name) => {
  const person = await somebodyWhoStudies();
  const operation: Operation = operations[name];
  const { status } = await call(admin, operation, looks[name](person) as never);
  expect([200, 201]).toContain(status);
  expect(await readsOf(person)).toEqual([`${operations[name].shows} Helena Duarte`]);
});

it.each(every.filter(([name]) => !(name in looks)))(
  '%s tells nobody of somebody else, unless it is said why that is not noted',
  (name, { audience, reply }) => {
    const schema = reply ? JSON.stringify(z.toJSONSchema(reply, { unrepresentable: 'any' })) : '';
    const tells = /"(email|userName|holderName|providerId|profilePicture|cpf|changedBy)":/.test(
      schema,
    );
    expect(audience.kind === 'self' || tells).toBe(name in unnoted);
  },
);

describe('an administrator', () => {
  it('who looks at things as somebody else is still the one who looked', async () => {
    const person = await aUser(db);
    const asked = { query: { id: [person.id] } };
    const { body } = await call(admin, users.listUsersByIds, asked, { 'view-as': 'LEARNER' });
    expect(assertDefined(body[0])).not.toHaveProperty('email');
    expect(await readsOf(person)).toEqual(['SEARCH Helena Duarte']);
  });

  it('who is refused, or finds nobody, saw nothing', async () => {
    const person = await aUser(db);
    const asked = { params: { id: person.id } };
    const refused = await call(admin, users.readUser, asked, { 'view-as': 'LEARNER' });
    expect(refused.status).toBe(403);
    await call(admin, users.pageUsers, { query: { searchKey: 'ninguém com este nome' } });
    expect(await readsOf(person)).toEqual([]);
  });

  it('is not noted for their own, nor is anybody else for theirs', async () => {
    const person = await aUser(db);
    for (const who of [admin, person]) {
      await call(who, users.readUserOverview, { params: { id: who.id } });
      await call(who, users.readProfile, { params: { id: who.id } });
      expect(await readsOf(who)).toEqual([]);
    }
  });

  it('costs one statement more, however many they see', async () => {
    await aUser(db);
    said.length = 0;
    await call(admin, users.pageUsers);
    expect(said.filter(({ text }) => /insert into data_reads/.test(text))).toHaveLength(1);
  });
});

it('who looked is shown to whom it was about and to administrators, the latest first', async () => {
  const learner = await aUser(db);
  const other = await aUser(db);
  await call(admin, users.readUser, { params: { id: learner.id } });
  await call(admin, users.readProfile, { params: { id: learner.id } });

  expect(await readsOf(learner)).toEqual(['DOCUMENTS Helena Duarte', 'PROFILE Helena Duarte']);
  expect(await readsOf(admin, learner)).toHaveLength(2);
  const nosy = await call(other, privacy.pageDataReads, { params: { userId: learner.id } });
  expect(nosy.status).toBe(403);
});

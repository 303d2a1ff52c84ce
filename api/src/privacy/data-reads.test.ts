import { randomUUID } from 'node:crypto';
import { rollDates } from '@sabia/domain/rolls/roll-dates.ts';
import type { Operation } from '@sabia/domain/operation.ts';
import { recordCardReading } from '@sabia/domain/mock-exams/readings.contract.ts';
import { operations } from '@sabia/domain/operations.ts';
import type { DataReadKind } from '@sabia/domain/privacy/data-read.ts';
import * as privacy from '@sabia/domain/privacy/privacy.contract.ts';
import { usualReading } from '@sabia/domain/users/usual-reading.ts';
import type { User } from '@sabia/domain/users/user.ts';
import * as users from '@sabia/domain/users/users.contract.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { anAnswerToCorrect } from '../attempts/corrections.factory.ts';
import { aClaimedEssay, anEssay } from '../essays/essays.factory.ts';
import { anAssignment } from '../assignments/assignments.factory.ts';
import { aMockExamEvent, anExamWithEssay } from '../mock-exams/mock-exams.factory.ts';
import { aGradebook, gradebookRulesOf } from '../gradebook/gradebook.factory.ts';
import { aClass } from '../classes/classes.factory.ts';
import { aCourse } from '../courses/courses.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { recordStatements } from '../../test/support/recorded-statements.ts';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { payersOf } from '../subscriptions/payers.factory.ts';
import { aTrail } from '../trails/trails.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { recordFailedEmail } from '../platform/mail/job-emails.ts';

const school = await createTestApp();
const { db, call } = school;
const statements = recordStatements(db.pool);
const { subscribe, simulate } = await payersOf(school);
const admin = await anAdmin(db, { name: 'Helena Duarte' });
const trail = await aTrail(db);
const course = await aCourse(db, { sections: [{ contents: 2 }] });
const courseId = course.id;

const readsOf = async (who: User, of = who) => {
  const { body } = await call(who, privacy.pageDataReads, { params: { userId: of.id } });
  return body.items.map(({ what, by }) => `${what} ${by.name}`);
};

interface Person extends User {
  /** Id of their progress in a content. */
  progressionId: string;
  /** Id of their paid charge. */
  chargeId: string;
  /** A submitted attempt. */
  attemptId: string;
  practiceExamId: string;
}

const stepOf = ({ id }: { id: string }, contentId = course.contentIds[0]) => ({
  courseId,
  userId: id,
  contentId: assertDefined(contentId),
  sectionId: assertDefined(course.sections[0]).id,
});

async function aStudent(): Promise<Person> {
  const learner = await aUser(db);
  const step = await call(learner, operations.progressContent, { body: stepOf(learner) });
  const failure = { kind: 'INVITATION', key: learner.id, userId: learner.id, reason: '550' };
  await recordFailedEmail(db, { ...failure, now: new Date() });
  const { attemptId, practiceExamId } = await anAnswerToCorrect(db, learner);
  const { body } = await subscribe(learner);
  const chargeId = assertDefined(body.charge).id;
  await simulate(learner, chargeId);
  return {
    ...learner,
    progressionId: step.body.contentProgression.id,
    chargeId,
    attemptId,
    practiceExamId,
  };
}

type Operations = typeof operations;
type ShowingName = {
  [Name in keyof Operations]: Operations[Name] extends { shows: DataReadKind } ? Name : never;
}[keyof Operations];

const classOf = (id: string) => aClass(db, { students: [{ id }] });
const eventOf = async ({ id }: Person) => ({
  params: { id: (await aMockExamEvent(db, { classIds: [(await classOf(id)).id] })).id },
});

/** A request that shows a user to an administrator, for each operation that declares `shows`. */
const requests: Record<ShowingName, (at: Person) => object | Promise<object>> = {
  pageUsers: ({ email }) => ({ query: { searchKey: email } }),
  readUserByProvider: ({ providerId }) => ({ params: { id: providerId } }),
  readUser: ({ id }) => ({ params: { id } }),
  readProfile: ({ id }) => ({ params: { id } }),
  readExtraTime: ({ id }) => ({ params: { id } }),
  setExtraTime: ({ id }) => ({ params: { id }, body: { percent: 50 } }),
  readUserOverview: ({ id }) => ({ params: { id } }),
  readUserByEmail: ({ email }) => ({ params: { email } }),
  listUsersByIds: ({ id }) => ({ query: { id: [id] } }),
  changeUser: ({ id }) => ({ params: { id }, body: {} }),
  requestEmailChange: ({ id }) => ({
    params: { id },
    body: { email: `${randomUUID()}@exemplo.com.br` },
  }),
  changeRole: ({ id }) => ({ params: { id }, body: { role: 'LEARNER' } }),
  changeProviderId: ({ id, providerId }) => ({ params: { id }, body: { providerId } }),
  changeSubscription: ({ id }) => ({ params: { id }, body: { hasActiveSubscription: true } }),
  searchUsers: ({ email }) => ({ query: { terms: email } }),
  pageFailedEmails: () => ({ query: { limit: '100' } }),
  exportUsers: ({ email }) => ({ query: { searchKey: email } }),
  readSubscription: ({ id }) => ({ params: { userId: id } }),
  readReceipt: ({ id, chargeId }) => ({ params: { userId: id, chargeId } }),
  printReceipt: ({ id, chargeId }) => ({ params: { userId: id, chargeId } }),
  listPayments: ({ id }) => ({ params: { userId: id } }),
  refundPayment: ({ id, chargeId }) => ({
    params: { userId: id, chargeId },
    body: { id: randomUUID(), amountCents: 100, reason: 'Boa vontade' },
  }),
  pageSubscriptions: ({ email }) => ({ query: { searchKey: email } }),
  pageDataReads: ({ id }) => ({ params: { userId: id } }),
  listCorrections: () => ({ query: { limit: '100' } }),
  claimEssay: async (person) => {
    const { practiceExamId } = await anEssay(db, person);
    return { body: { practiceExamId } };
  },
  readEssay: async (person) => ({ params: await aClaimedEssay(db, person, admin) }),
  pageExamResults: ({ practiceExamId: id }) => ({ params: { id } }),
  exportExamResults: ({ practiceExamId: id }) => ({ params: { id } }),
  reviewAttempt: ({ attemptId: id }) => ({ params: { id } }),
  printAnswerCards: eventOf,
  printEssaySheets: async ({ id }) => {
    const practiceExamIds = [(await anExamWithEssay(db)).id];
    const classIds = [(await classOf(id)).id];
    return { params: { id: (await aMockExamEvent(db, { practiceExamIds, classIds })).id } };
  },
  listReadingPeople: eventOf,
  readCardReadings: async (person) => {
    const { params } = await eventOf(person);
    await call(admin, recordCardReading, {
      params: { ...params, readingId: randomUUID() },
      body: { personId: person.id, day: 1, answers: {}, doubts: [], quality: 1 },
    });
    return { params: { ...params, personId: person.id } };
  },
  readMockExamResults: eventOf,
  exportMockExamResults: eventOf,
  printResultSlips: async (person) => {
    const { params } = await eventOf(person);
    await call(admin, recordCardReading, {
      params: { ...params, readingId: randomUUID() },
      body: { personId: person.id, day: 1, answers: { 1: 'A' }, doubts: [], quality: 1 },
    });
    return { params };
  },
  readGradebook: async ({ id }) => ({ params: { id: (await classOf(id)).id } }),
  exportGradebook: async ({ id }) => ({ params: { id: (await classOf(id)).id } }),
  pageMarksOfCell: async ({ id }) => ({
    params: { id: (await classOf(id)).id, userId: id },
    query: { columnId: 'p1' },
  }),
  previewGradebookRules: async ({ id }) => {
    const { id: classId } = await classOf(id);
    const marks = [{ userId: id, columnId: 'p1', value: '7' }];
    await aGradebook(db, classId, { by: admin, marks });
    return { params: { id: classId }, body: gradebookRulesOf({ passing: '8' }) };
  },
  pageClassMembers: async ({ id }) => ({ params: { id: (await classOf(id)).id } }),
  readRoll: async ({ id }) => {
    const taken = await classOf(id);
    return {
      params: {
        id: taken.id,
        date: rollDates({ ...taken, archivedAt: null }, { now: new Date() }).firstDate,
      },
    };
  },
  readAttendance: async ({ id }) => ({ params: { id: (await classOf(id)).id } }),
  pageAssignedStudents: async ({ id }) => {
    const given = await classOf(id);
    return { params: { id: given.id, assignmentId: (await anAssignment(db, given.id)).id } };
  },
  readMemberStudies: async ({ id }) => ({ params: { id: (await classOf(id)).id, userId: id } }),
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
  keepFirstAnswers: ({ id }) => ({ params: { id }, body: { categoryId: null } }),
  chooseReadingSettings: ({ id }) => ({ params: { id }, body: usualReading }),
  readOverview: ({ id }) => ({ params: { id } }),
  listRecommendedCourses: ({ id }) => ({ params: { id } }),
  readLastOngoingCourse: ({ id }) => ({ params: { id } }),
  readStreak: ({ id }) => ({ params: { id } }),
  countCompletedContents: ({ id }) => ({ params: { id } }),
  listCoursesByStatus: ({ id }) => ({ params: { id }, query: { status: 'COMPLETED' } }),
  pageCoursesByStatus: ({ id }) => ({ params: { id }, query: { status: 'COMPLETED' } }),
};

/** Operations that show people without an audit entry, with the reason. */
const notAudited: Partial<Record<keyof Operations, string>> = {
  verifyCertificate: 'it shows the holder to everybody with the code',
  signInWithGoogle: 'it shows the caller only',
  signInWithLinkedin: 'it shows the caller only',
  acceptInvitation: 'it shows the caller only',
  readGuardianship: 'it shows the caller their own input',
  requestGuardian: 'it shows the caller their own input',
  inviteUser: 'it shows the caller their own input',
  confirmEmailChange: 'it shows the caller their own address',
  previewUserImport: 'it shows the caller their own file',
  readHistory: 'it shows administrators only',
  pageBulkChanges: 'it shows administrators only',
  pageMerges: 'it shows administrators only',
  pageUserImports: 'it shows administrators only',
  createClass: 'it shows the teachers of a class',
  readClass: 'it shows the teachers of a class',
  changeClass: 'it shows the teachers of a class',
  readSchool: 'it shows the company of the school',
  changeSchool: 'it shows the company of the school',
};

const showing = Object.keys(requests) as ShowingName[];
const every = Object.entries(operations) as [keyof Operations, Operation][];

it.each(showing)('%s is recorded in the access audit log', async (name) => {
  const person = await aStudent();
  const operation: Operation = operations[name];
  const { status } = await call(admin, operation, (await requests[name](person)) as never);
  expect([200, 201]).toContain(status);
  expect(await readsOf(person)).toEqual([`${operations[name].shows} Helena Duarte`]);
});

it.each(every.filter(([name]) => !(name in requests)))(
  '%s shows no other user, or the reason for no audit entry is listed',
  (name, { audience, reply }) => {
    const schema = reply ? JSON.stringify(z.toJSONSchema(reply, { unrepresentable: 'any' })) : '';
    const showsPeople =
      /"(email|userName|holderName|providerId|profilePicture|cpf|changedBy)":/.test(schema);
    expect(audience.kind === 'self' || showsPeople).toBe(name in notAudited);
  },
);

describe('an administrator', () => {
  it('is recorded also when impersonating another user', async () => {
    const person = await aUser(db);
    const asked = { query: { id: [person.id] } };
    const { body } = await call(admin, users.listUsersByIds, asked, { 'view-as': 'LEARNER' });
    expect(assertDefined(body[0])).not.toHaveProperty('email');
    expect(await readsOf(person)).toEqual(['SEARCH Helena Duarte']);
  });

  it('is not recorded after a refusal or an empty result', async () => {
    const person = await aUser(db);
    const asked = { params: { id: person.id } };
    const refused = await call(admin, users.readUser, asked, { 'view-as': 'LEARNER' });
    expect(refused.status).toBe(403);
    await call(admin, users.pageUsers, { query: { searchKey: 'ninguém com este nome' } });
    expect(await readsOf(person)).toEqual([]);
  });

  it('is not recorded for their own data, and users are not for theirs', async () => {
    const person = await aUser(db);
    for (const who of [admin, person]) {
      await call(who, users.readUserOverview, { params: { id: who.id } });
      await call(who, users.readProfile, { params: { id: who.id } });
      expect(await readsOf(who)).toEqual([]);
    }
  });

  it('costs one statement, whatever the number of users shown', async () => {
    await aUser(db);
    statements.length = 0;
    await call(admin, users.pageUsers);
    expect(statements.filter(({ text }) => /insert into data_reads/.test(text))).toHaveLength(1);
  });
});

it('the access audit log is shown to its user and to administrators, latest first', async () => {
  const learner = await aUser(db);
  const other = await aUser(db);
  await call(admin, users.readUser, { params: { id: learner.id } });
  await call(admin, users.readProfile, { params: { id: learner.id } });

  expect(await readsOf(learner)).toEqual(['DOCUMENTS Helena Duarte', 'PROFILE Helena Duarte']);
  expect(await readsOf(admin, learner)).toHaveLength(2);
  const nosy = await call(other, privacy.pageDataReads, { params: { userId: learner.id } });
  expect(nosy.status).toBe(403);
});

import { randomUUID } from 'node:crypto';
import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as certificates from '@sabia/domain/certificates/certificates.contract.ts';
import * as courseFiles from '@sabia/domain/courses/course-files.contract.ts';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as files from '@sabia/domain/files/files.contract.ts';
import * as lives from '@sabia/domain/lives/lives.contract.ts';
import { recordCardReading } from '@sabia/domain/mock-exams/readings.contract.ts';
import { readMockExamResults } from '@sabia/domain/mock-exams/results.contract.ts';
import * as progress from '@sabia/domain/progress/progress.contract.ts';
import * as subscriptions from '@sabia/domain/subscriptions/subscriptions.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import * as userFiles from '@sabia/domain/users/user-files.contract.ts';
import * as users from '@sabia/domain/users/users.contract.ts';
import { rollDates } from '@sabia/domain/rolls/roll-dates.ts';
import sharp from 'sharp';
import { someAnswers } from '../../src/attempts/attempts.factory.ts';
import { anAssignment } from '../../src/assignments/assignments.factory.ts';
import {
  aMockExamEvent,
  anEssaySheet,
  anExamWithEssay,
} from '../../src/mock-exams/mock-exams.factory.ts';
import { sealExam } from '../../src/mock-exams/seal-exam.ts';
import { aClassNotice } from '../../src/class-notices/class-notices.factory.ts';
import { aClass } from '../../src/classes/classes.factory.ts';
import { aCourse } from '../../src/courses/courses.factory.ts';
import { anInstructor } from '../../src/instructors/instructors.factory.ts';
import { aLive } from '../../src/lives/lives.factory.ts';
import { aFamily } from '../../src/privacy/guardians.factory.ts';
import { aPracticeExam } from '../../src/practice-exams/practice-exams.factory.ts';
import { someQuestions } from '../../src/questions/questions.factory.ts';
import type { createTestApp } from './test-app.factory.ts';
import { assertDefined } from './assert-defined.ts';
import { aPayer, aPlan } from '../../src/subscriptions/subscriptions.factory.ts';
import { someTerms } from '../../src/taxonomy/taxonomy.factory.ts';
import { aTrail } from '../../src/trails/trails.factory.ts';
import { aRoll } from '../../src/rolls/rolls.factory.ts';
import { anAdmin, aUser } from '../../src/users/users.factory.ts';

type School = Awaited<ReturnType<typeof createTestApp>>;
export type SeededApp = Awaited<ReturnType<typeof createSeededApp>>;

/** A school with one entity of each kind, and a learner under 18 with a guardian and one record of each kind. */
export async function createSeededApp(school: School) {
  const { db } = school;
  const admin = await anAdmin(db);
  const { child: learner, guardian } = await aFamily(db, { now: school.time.now });
  const shown = await onShow(school);
  const { plan } = shown;
  const asked = { planId: plan.id, method: 'PIX' as const, payer: aPayer };

  const subscriber = await aUser(db);
  const paying = (await school.call(subscriber, subscriptions.subscribe, { body: asked })).body;
  await school.call(subscriber, subscriptions.simulateCharge, {
    params: { id: assertDefined(paying.charge).id },
    body: { outcome: 'PAID' },
  });
  const { course } = shown;
  const settings = { params: { id: course.id }, body: { title: 'Planilhas de novo' } };
  await school.call(admin, courses.configureCourse, settings);

  const sheet = Buffer.from('nome;e-mail\nJoana Prado;joana@exemplo.com.br\n').toString('base64');
  await school.call(admin, userFiles.importUsers, { body: { contentBase64: sheet } });
  const found = await school.call(admin, users.searchUsers, { query: { terms: 'joana' } });

  const image = { create: { width: 9, height: 9, channels: 3, background: '#1864ab' } } as const;
  const portrait = await sharp(image).png().toBuffer();
  const zip = (await school.call(admin, courseFiles.exportCourse, { params: course })).body;

  const [teacher, otherTeacher] = [await aUser(db), await aUser(db)];
  await aClass(db, { title: '1º B', teachers: [otherTeacher] });
  const schoolClass = await aClass(db, {
    now: school.time.now,
    teachers: [teacher],
    students: [learner],
    items: [
      { kind: 'COURSE', targetId: course.id },
      { kind: 'TRAIL', targetId: shown.trail.id },
      { kind: 'PRACTICE_EXAM', targetId: shown.exam.id },
    ],
  });

  const assignment = await anAssignment(db, schoolClass.id, { practiceExamId: shown.exam.id });
  const scheduled = { author: teacher, sendAt: '2190-03-11T08:00', now: school.time.now };
  const classNotice = await aClassNotice(db, schoolClass.id, {
    ...scheduled,
    body: 'Prova na sexta.',
  });
  const sentNotice = await aClassNotice(db, schoolClass.id, {
    author: teacher,
    now: school.time.now,
  });

  const { createdAt, timeZone } = schoolClass;
  const times = { createdAt, archivedAt: null, timeZone };
  const { firstDate: rollDate } = rollDates(times, { now: school.time.now });
  await aRoll(db, schoolClass.id, { [learner.id]: 'LATE' }, { by: teacher, date: rollDate });

  const essayMockExam = await aMockExamEvent(db, {
    practiceExamIds: [(await anExamWithEssay(db)).id],
    classIds: [schoolClass.id],
  });
  await anEssaySheet(db, { eventId: essayMockExam.id, holder: learner, reader: teacher });
  await school.call(admin, recordCardReading, {
    params: { id: essayMockExam.id, readingId: randomUUID() },
    body: { personId: learner.id, day: 1, answers: { 1: 'A' }, doubts: [], quality: 1 },
  });
  const mockExamEvent = await aMockExamEvent(db, {
    practiceExamIds: [shown.exam.id],
    classIds: [schoolClass.id],
  });
  const readMockExam = await anEventWithCard(school, { admin, learner, classId: schoolClass.id });
  await sealExam(school.context, { id: mockExamEvent.id, day: 1 }, { now: school.time.now });

  const unpaid = (await school.call(learner, subscriptions.subscribe, { body: asked })).body;
  return {
    ...school,
    ...shown,
    people: {
      anonymous: null,
      learner,
      other: await aUser(db),
      subscriber,
      admin,
      teacher,
      otherTeacher,
      guardian,
    },
    schoolClass,
    assignment,
    classNotice,
    sentNotice,
    /** Of the roll call of the class. */
    rollDate,
    mockExamEvent,
    essayMockExam,
    ...readMockExam,
    paidSubscriptionId: assertDefined(paying.subscription).id,
    paidChargeId: assertDefined(paying.charge).id,
    unpaidSubscriptionId: assertDefined(unpaid.subscription).id,
    unpaidChargeId: assertDefined(unpaid.charge).id,
    invitedId: assertDefined(found.body[0]).id,
    portraitId: await uploaded(school, learner, 'image/png', portrait),
    courseZipId: await uploaded(school, admin, 'application/zip', zip as unknown as Buffer),
    ...(await studied(school, learner, shown)),
  };
}

/** A mock exam event with an answer card of the learner, and the code of the page with its results. */
async function anEventWithCard(
  { db, call }: School,
  { admin, learner, classId }: { admin: User; learner: User; classId: string },
) {
  const readMockExam = await aMockExamEvent(db, {
    practiceExamIds: [(await aPracticeExam(db)).id],
    classIds: [classId],
  });
  const { id } = readMockExam;
  await call(admin, recordCardReading, {
    params: { id, readingId: randomUUID() },
    body: { personId: learner.id, day: 1, answers: { 1: 'A' }, doubts: [], quality: 1 },
  });
  const { people } = (await call(admin, readMockExamResults, { params: { id } })).body;
  return { readMockExam, resultCode: assertDefined(people[0]).code };
}

/** Uploads bytes; returns the id of the unfinished upload. */
async function uploaded({ app, call }: School, who: User, contentType: string, bytes: Buffer) {
  const body = { fileName: 'arquivo', contentType, size: bytes.length };
  const { id, uploadUrl } = (await call(who, files.requestUpload, { body })).body;
  const headers = { 'content-type': contentType };
  await app.inject({ method: 'PUT', url: uploadUrl, headers, payload: bytes });
  return id;
}

/** The data that all users share. */
async function onShow({ db }: School) {
  const exams = { contentType: 'EXAM' as const, title: 'Prova' };
  const quick = { contentType: 'QUICK_QUESTION' as const, title: 'Pergunta' };
  const instructor = await anInstructor(db);
  const taught = { instructors: [instructor.id] };
  const course = await aCourse(db, {
    ...taught,
    isTutorial: true,
    sections: [{ contents: [{}, exams, quick] }],
  });
  const [pageId = '', examContentId = '', quickId = ''] = course.contentIds;
  for (const contentId of [examContentId, quickId]) await someQuestions(db, { contentId }, 2);
  const exam = await aPracticeExam(db, { questions: 3 });
  const [levelId = ''] = await someTerms(db, 'levels', ['Iniciante']);
  const live = await aLive(db, { startsAt: '2126-11-21T22:00:00.000Z', ...taught });
  const trail = await aTrail(db, {
    ...taught,
    contents: [
      { kind: 'course', targetId: course.id },
      { kind: 'live', targetId: live.id },
    ],
  });
  return {
    instructor,
    course,
    sectionId: assertDefined(course.sections[0]).id,
    pageId,
    examContentId,
    paidCourse: await aCourse(db, { paymentType: 'PAID' }),
    shortCourse: await aCourse(db, { sections: [{ contents: 1 }] }),
    exam,
    questionId: assertDefined(exam.questionIds[0]),
    paidExam: await aPracticeExam(db, {
      paymentType: 'PAID',
      isLeveling: true,
      levelingBands: [{ levelId, minimum: 0 }],
    }),
    live,
    trail,
    categoryId: assertDefined((await someTerms(db, 'categories', ['Tecnologia']))[0]),
    levelId,
    skillId: assertDefined((await someTerms(db, 'skills', ['Lógica']))[0]),
    plan: await aPlan(db),
  };
}

/** The data of one learner. */
async function studied(
  { call }: School,
  learner: User,
  { course, sectionId, examContentId, shortCourse, exam }: Awaited<ReturnType<typeof onShow>>,
) {
  const userId = learner.id;
  const told = { phone: '81987654321', cpf: '52998224725' };
  await call(learner, users.changeUser, { params: { id: userId }, body: told });
  const inCourse = { params: { contentId: examContentId } };
  const contentAttempt = (await call(learner, attempts.startContentAttempt, inCourse)).body;
  const step = { courseId: course.id, userId, sectionId, contentId: examContentId };
  await call(learner, progress.startCourse, { body: step });

  const finished = (await call(learner, attempts.startPracticeAttempt, { params: exam })).body;
  await call(learner, attempts.submitPracticeAttempt, {
    params: { id: finished.id },
    body: { answers: someAnswers(finished, [1, 1, 1]) },
  });
  const attempt = (await call(learner, attempts.startPracticeAttempt, { params: exam })).body;

  const completedStep = {
    courseId: shortCourse.id,
    userId,
    sectionId: assertDefined(shortCourse.sections[0]).id,
    contentId: assertDefined(shortCourse.contentIds[0]),
  };
  const completed = await call(learner, progress.progressContent, {
    body: { ...completedStep, isCompleted: true },
  });
  const held = await call(learner, certificates.listCertificates, { params: { userId } });
  const feed = (await call(learner, lives.readCalendarFeed)).body;
  return {
    ...told,
    step,
    completedStep,
    attempt,
    contentAttempt,
    answers: someAnswers(attempt, [0]),
    missedQuestion: assertDefined(finished.questions[0]),
    reviewId: randomUUID(),
    progressionId: completed.body.contentProgression.id,
    certificateCode: assertDefined(held.body[0]).code,
    feedSecret: feed.url.replace(/^.*\//, '').replace(/\.\w+$/, ''),
  };
}

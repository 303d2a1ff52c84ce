import * as certificates from '@sabia/domain/certificates/certificates.contract.ts';
import * as classes from '@sabia/domain/classes/classes.contract.ts';
import { previewCourseImport } from '@sabia/domain/courses/course-files.contract.ts';
import { requestUpload } from '@sabia/domain/files/files.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as essays from '@sabia/domain/essays/essays.contract.ts';
import * as examScores from '@sabia/domain/item-response/exam-scores.contract.ts';
import * as trainings from '@sabia/domain/item-response/trainings.contract.ts';
import * as lives from '@sabia/domain/lives/lives.contract.ts';
import { startPracticeAttempt } from '@sabia/domain/attempts/attempts.contract.ts';
import { listQuestions } from '@sabia/domain/questions/question-banks.contract.ts';
import * as practiceExams from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import * as progress from '@sabia/domain/progress/progress.contract.ts';
import { publicationKinds } from '@sabia/domain/publications/publication.ts';
import * as publications from '@sabia/domain/publications/publications.contract.ts';
import * as trails from '@sabia/domain/trails/trails.contract.ts';
import { expect, it } from 'vitest';
import { craftedZip } from '../src/courses/course-file/crafted-zip.factory.ts';
import { courseItems } from '../src/demo-school/course-folder.ts';
import { openDemoAccounts, setUpDemoSchool } from '../src/demo-school/set-up-demo-school.ts';
import { demoBankExam } from '../src/demo-school/demo-bank.ts';
import { demoCourses } from '../src/demo-school/demo-courses.ts';
import { createTestApp } from './support/test-app.factory.ts';
import { anAdmin } from '../src/users/users.factory.ts';
import { sql } from '../src/platform/db/database.ts';
import { findUserByEmail } from '../src/users/users.queries.ts';

const { app, db, context, identity, call } = await createTestApp();
await Promise.all(
  [1, 2].map(() => setUpDemoSchool(context, identity, { isWanted: true, password: null })),
);

const signIn = (email: string, password: string) =>
  app.inject({
    method: 'POST',
    url: '/identity/sign-in/email',
    headers: { origin: 'http://localhost', host: 'localhost' },
    payload: { email, password },
  });

async function anUpload(admin: User, zip: Buffer): Promise<string> {
  const contentType = 'application/zip';
  const { body } = await call(admin, requestUpload, {
    body: { fileName: 'curso.zip', contentType, size: zip.length },
  });
  const headers = { 'content-type': contentType };
  await app.inject({ method: 'PUT', url: body.uploadUrl, headers, payload: zip });
  return body.id;
}

it('is loaded once and completely, also by two processes at once', async () => {
  const { body } = await call(null, courses.pageCourses);
  expect(body.total).toBe(demoCourses.filter(({ isActive }) => isActive).length);
  expect(body.items[0]?.slug).toBe('comece-por-aqui');
  expect((await call(null, courses.readTutorial)).body.slug).toBe('comece-por-aqui');
});

it('has courses whose folders, as a zip, are what the import of courses takes', async () => {
  const admin = await anAdmin(db);
  const items = courseItems('planilhas-do-zero').map(async ({ name, read }) => ({
    name,
    content: await read(),
  }));
  const uploadId = await anUpload(admin, craftedZip(await Promise.all(items)));
  const { body } = await call(admin, previewCourseImport, { body: { uploadId } });
  expect(body).toMatchObject({
    slug: 'planilhas-do-zero-2',
    mediaQtd: 6,
    notices: [expect.stringMatching(/^Já existe um curso com o slug/)],
  });
});

it.each([
  ['excel', 'planilhas-do-zero'],
  ['planiha', 'planilhas-do-zero'],
  ['pyton', 'python-primeiros-programas'],
])('has courses that a search finds by %s', async (searchKey, slug) => {
  const { body } = await call(null, courses.pageCourses, { query: { searchKey } });
  expect(body.items[0]?.slug).toBe(slug);
});

it.each(['aluno@sabia.local', 'assinante@sabia.local'])(
  'has scores like those of the Enem, and questions of each area to train with, for %s',
  async (email) => {
    const learner = await findUserByEmail(db, email, new Date());
    if (!learner) throw new Error('the demo school has learners');
    const { body: scored } = await call(learner, examScores.listScoredAttempts);
    expect(scored.length).toBeGreaterThan(1);
    const [latest, ...before] = scored;
    expect(latest?.areas.map(({ area }) => area)).toEqual(['LC', 'CH', 'CN', 'MT']);
    expect(latest?.total).toBeGreaterThan(before.at(-1)?.total ?? 1000);
    for (const { score } of latest?.areas ?? []) expect(score).toBeGreaterThan(300);
    const { body: choices } = await call(learner, trainings.listTrainings);
    expect(choices.areas.map(({ questionsQtd }) => questionsQtd)).toEqual([6, 6, 6, 6]);
  },
);

it('has a bank of many kinds of question, from which a practice exam draws', async () => {
  const admin = await anAdmin(db);
  const { body } = await call(admin, listQuestions, { query: { tags: ['contas'] } });
  expect(body.items.map(({ kind }) => kind)).toEqual(['SINGLE_CHOICE', 'NUMERIC', 'NUMERIC']);
  const { body: exams } = await call(admin, practiceExams.pagePracticeExams, {
    query: { searchKey: demoBankExam.title },
  });
  const started = await call(admin, startPracticeAttempt, {
    params: { id: exams.items[0]?.id ?? '' },
  });
  expect([started.status, started.body.questions.length]).toEqual([201, 8]);
});

it('has a learner with a streak, a certificate and courses under way', async () => {
  const learner = await findUserByEmail(db, 'aluno@sabia.local', new Date());
  if (!learner) throw new Error('there is no demo learner');
  const overview = await call(learner, progress.readOverview, { params: { id: learner.id } });
  expect(overview.body).toMatchObject({
    streak: 4,
    coursesCompleted: 1,
    coursesInProgress: 2,
    certificates: 1,
  });
  const held = await call(learner, certificates.listCertificates, {
    params: { userId: learner.id },
  });
  expect(held.body[0]?.holderName).toBe(learner.name);
});

it('has a teacher of two classes, whose students study', async () => {
  const teacher = await findUserByEmail(db, 'professora@sabia.local', new Date());
  const { body } = await call(teacher, classes.pageOwnClasses);
  expect(body.items.map(({ title, role, membersQtd }) => [title, role, membersQtd])).toEqual([
    ['Oficina de programação', 'TEACHER', 2],
    ['Terceirão: rumo ao Enem', 'TEACHER', 5],
  ]);
  const { body: members } = await call(teacher, classes.pageClassMembers, {
    params: { id: body.items[1]?.id ?? '' },
    query: { role: 'STUDENT' },
  });
  for (const { percentage, attemptsQtd } of members.items) {
    expect(percentage).toBeGreaterThan(0);
    expect(attemptsQtd).toBeGreaterThan(1);
  }
});

it('has essays in every state: with marks of each kind, and waiting for a board, a third, a second and a first correction', async () => {
  const states = await db.many<{ given: number; status: string; zeroReason: string | null }>(sql`
    select coalesce(status, 'WAITING') as status, zero_reason, (
      select count(*)::integer from essay_corrections given
      where given.attempt_id = graded_answers.attempt_id and submitted_at is not null) as given
    from graded_answers join questions on questions.id = graded_answers.question_id and rubric is not null
    left join essay_results using (attempt_id, question_id)
    order by graded_answers.seq`);
  expect(states.map(({ given, status, zeroReason }) => [given, status, zeroReason])).toEqual([
    [2, 'SETTLED', null],
    [2, 'SETTLED', 'TOO_SHORT'],
    [2, 'SETTLED', null],
    [4, 'SETTLED', null],
    [3, 'SETTLED', null],
    [2, 'SETTLED', null],
    [2, 'SETTLED', null],
    [3, 'BOARD', null],
    [2, 'WAITING', null],
    [1, 'WAITING', null],
    [0, 'WAITING', null],
  ]);
  for (const [email, waitingQtd] of [
    ['professora@sabia.local', 4],
    ['admin@sabia.local', 2],
  ] as const) {
    const corrector = await findUserByEmail(db, email, new Date());
    expect((await call(corrector, essays.readEssayQueue)).body).toMatchObject({ waitingQtd });
  }
  const author = await findUserByEmail(db, 'aluno@sabia.local', new Date());
  const { id } = await db.one<{ id: string }>(sql`
    select attempt_id as id from essay_results join attempts on attempts.id = attempt_id
    where user_id = ${author?.id} and status = 'SETTLED' order by settled_at desc limit 1`);
  const result = await call(author, essays.readEssayResults, { params: { id } });
  expect(result.body.essays).toMatchObject([{ score: 780, comments: [{}] }]);
});

it('has a live tomorrow, one without a date and one with a recording', async () => {
  const { body } = await call(null, lives.pageLives);
  expect(body.items.map(({ startsAt, hasRecording }) => [startsAt, hasRecording])).toEqual([
    [expect.stringMatching(/T22:00:00.000Z$/), false],
    [null, false],
    [expect.stringMatching(/T22:00:00.000Z$/), true],
  ]);
});

it('has trails, one of which the learner has started', async () => {
  const learner = await findUserByEmail(db, 'aluno@sabia.local', new Date());
  const { body } = await call(learner, trails.pageTrails);
  expect(body.items.map(({ contentsQtd, progress: own }) => [contentsQtd, own])).toEqual([
    [5, { isCompleted: false, percentage: 20, completedContentsQtd: 1 }],
    [4, null],
  ]);
});

it('has content whose verification has no findings', async () => {
  const admin = await anAdmin(db);
  const listings = {
    COURSE: await call(admin, courses.pageCoursesForAdmin, { query: { limit: 100 } }),
    TRAIL: await call(admin, trails.pageTrailsForAdmin, { query: { limit: 100 } }),
    LIVE: await call(admin, lives.pageLivesForAdmin, { query: { limit: 100 } }),
    PRACTICE_EXAM: await call(admin, practiceExams.pagePracticeExamsForAdmin, {
      query: { limit: 100 },
    }),
  };
  for (const kind of publicationKinds) {
    for (const { id, title } of listings[kind].body.items) {
      const verified = await call(admin, publications.verifyPublication, { params: { kind, id } });
      expect(verified.body, title).toEqual([]);
    }
  }
});

it('has playable videos', async () => {
  const { body } = await call(null, courses.previewCourse, { params: { id: 'comece-por-aqui' } });
  const films = body.sections
    .flatMap(({ contents }) => contents)
    .filter(({ contentType }) => contentType === 'VIDEO');
  expect(films.length).toBeGreaterThan(0);
  const learner = await findUserByEmail(db, 'aluno@sabia.local', new Date());
  const opened = await call(learner, courses.readCourse, { params: { id: 'comece-por-aqui' } });
  const urls = opened.body.sections.flatMap(({ contents }) =>
    contents.flatMap(({ videoUrl, captionsUrl }) => [videoUrl, captionsUrl]),
  );
  for (const url of urls.filter((given) => typeof given === 'string')) {
    expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
  }
});

it('creates accounts with the known password, and removes them', async () => {
  expect((await signIn('aluno@sabia.local', 'sabia-demo')).statusCode).toBe(401);
  await openDemoAccounts(context, identity, { password: 'sabia-demo' });
  expect((await signIn('aluno@sabia.local', 'sabia-demo')).statusCode).toBe(200);
  await openDemoAccounts(context, identity, { password: null });
  expect((await signIn('aluno@sabia.local', 'sabia-demo')).statusCode).toBe(401);
});

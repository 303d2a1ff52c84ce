import { buffer } from 'node:stream/consumers';
import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import type { KeyRelease } from '@sabia/domain/exams/exam-settings.ts';
import type { Operation } from '@sabia/domain/operation.ts';
import { operations } from '@sabia/domain/operations.ts';
import * as progress from '@sabia/domain/progress/progress.contract.ts';
import { describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { someAnswers } from '../src/attempts/attempts.factory.ts';
import { aCourse } from '../src/courses/courses.factory.ts';
import { aPracticeExam } from '../src/practice-exams/practice-exams.factory.ts';
import { someQuestions } from '../src/questions/questions.factory.ts';
import { aUser } from '../src/users/users.factory.ts';
import { everyRequest } from './operations/every-request.factory.ts';
import { assertDefined } from './support/assert-defined.ts';
import { createSeededApp } from './support/seeded-app.factory.ts';
import { createTestApp } from './support/test-app.factory.ts';

// An exam that withholds its key tells nobody whether an answer was right (product.md A38). Two learners answer the same two
// questions, one of them the first right and the second wrong, the other one the reverse, so that their results are equal.
// All that the API answers them afterwards is equal, too: a difference tells the key of a question.

const school = await createSeededApp(await createTestApp());
const { call, db, people } = school;
const requests = everyRequest(school);

type User = Awaited<ReturnType<typeof aUser>>;
type Name = keyof typeof operations;

const nextYear = new Date(school.time.now.getTime() + 365 * 86_400_000).toISOString();
const settings = (keyRelease: KeyRelease) => ({
  keyRelease,
  closesAt: keyRelease === 'CLOSING' ? nextYear : null,
  questionsOrder: 'AUTHOR' as const,
});

interface Exam {
  questionIds: string[];
}

/** A practice exam and an exam of a course with the same settings. */
interface Exams {
  practice: Exam & { id: string };
  inCourse: Exam & { courseId: string; sectionId: string; contentId: string };
}

async function twoExams(release: KeyRelease): Promise<Exams> {
  const practice = await aPracticeExam(db, settings(release));
  const content = { contentType: 'EXAM' as const, title: 'Prova', ...settings(release) };
  const course = await aCourse(db, { sections: [{ isFreemium: true, contents: [content] }] });
  const contentId = assertDefined(course.contentIds[0]);
  const questionIds = await someQuestions(db, { contentId }, 2);
  const sectionId = assertDefined(course.sections[0]).id;
  return { practice, inCourse: { questionIds, courseId: course.id, sectionId, contentId } };
}

/** A learner's submitted attempts at two exams. */
interface Taken {
  exams: Exams;
  learner: User;
  practice: Attempt;
  inCourse: Attempt;
}

/** Takes both exams with the first question right and the second one wrong, or the reverse. */
async function take(exams: Exams, learner: User, isFirstRight: boolean): Promise<Taken> {
  const choices = isFirstRight ? [0, 1] : [1, 0];
  const { questionIds, ...place } = exams.inCourse;
  const { body: practice } = await call(learner, attempts.startPracticeAttempt, {
    params: { id: exams.practice.id },
  });
  const submitted = await call(learner, attempts.submitPracticeAttempt, {
    params: { id: practice.id },
    body: { answers: someAnswers(practice, choices) },
  });
  const { body: inCourse } = await call(learner, attempts.startContentAttempt, { params: place });
  expect(inCourse.questions.map(({ id }) => id)).toEqual(questionIds);
  const answers = someAnswers(inCourse, choices).map((answer) => ({ ...answer, timeSpent: 10 }));
  const reported = await call(learner, progress.progressContent, {
    body: {
      ...place,
      userId: learner.id,
      userQuestionAnswers: answers,
      isExamSubmitted: true,
    },
  });
  const { result } = assertDefined(reported.body.attempt);
  return { exams, learner, practice: submitted.body, inCourse: { ...inCourse, result } };
}

/** Two learners, and their attempts at each pair of exams. */
async function bothTake(each: readonly Exams[]): Promise<[Taken[], Taken[]]> {
  const taken = async (isFirstRight: boolean) => {
    const learner = await aUser(db);
    const all = [];
    for (const exams of each) all.push(await take(exams, learner, isFirstRight));
    return all;
  };
  return [await taken(true), await taken(false)];
}

/** The request to an operation about the learner, the exams and the first question of one of them. */
async function aRequest(
  name: Name,
  { exams, learner, ...taken }: Taken,
  which: keyof Exams,
): Promise<object> {
  const question = assertDefined(taken[which].questions[0]);
  const { missedQuestion } = school;
  const own = new Map([
    [people.learner.id, learner.id],
    [people.learner.providerId, learner.providerId],
    [people.learner.email, learner.email],
    [school.attempt.id, taken[which].id],
    [school.contentAttempt.id, taken.inCourse.id],
    [school.exam.id, exams.practice.id],
    [school.course.id, exams.inCourse.courseId],
    [school.sectionId, exams.inCourse.sectionId],
    [school.examContentId, exams.inCourse.contentId],
    [missedQuestion.id, question.id],
    [school.questionId, question.id],
    ...missedQuestion.alternatives.map(
      ({ id }, at) => [id, question.alternatives[at]?.id ?? id] as const,
    ),
  ]);
  const request = (await requests[name]()) as object;
  return replaced(request, (_, text) => own.get(text) ?? text);
}

const uuid = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g;

/** A request after `change` has replaced its texts; `at` counts them. */
function replaced<T>(request: T, change: (at: number, text: string) => string): T {
  let at = 0;
  const text = JSON.stringify(request, (_, value: unknown) =>
    typeof value === 'string' ? change(at++, value) : value,
  );
  return JSON.parse(text) as T;
}

/** The requests in which one id is that of the question, each id in turn. */
function aboutQuestion<T>(request: T, questionId: string): T[] {
  const texts: string[] = [];
  replaced(request, (_, text) => (texts.push(text), text));
  return texts.flatMap((text, place) =>
    new RegExp(`^${uuid.source}$`).test(text) && text !== questionId
      ? [replaced(request, (at, same) => (at === place ? questionId : same))]
      : [],
  );
}

/** A reply without the values that differ between any two learners. Rows of exported data have no order. */
async function told(name: Name, request: object, learner: User, known: ReadonlySet<string>) {
  const { status, body } = await call(learner, operations[name] as Operation, request);
  const masked = (value: unknown) =>
    JSON.stringify(value)
      .replaceAll(learner.providerId, 'learner')
      .replaceAll(uuid, (id) => (known.has(id) ? id : 'id'))
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)/g, 'time')
      .replaceAll(/"(storageId|pixCode|pixImage|seq|noted_seq)":(?:"[^"]*"|\d+)/g, '"$1"')
      .replaceAll(/calendar-feed\/[\w-]+/g, 'feed');
  const isExport = name === 'exportPersonalData' && status === 200;
  const rows = isExport ? (await exportedRows(body)).map(masked).toSorted().join('\n') : '';
  return `${status} ${rows || masked(Buffer.isBuffer(body) ? body.toString('latin1') : body)}`;
}

async function exportedRows(zip: unknown): Promise<object[]> {
  const opened = await fromBufferPromise(zip as Buffer);
  for await (const entry of opened.eachEntry()) {
    if (!entry.fileName.endsWith('.json')) continue;
    const text = (await buffer(await opened.openReadStreamPromise(entry))).toString();
    const { tables } = JSON.parse(text) as { tables: Record<string, object[]> };
    return Object.entries(tables).flatMap(([table, rows]) => rows.map((row) => ({ table, row })));
  }
  return [];
}

/** The replies of an operation to both learners, about each exam and its first question. */
async function repliesOf(name: Name, both: readonly [Taken[], Taken[]]) {
  const known = new Set(
    both[0].flatMap(({ exams: { practice, inCourse } }) =>
      [Object.values(practice), Object.values(inCourse)].flat(2),
    ),
  );
  const replies: string[][] = [];
  for (const all of both) {
    const lines: string[] = [];
    for (const taken of all) {
      for (const which of ['practice', 'inCourse'] as const) {
        const request = await aRequest(name, taken, which);
        const questionId = assertDefined(taken.exams[which].questionIds[0]);
        for (const asked of [request, ...aboutQuestion(request, questionId)]) {
          lines.push(await told(name, asked, taken.learner, known));
        }
      }
    }
    replies.push(lines);
  }
  return replies;
}

/** Reads come first, so that no write hides what they tell. */
const asked = (Object.entries(operations) as [Name, Operation][])
  .filter(([, { audience }]) => audience.kind !== 'admin')
  .toSorted(([, one], [, other]) => rank(one) - rank(other))
  .map(([name]) => name);

function rank({ route }: Operation): number {
  return route.startsWith('GET') ? 0 : 1;
}

describe('a withheld key', async () => {
  const both = await bothTake([await twoExams('NEVER'), await twoExams('CLOSING')]);

  it('leaves the learners with equal results', () => {
    const results = both.map((all) =>
      all.flatMap((one) => [one.practice.result, one.inCourse.result]),
    );
    expect(results[0]).toEqual(results[1]);
    expect(results[0]).toMatchObject(Array.from({ length: 4 }, () => ({ correctQuestionsQtd: 1 })));
  });

  it.each(asked)('is not told by %s', async (name) => {
    const [right, wrong] = await repliesOf(name, both);
    expect(wrong).toEqual(right);
  });
});

/** They compare or return right and wrong answers, once the key is told. */
const tellingOperations = [
  'readAttempt',
  'pageNotebook',
  'exportPersonalData',
  'submitPracticeAttempt',
  'reviewQuestion',
  'startNotebookAttempt',
  'dismissQuestion',
  'recallQuestion',
];

describe('the comparison', async () => {
  const both = await bothTake([await twoExams('SUBMISSION')]);

  it.each(asked)('detects whether %s tells a key which is not withheld', async (name) => {
    const [right, wrong] = await repliesOf(name, both);
    const isTelling = JSON.stringify(right) !== JSON.stringify(wrong);
    expect(isTelling).toBe(tellingOperations.includes(name));
  });
});

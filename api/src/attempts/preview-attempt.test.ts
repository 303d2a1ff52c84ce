import { randomUUID } from 'node:crypto';
import type { AttemptPreview } from '@sabia/domain/attempts/attempt-preview.ts';
import * as previews from '@sabia/domain/attempts/attempt-previews.contract.ts';
import * as contract from '@sabia/domain/attempts/attempts.contract.ts';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as practiceExams from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aCourse } from '../courses/courses.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { someQuestions } from '../questions/questions.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { someAnswers } from './attempts.factory.ts';

const { db, call, time } = await createTestApp();
const begin = new Date('2026-11-20T15:00:00.000Z');
beforeEach(() => {
  time.now = begin;
});
const [author, learner] = [await anAdmin(db), await aUser(db)];
const inSeconds = (seconds: number) => {
  time.now = new Date(begin.getTime() + seconds * 1000);
};

/** A draft: a course that was never published, with one content with questions. */
async function aDraft(contentType: 'EXAM' | 'QUICK_QUESTION', questionsQtd = 3) {
  const course = await aCourse(db, {
    isActive: false,
    sections: [{ contents: [{ contentType, title: 'Prova' }] }],
  });
  const contentId = assertDefined(course.contentIds[0]);
  await someQuestions(db, { contentId }, questionsQtd);
  return { params: { contentId } };
}

const factsOf = ({ id, startedAt, versionIds }: AttemptPreview) => ({ id, startedAt, versionIds });

/** The number of rows and a digest of all rows of every table. */
async function everyTable(): Promise<Record<string, unknown>> {
  const tables = await db.many<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`);
  const { digests } = await db.one<{ digests: Record<string, unknown> }>(sql`
    select json_object_agg(name, (xpath('/row/digest/text()', query_to_xml(
        'select count(*) || '' '' || coalesce(md5(string_agg(t::text, ''|'' order by t::text)), '''') as digest from '
          || name || ' t', false, true, '')))[1]::text) as digests
    from unnest(${tables.map(({ name }) => name)}::text[]) as name`);
  return digests;
}

const practiceOf = async (given: object = {}, questionsQtd = 3) => {
  const exam = await aPracticeExam(db, { questions: questionsQtd, isActive: false });
  const changed = await call(author, practiceExams.configurePracticeExam, {
    params: { id: exam.id },
    body: given,
  });
  expect(changed.status).toBe(200);
  return { params: { id: exam.id } };
};

describe('the preview of an exam', () => {
  it('is graded as an attempt of a learner, of a draft, and changes no row of any table', async () => {
    const exam = await aDraft('EXAM');
    const practice = await practiceOf();
    const quick = await aDraft('QUICK_QUESTION');
    const before = await everyTable();
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining(['public.attempts', 'public.users']),
    );

    for (const [start, grade, asked] of [
      [previews.startContentPreview, previews.gradeContentPreview, exam],
      [previews.startContentPreview, previews.gradeContentPreview, quick],
      [previews.startPracticePreview, previews.gradePracticePreview, practice],
    ] as const) {
      const started = await call(author, start, asked as typeof exam & typeof practice);
      expect(started.status).toBe(200);
      expect(started.body).toMatchObject({
        number: 1,
        submittedAt: null,
        result: null,
        graded: [],
      });
      expect(JSON.stringify(started.body)).not.toContain('explanation":"');
      const answers = someAnswers(started.body, [0, 1, 0]);
      const graded = await call(author, grade, {
        ...(asked as typeof exam & typeof practice),
        body: { ...factsOf(started.body), answers },
      });
      expect(graded.status).toBe(200);
      expect(graded.body).toMatchObject({
        id: started.body.id,
        result: { correctQuestionsQtd: 2, isApproved: false, averageTime: 10 },
        versionIds: started.body.versionIds,
      });
      expect(graded.body.graded.map(({ isCorrect }) => isCorrect)).toEqual([true, false, true]);
    }
    expect(await everyTable()).toEqual(before);
    // The comparison sees an attempt.
    await call(author, contract.startPracticeAttempt, practice);
    expect(await everyTable()).not.toEqual(before);
  });

  it('says the same as the attempt of a learner with the same answers', async () => {
    const course = await aCourse(db, {
      paymentType: 'FREE',
      sections: [{ contents: [{ contentType: 'EXAM', title: 'Prova' }] }],
    });
    const params = { contentId: assertDefined(course.contentIds[0]) };
    await someQuestions(db, params, 4);
    const { body: real } = await call(learner, contract.startContentAttempt, { params });
    const { body: preview } = await call(author, previews.startContentPreview, { params });
    // Each attempt at an exam of a course has its own order (product.md A35).
    const byId = <Q extends { id: string }>(questions: readonly Q[]) =>
      questions.toSorted((a, b) => a.id.localeCompare(b.id)).map((one) => ({ ...one, order: 0 }));
    expect(byId(preview.questions)).toEqual(byId(real.questions));
    const answersTo = (attempt: typeof real) =>
      someAnswers({ ...attempt, questions: byId(attempt.questions) }, [0, 1, null, 0]);
    const { body: submitted } = await call(learner, contract.submitPracticeAttempt, {
      params: { id: real.id },
      body: { answers: answersTo(real) },
    });
    const { body: graded } = await call(author, previews.gradeContentPreview, {
      params,
      body: { ...factsOf(preview), answers: answersTo(preview) },
    });
    const byQuestion = (one: typeof real) =>
      one.graded.toSorted((a, b) => a.questionId.localeCompare(b.questionId));
    expect(byQuestion(graded)).toEqual(byQuestion(submitted));
    expect(graded.result).toEqual(submitted.result);
    expect(byId(graded.questions)).toEqual(byId(submitted.questions));
  });

  it('tells the key of a blank question as the settings say: after the last attempt', async () => {
    const keyOfBlank = async (given: object) => {
      const asked = await practiceOf(given);
      const { body: started } = await call(author, previews.startPracticePreview, asked);
      const { body: graded } = await call(author, previews.gradePracticePreview, {
        ...asked,
        body: { ...factsOf(started), answers: someAnswers(started, [1, null, null]) },
      });
      return graded.graded[2]?.correctAlternativeId;
    };
    expect(await keyOfBlank({})).toBeNull();
    expect(await keyOfBlank({ attemptsLimit: 1 })).toEqual(expect.any(String));
  });

  it('is a first attempt, whatever attempts the administrator has', async () => {
    const asked = await practiceOf({ attemptsLimit: 1 });
    const { body: own } = await call(author, contract.startPracticeAttempt, asked);
    expect((await call(author, previews.startPracticePreview, asked)).body).toMatchObject({
      number: 1,
      questionsQtd: 3,
    });
    await call(author, contract.submitPracticeAttempt, {
      params: { id: own.id },
      body: { answers: [] },
    });
    expect((await call(author, previews.startPracticePreview, asked)).status).toBe(200);
  });

  it('counts the answers that were given in time, however late it is submitted', async () => {
    const asked = await practiceOf({ timeLimitMinutes: 1 });
    const { body: started } = await call(author, previews.startPracticePreview, asked);
    expect(started.deadline).toBe(new Date(begin.getTime() + 60_000).toISOString());
    inSeconds(300);
    const [first, second] = someAnswers(started, [0, 0]);
    const late = new Date(begin.getTime() + 61_000).toISOString();
    const { body: graded } = await call(author, previews.gradePracticePreview, {
      ...asked,
      body: {
        ...factsOf(started),
        answers: [assertDefined(first), { ...assertDefined(second), answeredAt: late }],
      },
    });
    expect(graded).toMatchObject({
      submittedAt: started.deadline,
      result: { correctQuestionsQtd: 1 },
    });
  });
});

it('the preview of a quick question tells the key of each answer at once, and the first answer stands', async () => {
  const asked = await aDraft('QUICK_QUESTION', 2);
  const { body: started } = await call(author, previews.startContentPreview, asked);
  const grade = async (answers: ReturnType<typeof someAnswers>) => {
    const { status, body } = await call(author, previews.gradeContentPreview, {
      ...asked,
      body: { ...factsOf(started), answers },
    });
    expect(status).toBe(200);
    return body;
  };
  const wrong = someAnswers(started, [1]);
  const one = await grade(wrong);
  expect(one.result).toBeNull();
  expect(one.graded).toEqual([
    expect.objectContaining({ isCorrect: false, correctAlternativeId: expect.any(String) }),
  ]);
  const all = await grade([...wrong, ...someAnswers(started, [0, 0])]);
  expect(all.graded.map(({ isCorrect }) => isCorrect)).toEqual([false, true]);
  expect(all.result).toMatchObject({ correctQuestionsQtd: 1 });
});

describe('refuses', () => {
  it('learners', async () => {
    const asked = await aDraft('EXAM');
    expect((await call(learner, previews.startContentPreview, asked)).status).toBe(403);
  });

  it('unknown and deleted exams, contents without questions and exams without any', async () => {
    const codeOf = async (contentId: string) => {
      const { status, body } = await call(author, previews.startContentPreview, {
        params: { contentId },
      });
      return [status, body];
    };
    const page = await aCourse(db);
    expect((await codeOf(randomUUID()))[0]).toBe(404);
    expect((await codeOf(assertDefined(page.contentIds[0])))[0]).toBe(404);
    const empty = await aDraft('EXAM', 0);
    expect(await codeOf(empty.params.contentId)).toEqual([
      409,
      expect.objectContaining({ code: 'exam_empty' }),
    ]);
    await call(author, courses.deleteContent, { params: { id: empty.params.contentId } });
    expect((await codeOf(empty.params.contentId))[0]).toBe(404);
  });

  it('versions that are not known', async () => {
    const asked = await practiceOf();
    const { body: started } = await call(author, previews.startPracticePreview, asked);
    const versionIds = [...started.versionIds, randomUUID()];
    const { status, body } = await call(author, previews.gradePracticePreview, {
      ...asked,
      body: { ...factsOf(started), versionIds, answers: [] },
    });
    expect([status, body]).toEqual([
      422,
      expect.objectContaining({ errors: [expect.objectContaining({ path: 'versionIds' })] }),
    ]);
  });
});

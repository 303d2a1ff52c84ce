import { randomUUID } from 'node:crypto';
import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as contract from '@sabia/domain/bin/bin.contract.ts';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import { readHistory } from '@sabia/domain/history/history.contract.ts';
import * as mockExams from '@sabia/domain/mock-exams/mock-exams.contract.ts';
import * as exams from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import * as progress from '@sabia/domain/progress/progress.contract.ts';
import * as questions from '@sabia/domain/questions/questions.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { assertDefined } from './support/assert-defined.ts';
import { createTestApp } from './support/test-app.factory.ts';
import { aCourse, type MadeCourse } from '../src/courses/courses.factory.ts';
import { removeDeletedContents } from '../src/courses/remove-deleted-contents.ts';
import { sql } from '../src/platform/db/database.ts';
import { aMockExamEvent } from '../src/mock-exams/mock-exams.factory.ts';
import { aPracticeExam } from '../src/practice-exams/practice-exams.factory.ts';
import { removeDeletedQuestions } from '../src/questions/remove-deleted-questions.ts';
import { someQuestions } from '../src/questions/questions.factory.ts';
import { anAdmin, aUser } from '../src/users/users.factory.ts';

const { db, call, time } = await createTestApp();
const start = new Date('2026-11-21T12:00:00.000Z');
const days = (quantity: number) => new Date(start.getTime() + quantity * 24 * 3600 * 1000);
const ana = await anAdmin(db, { name: 'Ana' });

beforeEach(() => {
  time.now = start;
});

const of = (id: string) => ({ params: { id } });
const readCourse = (id: string) => call(ana, courses.readCourse, of(id));
const titles = async ({ id }: MadeCourse) =>
  (await readCourse(id)).body.sections.map(({ title, contents }) => [
    title,
    ...contents.map((content) => content.title),
  ]);
const deleteContent = (id: string | undefined) =>
  call(ana, courses.deleteContent, of(assertDefined(id)));
const deleteSection = ({ id, sections }: MadeCourse, at: number) =>
  call(ana, courses.deleteSection, {
    params: { id, sectionId: assertDefined(sections[at]).id },
  });
const bin = async (query = {}) =>
  (await call(ana, contract.pageBin, { query: { limit: 100, ...query } })).body;
const inBin = async (...ids: (string | undefined)[]) =>
  (await bin()).items.filter(({ id }) => ids.includes(id));

const aLongCourse = () =>
  aCourse(db, {
    title: 'Xadrez',
    sections: [
      { title: 'Começo', contents: [{ title: 'Um' }, { title: 'Dois' }, { title: 'Três' }] },
      { title: 'Meio', contents: [{ title: 'Quatro' }] },
      { title: 'Fim', contents: [{ title: 'Cinco' }] },
    ],
  });

function complete(user: User, course: MadeCourse, contentId: string | undefined) {
  const body = { courseId: course.id, userId: user.id, isCompleted: true };
  const sectionId = assertDefined(course.sections[0]).id;
  return call(user, progress.progressContent, {
    body: { ...body, sectionId, contentId: assertDefined(contentId) },
  });
}

describe('the bin', () => {
  it('lists what was deleted, with who, when, where and the days left', async () => {
    const course = await aLongCourse();
    const [content] = course.contentIds;
    await deleteContent(content);
    time.now = days(1);
    const bia = await anAdmin(db, { name: 'Bia' });
    await call(bia, courses.deleteCourse, of(course.id));
    expect(await inBin(content, course.id)).toEqual([
      {
        kind: 'COURSE',
        id: course.id,
        title: 'Xadrez',
        within: [],
        deletedAt: days(1).toISOString(),
        deletedBy: { id: bia.id, name: 'Bia' },
        daysLeft: 30,
        blockedBy: null,
      },
      {
        kind: 'CONTENT',
        id: content,
        title: 'Um',
        within: ['Xadrez', 'Começo'],
        deletedAt: start.toISOString(),
        deletedBy: { id: ana.id, name: 'Ana' },
        daysLeft: 29,
        blockedBy: 'COURSE',
      },
    ]);
  });

  it('lists questions of contents and of practice exams', async () => {
    const course = await aCourse(db, {
      title: 'Curso',
      sections: [{ title: 'Seção', contents: [{ contentType: 'EXAM', title: 'Prova' }] }],
    });
    const [ofContent] = await someQuestions(db, { contentId: course.contentIds[0] ?? '' }, 1);
    const exam = await aPracticeExam(db, { title: 'Contas' });
    const [ofExam] = exam.questionIds;
    for (const id of [ofContent, ofExam]) {
      await call(ana, questions.deleteQuestion, of(assertDefined(id)));
    }
    const listed = await inBin(ofContent, ofExam);
    const places = new Map(listed.map(({ id, within, blockedBy }) => [id, [within, blockedBy]]));
    expect(places.get(ofContent ?? '')).toEqual([['Curso', 'Seção', 'Prova'], null]);
    expect(places.get(ofExam ?? '')).toEqual([['Contas'], null]);
  });

  it('restores a question only into a content or a practice exam that is not deleted', async () => {
    const course = await aCourse(db, {
      sections: [{ contents: [{ contentType: 'EXAM', title: 'Prova' }] }],
    });
    const [contentId = ''] = course.contentIds;
    const [ofContent = ''] = await someQuestions(db, { contentId }, 1);
    const exam = await aPracticeExam(db);
    const [ofExam = ''] = exam.questionIds;
    for (const id of [ofContent, ofExam]) await call(ana, questions.deleteQuestion, of(id));
    await deleteContent(contentId);
    await call(ana, exams.deletePracticeExam, of(exam.id));
    expect((await inBin(ofContent, ofExam)).map(({ id, blockedBy }) => [id, blockedBy])).toEqual([
      [ofContent, 'CONTENT'],
    ]);
    expect((await call(ana, questions.restoreQuestion, of(ofContent))).body).toMatchObject({
      code: 'conflict',
      detail: 'O conteúdo desta questão também foi excluído. Restaure o conteúdo primeiro.',
    });
    expect((await call(ana, questions.restoreQuestion, of(ofExam))).status).toBe(404);
  });

  it('is paged', async () => {
    const course = await aLongCourse();
    for (const id of course.contentIds.slice(0, 3)) await deleteContent(id);
    const first = await bin({ limit: 2 });
    const second = await bin({ limit: 2, page: 2 });
    expect(first.items).toHaveLength(2);
    expect(second.items.length).toBeGreaterThan(0);
    const both = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(both).size).toBe(both.length);
  });

  it('holds for 30 days', async () => {
    const course = await aLongCourse();
    const [content = ''] = course.contentIds;
    await deleteContent(content);
    await deleteSection(course, 1);
    const other = await aLongCourse();
    await call(ana, courses.deleteCourse, of(other.id));
    const exam = await aPracticeExam(db);
    const [question = ''] = exam.questionIds;
    await call(ana, questions.deleteQuestion, of(question));
    time.now = days(30);
    expect(await inBin(content, other.id, question)).toEqual([]);
    const { id: sectionId } = assertDefined(course.sections[1]);
    const restores = [
      call(ana, courses.restoreContent, of(content)),
      call(ana, courses.restoreSection, of(sectionId)),
      call(ana, courses.restoreCourse, of(other.id)),
      call(ana, questions.restoreQuestion, of(question)),
    ];
    expect((await Promise.all(restores)).map(({ status }) => status)).toEqual(Array(4).fill(404));
  });
});

describe('a restored content', () => {
  it('is at its place, with its questions and the progress of learners', async () => {
    const course = await aLongCourse();
    const learner = await aUser(db);
    const [, content = ''] = course.contentIds;
    await complete(learner, course, content);
    await deleteContent(content);
    expect((await titles(course))[0]).toEqual(['Começo', 'Um', 'Três']);
    const { status, body } = await call(ana, courses.restoreContent, of(content));
    expect([status, body.title]).toEqual([200, 'Dois']);
    expect((await titles(course))[0]).toEqual(['Começo', 'Um', 'Dois', 'Três']);
    const { body: reached } = await call(learner, progress.readCourseProgress, {
      params: { courseId: course.id, userId: learner.id },
    });
    expect(reached).toMatchObject({ completedContentsQtd: 1, contentsQtd: 5 });
    expect(await inBin(content)).toEqual([]);
    const history = await call(ana, readHistory, { params: { kind: 'CONTENT', id: content } });
    expect(history.body.items.map(({ what }) => what)).toEqual(['RESTORED', 'DELETED', 'IMPORTED']);
  });

  it('completes the course for learners who have nothing left to do', async () => {
    const course = await aCourse(db, { sections: [{ contents: 2 }] });
    const learner = await aUser(db);
    const [done = '', open = ''] = course.contentIds;
    await complete(learner, course, done);
    await deleteContent(done);
    await deleteContent(open);
    await call(ana, courses.restoreContent, of(done));
    const { body } = await call(learner, progress.readCourseProgress, {
      params: { courseId: course.id, userId: learner.id },
    });
    expect(body.isCompleted).toBe(true);
  });

  it('needs its section and its course', async () => {
    const course = await aLongCourse();
    const [, , , content = ''] = course.contentIds;
    await deleteContent(content);
    await deleteSection(course, 1);
    const restore = () => call(ana, courses.restoreContent, of(content));
    expect((await restore()).body).toMatchObject({
      code: 'conflict',
      detail: 'A seção também está na lixeira. Restaure a seção primeiro.',
    });
    await call(ana, courses.deleteCourse, of(course.id));
    expect((await restore()).body).toMatchObject({
      code: 'conflict',
      detail: 'O curso também está na lixeira. Restaure o curso primeiro.',
    });
    const { id: sectionId } = assertDefined(course.sections[1]);
    expect((await call(ana, courses.restoreSection, of(sectionId))).status).toBe(409);
    await call(ana, courses.restoreCourse, of(course.id));
    await call(ana, courses.restoreSection, of(sectionId));
    expect((await titles(course))[1]).toEqual(['Meio']);
    expect((await restore()).status).toBe(200);
    expect((await titles(course))[1]).toEqual(['Meio', 'Quatro']);
  });

  it('is not one that was not deleted', async () => {
    const { id, sections, contentIds } = await aLongCourse();
    const restores = [
      call(ana, courses.restoreContent, of(contentIds[0] ?? '')),
      call(ana, courses.restoreSection, of(assertDefined(sections[0]).id)),
      call(ana, courses.restoreCourse, of(id)),
      call(ana, courses.restoreContent, of(randomUUID())),
      call(ana, courses.restoreSection, of(randomUUID())),
      call(ana, courses.restoreCourse, of(randomUUID())),
    ];
    expect((await Promise.all(restores)).map(({ status }) => status)).toEqual(Array(6).fill(404));
  });
});

describe('a restored course', () => {
  it('is inactive, with its slug and everything in it', async () => {
    const course = await aLongCourse();
    const before = await titles(course);
    await call(ana, courses.deleteCourse, of(course.id));
    const { status, body } = await call(ana, courses.restoreCourse, of(course.id));
    expect([status, body.isActive, body.isDeleted, body.slug]).toEqual([
      200,
      false,
      false,
      course.slug,
    ]);
    expect(await titles(course)).toEqual(before);
  });

  it('has another slug where its own is taken', async () => {
    const course = await aCourse(db);
    await call(ana, courses.deleteCourse, of(course.id));
    await aCourse(db, { slug: course.slug });
    const { body } = await call(ana, courses.restoreCourse, of(course.id));
    expect([body.slug, body.formerSlug]).toEqual([`${course.slug}-2`, course.slug]);
  });
});

describe('after 30 days', () => {
  const removeAll = async () => {
    await removeDeletedQuestions(db, { now: time.now });
    await removeDeletedContents(db, { now: time.now });
  };
  const exists = async (table: 'contents' | 'sections' | 'questions', id: string | undefined) => {
    const { there } = await db.one<{ there: boolean }>(
      table === 'contents'
        ? sql`select exists (select from contents where id = ${id}) as there`
        : table === 'sections'
          ? sql`select exists (select from sections where id = ${id}) as there`
          : sql`select exists (select from questions where id = ${id}) as there`,
    );
    return there;
  };

  it('removes what nobody has studied, and nothing before', async () => {
    const course = await aLongCourse();
    const [content, , , inSection] = course.contentIds;
    await deleteContent(content);
    await deleteSection(course, 1);
    const gone = await aCourse(db, {
      sections: [{ contents: [{ contentType: 'EXAM', title: 'Prova' }] }],
    });
    const [examId = ''] = gone.contentIds;
    const [question] = await someQuestions(db, { contentId: examId }, 2);
    await call(ana, courses.deleteCourse, of(gone.id));
    time.now = new Date(days(30).getTime() - 1);
    await removeAll();
    expect(await exists('contents', content)).toBe(true);
    expect(await exists('questions', question)).toBe(true);
    time.now = days(30);
    await removeAll();
    const { id: sectionId } = assertDefined(course.sections[1]);
    expect(await exists('contents', content)).toBe(false);
    expect(await exists('contents', inSection)).toBe(false);
    expect(await exists('sections', sectionId)).toBe(false);
    expect(await exists('contents', examId)).toBe(false);
    expect(await exists('questions', question)).toBe(false);
    // The rest of the course is untouched.
    expect((await titles(course)).flat()).toEqual(['Começo', 'Dois', 'Três', 'Fim', 'Cinco']);
  });

  it('keeps hidden what a learner has studied or is answering', async () => {
    const course = await aLongCourse();
    const learner = await aUser(db);
    const [studied] = course.contentIds;
    await complete(learner, course, studied);
    await deleteContent(studied);
    const exam = await aPracticeExam(db);
    await call(learner, attempts.startPracticeAttempt, of(exam.id));
    const [question] = exam.questionIds;
    await call(ana, questions.deleteQuestion, of(assertDefined(question)));
    time.now = days(30);
    await removeAll();
    expect(await exists('contents', studied)).toBe(true);
    expect(await exists('questions', question)).toBe(true);
    expect((await titles(course))[0]).toEqual(['Começo', 'Dois', 'Três']);
  });

  it('keeps the lines of answer cards until the mock exam event is deleted', async () => {
    const exam = await aPracticeExam(db);
    const event = await aMockExamEvent(db, { practiceExamIds: [exam.id], now: time.now });
    const [line] = exam.questionIds;
    await call(ana, questions.deleteQuestion, of(assertDefined(line)));
    time.now = days(30);
    await removeAll();
    expect(await exists('questions', line)).toBe(true);
    await call(ana, mockExams.deleteMockExamEvent, of(event.id));
    await removeAll();
    expect(await exists('questions', line)).toBe(false);
  });

  it('knows every table that refers to them', async () => {
    const referring = await db.many<{ reference: string }>(sql`
      select conrelid::regclass || ' → ' || confrelid::regclass as reference from pg_constraint
      where contype = 'f' and confrelid in ('questions'::regclass, 'question_versions'::regclass,
        'contents'::regclass, 'sections'::regclass)
      order by 1`);
    // A new one belongs into remove-deleted-questions.ts or remove-deleted-contents.ts, unless it is deleted by cascade.
    expect(referring.map(({ reference }) => reference)).toEqual([
      'answers → questions',
      'area_questions → questions',
      'assignments → contents',
      'attempts → contents',
      'calibrated_questions → questions',
      'content_progressions → contents',
      'contents → sections',
      'error_notebook_cards → questions',
      'error_notebook_reviews → question_versions',
      'error_notebook_reviews → questions',
      'graded_answers → question_versions',
      'graded_answers → questions',
      'mock_exam_sheets → questions',
      'past_content_progressions → contents',
      'progress_devices → contents',
      'question_annulments → contents',
      'question_annulments → questions',
      'question_parameters → questions',
      'question_tallies → question_versions',
      'question_tallies → questions',
      'question_versions → questions',
      'questions → contents',
      'questions → question_versions',
      'regradings → questions',
      'section_progressions → sections',
      'training_questions → question_versions',
      'training_questions → questions',
    ]);
  });
});

import { randomUUID } from 'node:crypto';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as banks from '@sabia/domain/questions/question-banks.contract.ts';
import * as practiceExams from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import { drawQuota } from '@sabia/domain/questions/draw-quotas.ts';
import * as contract from '@sabia/domain/questions/questions.contract.ts';
import { describe, expect, it } from 'vitest';
import { aCourse } from '../../courses/courses.factory.ts';
import {
  aPracticeExam,
  type PracticeExamGiven,
} from '../../practice-exams/practice-exams.factory.ts';
import { createTestApp } from '../../../test/support/test-app.factory.ts';
import { someTerms } from '../../taxonomy/taxonomy.factory.ts';
import { anAdmin, aUser } from '../../users/users.factory.ts';
import { checkFeasibility, drawQuestions } from '../draw/draw-questions.queries.ts';
import { unknownFilters } from './question-bank.queries.ts';
import { aBank, someQuestions } from '../questions.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);

/** A course with a quick question and an exam of three questions, with its own taxonomy terms. */
async function aTaughtCourse(name: string, given: { isActive?: boolean } = {}) {
  const course = await aCourse(db, {
    title: name,
    categories: [`Categoria ${name}`],
    levels: [`Nível ${name}`],
    skills: [`Habilidade ${name}`],
    sections: [
      { title: `Seção 1 ${name}`, contents: [{ contentType: 'QUICK_QUESTION' }] },
      { title: `Seção 2 ${name}`, contents: [{ contentType: 'EXAM' }] },
    ],
    ...given,
  });
  const [quick = '', exam = ''] = course.contentIds;
  const [first] = await someQuestions(db, { contentId: quick }, 1);
  const questionIds = [first, ...(await someQuestions(db, { contentId: exam }, 3))];
  const [category = ''] = await someTerms(db, 'categories', [`Categoria ${name}`]);
  const [level = ''] = await someTerms(db, 'levels', [`Nível ${name}`]);
  const [skill = ''] = await someTerms(db, 'skills', [`Habilidade ${name}`]);
  return { ...course, exam, questionIds, category, level, skill };
}

/** Without quotas, for a learner who has seen nothing. */
const anyDraw = { drawQuotas: [], notSeenInDays: null, userId: randomUUID(), now: new Date() };

const questionsOf = async (filters: string[], questionsQtd = 500, seed = 'x') =>
  (await drawQuestions(db, { ...anyDraw, filters, questionsQtd, seed })).map(({ id }) => id);

const countMatching = async (filters: string[]) =>
  (await checkFeasibility(db, { filters, questionsQtd: 1, drawQuotas: [] })).matchingQtd;

const sorted = (ids: (string | undefined)[]) => ids.toSorted();

describe('a question is found by', () => {
  it('its section, its course, and the categories, levels and skills of the course', async () => {
    const { id, sections, category, level, skill, questionIds } = await aTaughtCourse('A');
    for (const filter of [id, category, level, skill]) {
      expect(sorted(await questionsOf([filter]))).toEqual(sorted(questionIds));
    }
    expect(await questionsOf([sections[0]?.id ?? ''])).toEqual(questionIds.slice(0, 1));
  });

  it('any of several filters, once', async () => {
    const { id, sections, category } = await aTaughtCourse('B');
    const other = await aTaughtCourse('C');
    expect(await countMatching([id, category, sections[1]?.id ?? ''])).toBe(4);
    expect(await countMatching([category, other.level])).toBe(8);
    expect(await countMatching([randomUUID()])).toBe(0);
    expect(await countMatching([])).toBe(0);
  });

  it('the categories and levels of its practice exam', async () => {
    const { questionIds } = await aPracticeExam(db, {
      categories: ['Só simulados'],
      level: 'Nível dos simulados',
      levels: ['Nível dos simulados'],
    });
    const [category = ''] = await someTerms(db, 'categories', ['Só simulados']);
    const [level = ''] = await someTerms(db, 'levels', ['Nível dos simulados']);
    expect(sorted(await questionsOf([category]))).toEqual(sorted(questionIds));
    expect(sorted(await questionsOf([level]))).toEqual(sorted(questionIds));
  });
});

describe('a question of a practice exam', () => {
  it('is found by its exam, also in a quota, but not by one that is automatic, deleted or unknown', async () => {
    const source = await aPracticeExam(db, { title: 'Fonte do sorteio', questions: 3 });
    expect(sorted(await questionsOf([source.id]))).toEqual(sorted(source.questionIds));
    const exam = await aPracticeExam(db, {
      autoGenerate: true,
      filters: [source.id],
      questionsQtd: 2,
      drawQuotas: [drawQuota.parse({ questionsQtd: 2, origins: [source.id] })],
    });
    const { body } = await call(await aUser(db), attempts.startPracticeAttempt, {
      params: { id: exam.id },
    });
    expect(source.questionIds).toEqual(expect.arrayContaining(body.questions.map(({ id }) => id)));
    const { body: bank } = await call(admin, contract.readQuestionBank);
    expect(bank.find(({ id }) => id === source.id)).toMatchObject({
      kind: 'practice-exam',
      title: 'Fonte do sorteio',
      questionsQtd: 3,
    });
    expect(bank.some(({ id }) => id === exam.id)).toBe(false);
    expect(await unknownFilters(db, [source.id, exam.id])).toEqual([exam.id]);
    await call(admin, practiceExams.deletePracticeExam, { params: { id: source.id } });
    expect(await countMatching([source.id])).toBe(0);
    expect(await unknownFilters(db, [source.id])).toEqual([source.id]);
  });
});

describe('a question of a question bank', () => {
  it('is found by its bank, and by its own category and level, until the bank is archived', async () => {
    const { id: bankId } = await aBank(db);
    const [categoryId = ''] = await someTerms(db, 'categories', ['Só no banco']);
    const [levelId = ''] = await someTerms(db, 'levels', ['Nível só no banco']);
    const [described = '', other = ''] = await someQuestions(db, { bankId }, [
      { categoryId, levelId },
      {},
    ]);
    expect(sorted(await questionsOf([bankId]))).toEqual(sorted([described, other]));
    expect(await questionsOf([categoryId])).toEqual([described]);
    expect(await questionsOf([levelId])).toEqual([described]);
    expect(await countMatching([bankId, categoryId])).toBe(2);
    const { body: bank } = await call(admin, contract.readQuestionBank);
    const quantityOf = (id: string) => bank.find((filter) => filter.id === id)?.questionsQtd;
    expect([bankId, categoryId, levelId].map(quantityOf)).toEqual([2, 1, 1]);
    await call(admin, banks.changeQuestionBank, {
      params: { id: bankId },
      body: { isArchived: true },
    });
    expect(await countMatching([bankId, categoryId, levelId])).toBe(0);
    expect(await unknownFilters(db, [bankId])).toEqual([bankId]);
  });

  it('is in the attempt of a learner, who never sees the bank', async () => {
    const { id: bankId } = await aBank(db);
    const ids = await someQuestions(db, { bankId }, 2);
    const exam = await aPracticeExam(db, {
      autoGenerate: true,
      filters: [bankId],
      questionsQtd: 2,
    });
    const { status, body } = await call(await aUser(db), attempts.startPracticeAttempt, {
      params: { id: exam.id },
    });
    expect(status).toBe(201);
    expect(sorted(body.questions.map(({ id }) => id))).toEqual(sorted(ids));
    expect(JSON.stringify(body)).not.toContain(bankId);
  });
});

describe('a question is not drawn', () => {
  it('from an inactive or deleted owner', async () => {
    const course = await aTaughtCourse('D');
    const count = () => countMatching([course.category]);
    await call(admin, courses.changeContent, {
      params: { id: course.contentIds[0] ?? '' },
      body: { isActive: false },
    });
    expect(await count()).toBe(3);
    await call(admin, courses.changeSection, {
      params: { id: course.sections[1]?.id ?? '' },
      body: { isActive: false },
    });
    expect(await count()).toBe(0);
  });

  it('when it is deleted', async () => {
    const { id, questionIds } = await aTaughtCourse('E');
    await call(admin, contract.deleteQuestion, { params: { id: questionIds[0] ?? '' } });
    expect(await countMatching([id])).toBe(3);
  });

  it('from an inactive course, unless a filter names that course', async () => {
    const draft = await aTaughtCourse('F', { isActive: false });
    expect(await countMatching([draft.category])).toBe(0);
    expect(await countMatching([draft.id])).toBe(4);
    await call(admin, courses.deleteCourse, { params: { id: draft.id } });
    expect(await countMatching([draft.id])).toBe(0);
  });

  it('from an inactive practice exam', async () => {
    await aPracticeExam(db, { categories: ['Só rascunhos'], isActive: false });
    const drafts = await someTerms(db, 'categories', ['Só rascunhos']);
    expect(await countMatching(drafts)).toBe(0);
  });

  it.each<[name: string, given: PracticeExamGiven, drawnQtd: number]>([
    ['that never tells its key', { keyRelease: 'NEVER' }, 0],
    [
      'that tells its key after the closing',
      { keyRelease: 'CLOSING', closesAt: '2099-01-01T12:00:00.000Z' },
      0,
    ],
    ['that is not open yet', { opensAt: '2099-01-01T12:00:00.000Z' }, 0],
    ['unless it is open', { opensAt: '2020-01-01T12:00:00.000Z' }, 2],
  ])('from a practice exam %s', async (name, given, drawnQtd) => {
    const { id } = await aPracticeExam(db, { categories: [`De um simulado ${name}`], ...given });
    const terms = await someTerms(db, 'categories', [`De um simulado ${name}`]);
    for (const filters of [terms, [id]]) {
      expect(await questionsOf(filters)).toHaveLength(drawnQtd);
      expect(await countMatching(filters)).toBe(drawnQtd);
    }
  });
});

describe('a draw', () => {
  it('has the same questions in the same order for the same seed, and others for another seed', async () => {
    await aPracticeExam(db, { categories: ['Sorteio'], questions: 60 });
    const filters = await someTerms(db, 'categories', ['Sorteio']);
    const draw = (seed: string) => questionsOf(filters, 10, seed);
    const first = await draw('maria, 1');
    expect(new Set(first).size).toBe(10);
    expect(await draw('maria, 1')).toEqual(first);
    expect(await draw('maria, 2')).not.toEqual(first);
  });

  it('is uniform: in many draws each question occurs about equally often', async () => {
    await aPracticeExam(db, { categories: ['Dados'], questions: 6 });
    const filters = await someTerms(db, 'categories', ['Dados']);
    const times = new Map<string, number>();
    for (let seed = 0; seed < 300; seed++) {
      const [first] = await questionsOf(filters, 1, `lance ${seed}`);
      times.set(first ?? '', (times.get(first ?? '') ?? 0) + 1);
    }
    expect(Math.min(...times.values())).toBeGreaterThan(25);
    expect(Math.max(...times.values())).toBeLessThan(80);
  });
});

describe('the bank', () => {
  it('lists all filters with the number of matching questions', async () => {
    const { id, sections, category } = await aTaughtCourse('H');
    const { body } = await call(admin, contract.readQuestionBank);
    expect(body.filter((filter) => filter.title.endsWith(' H'))).toMatchObject([
      { id: category, kind: 'category', title: 'Categoria H', within: null, questionsQtd: 4 },
      { kind: 'level', questionsQtd: 4 },
      { kind: 'skill', questionsQtd: 4 },
      { id: sections[0]?.id, kind: 'section', within: 'H', questionsQtd: 1 },
      { id: sections[1]?.id, kind: 'section', within: 'H', questionsQtd: 3 },
    ]);
    expect(body.find((filter) => filter.id === id)).toMatchObject({
      kind: 'course',
      title: 'H',
      questionsQtd: 4,
    });
  });

  it('tells whether an exam is feasible, and how many questions are missing', async () => {
    const { sections, category } = await aTaughtCourse('I');
    const check = (questionsQtd: number) =>
      call(admin, contract.checkFeasibility, {
        body: { filters: [category, sections[0]?.id ?? ''], questionsQtd },
      });
    expect((await check(4)).body).toMatchObject({
      isFeasible: true,
      matchingQtd: 4,
      problems: [],
    });
    expect((await check(6)).body).toMatchObject({
      isFeasible: false,
      matchingQtd: 4,
      problems: [
        {
          path: 'questionsQtd',
          message: 'Só 4 questões combinam com os filtros: faltam 2.',
        },
      ],
    });
    expect((await check(0)).body.errors).toEqual([
      { path: 'questionsQtd', message: 'Mínimo de 1 questão' },
    ]);
  });
});

describe('an automatic exam of a course', () => {
  const draft = (filters: string[], given: object = {}) => ({
    contentType: 'EXAM' as const,
    title: 'Prova final',
    generatedExamFilters: filters,
    ...given,
  });
  const create = (sectionId: string, createContentDto: ReturnType<typeof draft>) =>
    call(admin, courses.createContent, { body: { sectionId, createContentDto } });

  it('stores its settings, also in an inactive course', async () => {
    const { id, sections } = await aTaughtCourse('J', { isActive: false });
    const terms = { questionsQtd: 4, passingScore: 60, timeLimitMinutes: 30 };
    const { status, body } = await create(sections[0]?.id ?? '', draft([id], terms));
    expect(status).toBe(201);
    expect(body).toMatchObject({ generatedExamFilters: [id], ...terms });
    const changed = await call(admin, courses.changeContent, {
      params: { id: body.id },
      body: { questionsQtd: 2, timeLimitMinutes: null },
    });
    expect(changed.body).toMatchObject({
      questionsQtd: 2,
      passingScore: 60,
      timeLimitMinutes: null,
    });
    const read = await call(admin, courses.readCourse, { params: { id } });
    expect(read.body.sections[0]?.contents[1]).toMatchObject(changed.body);
  });

  it('without filters counts its own questions, and its passing score is 70 %', async () => {
    const { id, exam } = await aTaughtCourse('K');
    const { body } = await call(admin, courses.readCourse, { params: { id } });
    expect(body.sections[1]?.contents.find((content) => content.id === exam)).toMatchObject({
      questionsQtd: 3,
      passingScore: 70,
      timeLimitMinutes: null,
    });
  });

  it.each<[name: string, given: object, path: string, message: string]>([
    ['no number of questions', {}, 'questionsQtd', 'Mínimo de 1 questão'],
    ['none', { questionsQtd: 0 }, 'questionsQtd', 'Mínimo de 1 questão'],
    [
      'more than match',
      { questionsQtd: 6 },
      'questionsQtd',
      'Só 4 questões combinam com os filtros: faltam 2.',
    ],
    [
      'a filter that is not there',
      { questionsQtd: 1, generatedExamFilters: [randomUUID()] },
      'generatedExamFilters',
      'Não existe um item com este identificador',
    ],
  ])('is refused with %s', async (name, given, path, message) => {
    const { id, sections } = await aTaughtCourse(`L ${name}`);
    const { status, body } = await create(sections[0]?.id ?? '', draft([id], given));
    expect(status).toBe(422);
    expect(body.errors).toContainEqual({ path: `createContentDto.${path}`, message });
  });

  it('refuses a change that too few questions match, and stays as it was', async () => {
    const { id, exam } = await aTaughtCourse('M');
    const change = (body: object) =>
      call(admin, courses.changeContent, { params: { id: exam }, body });
    expect((await change({ generatedExamFilters: [id] })).body.errors).toEqual([
      { path: 'questionsQtd', message: 'Mínimo de 1 questão' },
    ]);
    expect((await change({ generatedExamFilters: [id], questionsQtd: 5 })).body.errors).toEqual([
      { path: 'questionsQtd', message: 'Só 4 questões combinam com os filtros: falta 1.' },
    ]);
    const { body } = await call(admin, courses.readCourse, { params: { id } });
    expect(body.sections[1]?.contents[0]).toMatchObject({
      generatedExamFilters: [],
      questionsQtd: 3,
    });
  });
});

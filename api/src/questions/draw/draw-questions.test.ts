import { randomUUID } from 'node:crypto';
import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as practiceExams from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import * as publications from '@sabia/domain/publications/publications.contract.ts';
import type { DrawQuota } from '@sabia/domain/questions/draw-quotas.ts';
import * as contract from '@sabia/domain/questions/questions.contract.ts';
import * as taxonomy from '@sabia/domain/taxonomy/taxonomy.contract.ts';
import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/database.ts';
import { createTestApp } from '../../../test/support/test-app.factory.ts';
import { aCourse } from '../../courses/courses.factory.ts';
import { aPracticeExam } from '../../practice-exams/practice-exams.factory.ts';
import { someTerms } from '../../taxonomy/taxonomy.factory.ts';
import { anAdmin, aUser } from '../../users/users.factory.ts';
import { aBank, someQuestions } from '../questions.factory.ts';

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db);

const quota = (questionsQtd: number, criteria: Partial<DrawQuota>): DrawQuota => ({
  questionsQtd,
  origins: [],
  categories: [],
  levels: [],
  skills: [],
  difficulties: [],
  tags: [],
  kinds: [],
  yearFrom: null,
  yearTo: null,
  ...criteria,
});

/** A bank with easy, medium and hard questions of mathematics and questions of physics of several years. */
async function aMixedBank() {
  const { id: bankId } = await aBank(db);
  const [maths = '', physics = ''] = await someTerms(db, 'categories', ['Matemática', 'Física']);
  const easy = await someQuestions(db, { bankId }, [
    { categoryId: maths, difficulty: 'EASY' },
    { categoryId: maths, difficulty: 'EASY', tags: ['frações'] },
  ]);
  const medium = await someQuestions(db, { bankId }, [{ categoryId: maths, difficulty: 'MEDIUM' }]);
  const hard = await someQuestions(db, { bankId }, [{ categoryId: maths, difficulty: 'HARD' }]);
  const old = await someQuestions(db, { bankId }, [{ categoryId: physics, year: 2015 }]);
  const recent = await someQuestions(db, { bankId }, [
    { categoryId: physics, year: 2019 },
    { categoryId: physics, year: 2023 },
  ]);
  return { bankId, maths, physics, easy, medium, hard, old, recent };
}

const anExam = (draw: { filters: string[]; questionsQtd: number; drawQuotas?: DrawQuota[] }) =>
  aPracticeExam(db, { autoGenerate: true, ...draw });

async function drawnFor(examId: string, learner?: Awaited<ReturnType<typeof aUser>>) {
  const { body } = await call(learner ?? (await aUser(db)), attempts.startPracticeAttempt, {
    params: { id: examId },
  });
  return body.questions.map(({ id }) => id);
}

describe('a quota', () => {
  it('is filled by questions that meet all of its criteria, each by any of its values', async () => {
    const { bankId, maths, physics, easy, medium, recent } = await aMixedBank();
    const drawQuotas = [
      quota(3, { categories: [maths], difficulties: ['EASY', 'MEDIUM'] }),
      quota(2, { categories: [physics], yearFrom: 2019 }),
    ];
    const exam = await anExam({ filters: [bankId], questionsQtd: 5, drawQuotas });
    const drawn = await drawnFor(exam.id);
    expect(new Set(drawn.slice(0, 3))).toEqual(new Set([...easy, ...medium]));
    expect(new Set(drawn.slice(3))).toEqual(new Set(recent));
  });

  it('leaves a question to another quota that only this question can fill', async () => {
    const { bankId, maths, easy } = await aMixedBank();
    const drawQuotas = [
      quota(1, { categories: [maths], difficulties: ['EASY'] }),
      quota(1, { tags: ['frações'] }),
    ];
    const exam = await anExam({ filters: [bankId], questionsQtd: 2, drawQuotas });
    for (let round = 0; round < 5; round += 1) expect(await drawnFor(exam.id)).toEqual(easy);
  });

  it('meets kinds, years and origins, and terms of the owner where a question has none', async () => {
    const [category = ''] = await someTerms(db, 'categories', ['Só do simulado']);
    const source = await aPracticeExam(db, { categories: ['Só do simulado'], questions: 2 });
    const { bankId, old } = await aMixedBank();
    const { body } = await call(admin, contract.checkFeasibility, {
      body: {
        filters: [bankId, category],
        questionsQtd: 9,
        drawQuotas: [
          quota(1, { origins: [bankId], yearTo: 2018 }),
          quota(1, { categories: [category] }),
          quota(1, { kinds: ['NUMERIC'] }),
          quota(1, { kinds: ['SINGLE_CHOICE'] }),
        ],
      },
    });
    expect(old).toHaveLength(1);
    expect(source.questionIds).toHaveLength(2);
    expect(body.quotaMatchingQtds).toEqual([1, 2, 0, 9]);
    expect(body.problems).toEqual([
      {
        path: 'drawQuotas.2.questionsQtd',
        message: 'Nenhuma questão atende a esta cota: falta 1.',
      },
    ]);
  });
});

describe('a quota by the terms of an inactive course', async () => {
  const name = 'Só do curso em rascunho';
  const course = await aCourse(db, {
    isActive: false,
    categories: [name],
    levels: [name],
    sections: [{ contents: [{ contentType: 'EXAM' }] }],
  });
  await someQuestions(db, { contentId: course.contentIds[0] ?? '' }, 2);
  const [category = ''] = await someTerms(db, 'categories', [name]);
  const [level = ''] = await someTerms(db, 'levels', [name]);
  const check = async (filters: string[]) =>
    (
      await call(admin, contract.checkFeasibility, {
        body: {
          filters,
          questionsQtd: 2,
          drawQuotas: [quota(1, { categories: [category] }), quota(1, { levels: [level] })],
        },
      })
    ).body;

  it.each([
    ['the course', course.id],
    ['its section', course.sections[0]?.id ?? ''],
  ])('is met where the draw names %s', async (_, filter) => {
    expect(await check([filter])).toMatchObject({
      isFeasible: true,
      matchingQtd: 2,
      quotaMatchingQtds: [2, 2],
    });
  });

  it('is not met where the draw names only the term', async () => {
    expect(await check([category])).toMatchObject({ matchingQtd: 0, quotaMatchingQtds: [0, 0] });
  });
});

describe('a draw without questions of the last days', () => {
  it('takes unseen questions first, then those seen longest ago', async () => {
    const { id: bankId } = await aBank(db);
    await someQuestions(db, { bankId }, 5);
    const learner = await aUser(db);
    const exam = await anExam({ filters: [bankId], questionsQtd: 2 });
    await call(admin, practiceExams.configurePracticeExam, {
      params: { id: exam.id },
      body: { notSeenInDays: 30 },
    });
    const again = async () => {
      const drawn = await drawnFor(exam.id, learner);
      const { id } = await db.one<{ id: string }>(sql`
        select id from attempts where user_id = ${learner.id} and submitted_at is null`);
      await call(learner, attempts.submitPracticeAttempt, {
        params: { id },
        body: { answers: [] },
      });
      time.now = new Date(time.now.getTime() + 86_400_000);
      return drawn;
    };
    const [first, second, third] = [await again(), await again(), await again()];
    expect(new Set([...first, ...second]).size).toBe(4);
    const unseen = third.filter((id) => ![...first, ...second].includes(id));
    expect(unseen).toHaveLength(1);
    expect(first).toContain(third.find((id) => !unseen.includes(id)));
  });
});

describe('questions with the same text', () => {
  /** Two texts in a bank, each with its copy in another bank; the first copy has a tag. */
  async function aCopiedBank() {
    const [{ id: bankId }, { id: copiesId }] = [await aBank(db), await aBank(db)];
    const given = ['Copiada', 'Outra'].map((word) => ({
      statement: `<p>${word} ${randomUUID()}</p>`,
    }));
    const originals = await someQuestions(db, { bankId }, given);
    const copies = await someQuestions(db, { bankId: copiesId }, [
      { ...given[0], tags: ['revisada'] },
      { ...given[1] },
    ]);
    return { filters: [bankId, copiesId], originals, copies };
  }

  const textsOf = (ids: readonly string[]) =>
    db.many<{ text: string }>(sql`
      select distinct versions.statement as text from questions
      join question_versions versions on versions.id = questions.version_id
      where questions.id = any(${ids}::uuid[])`);

  it.each([
    ['without quotas', []],
    ['with a quota', [quota(1, { tags: ['revisada'] })]],
  ])('count and are drawn as one, %s', async (_, drawQuotas) => {
    const { filters } = await aCopiedBank();
    const check = (questionsQtd: number) =>
      call(admin, contract.checkFeasibility, { body: { filters, questionsQtd, drawQuotas } });
    expect((await check(2)).body).toMatchObject({ isFeasible: true, matchingQtd: 2 });
    expect((await check(3)).body).toMatchObject({ isFeasible: false, matchingQtd: 2 });
    const exam = await anExam({ filters, questionsQtd: 2, drawQuotas });
    for (let round = 0; round < 5; round += 1) {
      const drawn = await drawnFor(exam.id);
      expect(drawn).toHaveLength(2);
      expect(await textsOf(drawn)).toHaveLength(2);
    }
  });

  it('meet together the quotas that one of them meets, and that one is asked', async () => {
    const { filters, originals, copies } = await aCopiedBank();
    const drawQuotas = [quota(1, { tags: ['revisada'] })];
    const exam = await anExam({ filters, questionsQtd: 1, drawQuotas });
    for (let round = 0; round < 5; round += 1) {
      const drawn = await drawnFor(exam.id);
      expect(drawn).toEqual([copies[0]]);
      expect(drawn).not.toContain(originals[0]);
    }
  });

  it('have been seen together', async () => {
    const { filters, originals } = await aCopiedBank();
    const learner = await aUser(db);
    const seen = await aPracticeExam(db, { questions: 0 });
    await db.run(sql`
      update questions set exam_id = ${seen.id}, exam_kind = 'PRACTICE_EXAM', bank_id = null where id = ${originals[0]}`);
    const { body } = await call(learner, attempts.startPracticeAttempt, {
      params: { id: seen.id },
    });
    expect(body.questions.map(({ id }) => id)).toEqual([originals[0]]);
    const exam = await anExam({ filters, questionsQtd: 1 });
    await call(admin, practiceExams.configurePracticeExam, {
      params: { id: exam.id },
      body: { notSeenInDays: 30 },
    });
    const [drawn] = await drawnFor(exam.id, learner);
    expect(await textsOf([drawn ?? ''])).toEqual(await textsOf([originals[1] ?? '']));
  });
});

describe('an exam is refused', () => {
  const configure = (id: string, body: object) =>
    call(admin, practiceExams.configurePracticeExam, { params: { id }, body });

  it('if its quotas ask together for more questions than there are', async () => {
    const { bankId, maths } = await aMixedBank();
    const exam = await anExam({ filters: [bankId], questionsQtd: 6 });
    const drawQuotas = [
      quota(2, { categories: [maths], difficulties: ['EASY'] }),
      quota(3, { difficulties: ['EASY', 'MEDIUM'] }),
    ];
    const { status, body } = await configure(exam.id, { drawQuotas });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      {
        path: 'drawQuotas.0.questionsQtd',
        message: 'As cotas 1 e 2 pedem juntas 5 questões, e 3 atendem a elas: faltam 2.',
      },
    ]);
  });

  it('if a quota has no criterion, an unknown id, or years in the wrong order', async () => {
    const { bankId, maths } = await aMixedBank();
    const exam = await anExam({ filters: [bankId], questionsQtd: 6 });
    const errorsOf = async (given: Partial<DrawQuota>) =>
      (await configure(exam.id, { drawQuotas: [quota(1, given)] })).body.errors;
    expect(await errorsOf({})).toEqual([
      { path: 'drawQuotas.0.categories', message: 'Escolha pelo menos um critério' },
    ]);
    expect(await errorsOf({ categories: [maths, randomUUID()] })).toEqual([
      { path: 'drawQuotas.0.categories', message: 'Não existe um item com este identificador' },
    ]);
    expect(await errorsOf({ yearFrom: 2020, yearTo: 2019 })).toEqual([
      { path: 'drawQuotas.0.yearTo', message: 'O último ano não pode vir antes do primeiro' },
    ]);
    expect(
      (await configure(exam.id, { drawQuotas: [quota(7, { tags: ['a'] })] })).body.errors,
    ).toEqual([{ path: 'questionsQtd', message: 'As cotas somam 7 questões, mas o total é 6' }]);
  });
});

describe('quotas follow', () => {
  it('the copy of a section and of a course, whose exams draw from the copy', async () => {
    const course = await aCourse(db, {
      categories: ['Curso com cotas'],
      sections: [{ contents: [{ contentType: 'EXAM' }, { contentType: 'EXAM' }] }],
    });
    const [own = '', drawing = ''] = course.contentIds;
    await someQuestions(db, { contentId: own }, 3);
    const sectionId = course.sections[0]?.id ?? '';
    const { status } = await call(admin, courses.changeContent, {
      params: { id: drawing },
      body: {
        generatedExamFilters: [course.id],
        questionsQtd: 2,
        drawQuotas: [quota(1, { origins: [sectionId] })],
      },
    });
    expect(status).toBe(200);
    const { body: section } = await call(admin, courses.duplicateSection, {
      params: { id: sectionId },
    });
    expect(section.contents[1]?.drawQuotas?.[0]?.origins).toEqual([section.id]);
    const { body: copy } = await call(admin, courses.duplicateCourse, {
      params: { id: course.id },
    });
    const { body: tree } = await call(admin, courses.readCourse, { params: { id: copy.id } });
    const [copied] = tree.sections;
    expect(copied?.contents[1]?.drawQuotas?.[0]?.origins).toEqual([copied?.id]);
  });

  it('a term that is merged into another, and count as its use', async () => {
    const { id: bankId } = await aBank(db);
    const [from = '', into = ''] = await someTerms(db, 'categories', ['Contas', 'Aritmética']);
    await someQuestions(db, { bankId }, [{ categoryId: from }]);
    const drawQuotas = [quota(1, { categories: [from] })];
    const exam = await anExam({ filters: [bankId], questionsQtd: 1, drawQuotas });
    await call(admin, taxonomy.mergeTerm, {
      params: { kind: 'categories', id: from },
      body: { into },
    });
    const { body } = await call(admin, practiceExams.readPracticeExam, { params: { id: exam.id } });
    expect(body.drawQuotas[0]?.categories).toEqual([into]);
    const { body: used } = await call(admin, taxonomy.readTaxonomyUsage);
    expect(used.categories.find(({ id }) => id === into)?.usage.drawsQtd).toBe(1);
  });
});

it('the verification before publication names a quota that can not be filled', async () => {
  const { bankId, easy } = await aMixedBank();
  const exam = await anExam({
    filters: [bankId],
    questionsQtd: 2,
    drawQuotas: [quota(1, { tags: ['frações'] })],
  });
  await call(admin, contract.deleteQuestion, { params: { id: easy[1] ?? '' } });
  const { body } = await call(admin, publications.verifyPublication, {
    params: { kind: 'PRACTICE_EXAM', id: exam.id },
  });
  expect(JSON.stringify(body)).toContain('nenhuma questão atende a esta cota: falta 1.');
});

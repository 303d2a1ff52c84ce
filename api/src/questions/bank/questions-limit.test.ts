import { readHistory } from '@sabia/domain/history/history.contract.ts';
import * as files from '@sabia/domain/questions/question-import.contract.ts';
import { questionsLimit } from '@sabia/domain/questions/question.ts';
import * as contract from '@sabia/domain/questions/questions.contract.ts';
import { expect, it } from 'vitest';
import { createTestApp } from '../../../test/support/test-app.factory.ts';
import { sql } from '../../platform/db/database.ts';
import { aPracticeExam } from '../../practice-exams/practice-exams.factory.ts';
import { anAdmin } from '../../users/users.factory.ts';
import { someQuestions } from '../questions.factory.ts';

// A content or a practice exam has at most `questionsLimit` questions (product.md Q10).

const { db, call } = await createTestApp();
const admin = await anAdmin(db);
const words = new Intl.NumberFormat('pt-BR').format(questionsLimit);

const of = (id: string) => ({ params: { id } });
const asFile = (questions: number) => ({
  fileName: 'banco.gift',
  contentBase64: Buffer.from(
    Array.from({ length: questions }, (_, at) => `Quanto é ${at} + 1? {=${at + 1} ~0}`).join(
      '\n\n',
    ),
  ).toString('base64'),
});
const importInto = (practiceExamId: string, questions: number) =>
  call(admin, files.importQuestions, { body: { owner: { practiceExamId }, ...asFile(questions) } });
const create = (id: string) =>
  call(admin, contract.createPracticeExamQuestion, {
    ...of(id),
    body: {
      statement: '<p>Quanto é 2 + 2?</p>',
      alternatives: [{ text: '<p>4</p>', isCorrect: true }, { text: '<p>5</p>' }],
    },
  });
const count = async (practiceExamId: string) => {
  const { quantity } = await db.one<{ quantity: number }>(sql`
    select count(*) as quantity from questions
    where exam_id = ${practiceExamId} and deleted_at is null`);
  return quantity;
};
const full = {
  code: 'limit_reached',
  detail: `Cabem no máximo ${words} questões aqui, e já estão todas. Crie outra prova para as próximas.`,
};

it('refuses a question over the limit, however it would come', async () => {
  const { id } = await aPracticeExam(db, { questions: 0 });
  const ids = await someQuestions(db, { practiceExamId: id }, questionsLimit - 1);
  const [first = '', second = ''] = ids;
  const twoMore = await importInto(id, 2);
  expect(twoMore.status).toBe(422);
  expect(twoMore.body).toMatchObject({
    errors: [
      {
        path: 'contentBase64',
        message: `O arquivo tem 2 questões, e aqui cabem mais 1: o máximo é de ${words}. Divida o arquivo entre várias provas.`,
      },
    ],
  });
  expect(await count(id)).toBe(questionsLimit - 1);
  expect((await create(id)).status).toBe(201);
  const refused = [await create(id), await call(admin, contract.duplicateQuestion, of(first))];
  expect(refused.map(({ body }) => body)).toEqual(Array(2).fill(expect.objectContaining(full)));
  await call(admin, contract.deleteQuestion, of(second));
  expect((await create(id)).status).toBe(201);
  expect((await call(admin, contract.restoreQuestion, of(second))).body).toMatchObject(full);
  expect(await count(id)).toBe(questionsLimit);
});

it('counts the questions that are imported at once together', async () => {
  const { id } = await aPracticeExam(db, { questions: 0 });
  await someQuestions(db, { practiceExamId: id }, questionsLimit - 3);
  const answers = await Promise.all([importInto(id, 2), importInto(id, 2)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  expect(await count(id)).toBe(questionsLimit - 1);
});

it('refuses a file over the limit, also in the preview', async () => {
  const { id } = await aPracticeExam(db, { questions: 0 });
  const answers = [
    await call(admin, files.previewImport, { body: asFile(questionsLimit + 1) }),
    await importInto(id, questionsLimit + 1),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 422]);
  expect(await count(id)).toBe(0);
});

it('imports as many as the limit, which the history tells as one change', async () => {
  const { id } = await aPracticeExam(db, { questions: 1 });
  const { status } = await importInto(id, questionsLimit - 1);
  expect(status).toBe(201);
  const { body } = await call(admin, readHistory, { params: { kind: 'PRACTICE_EXAM', id } });
  expect(body.items).toMatchObject([
    {
      kind: 'QUESTION',
      what: 'CREATED',
      changedBy: { id: admin.id },
      entitiesQtd: questionsLimit - 1,
      title: null,
      differences: [],
      canBeRestored: false,
    },
  ]);
});

it('records each imported question in the history, also when there is one', async () => {
  const { id } = await aPracticeExam(db, { questions: 0 });
  await importInto(id, 1);
  const history = async () =>
    (await call(admin, readHistory, { params: { kind: 'PRACTICE_EXAM', id } })).body.items;
  expect(await history()).toMatchObject([
    { kind: 'QUESTION', what: 'CREATED', entitiesQtd: 1, title: 'Quanto é 0 + 1?' },
  ]);
  await importInto(id, 2);
  const { body: listed } = await call(admin, contract.listPracticeExamQuestions, of(id));
  const last = listed.items.at(-1);
  await call(admin, contract.changeQuestion, {
    ...of(last?.id ?? ''),
    body: { explanation: '<p>Conte.</p>' },
  });
  expect((await history()).map(({ what, number }) => [what, number])).toEqual([
    ['CHANGED', 2],
    ['CREATED', 1],
    ['CREATED', 1],
  ]);
});

it('pages the questions of the largest exam by a cursor, each once and in order', async () => {
  const { id } = await aPracticeExam(db, { questions: 0 });
  await importInto(id, questionsLimit);
  const { body: order } = await call(admin, contract.readPracticeExamQuestionOrder, of(id));
  expect(order.questionIds).toHaveLength(questionsLimit);
  const paged: string[] = [];
  let after: string | undefined;
  do {
    const query = { limit: 100, ...(after && { after }) };
    const { body } = await call(admin, contract.listPracticeExamQuestions, { ...of(id), query });
    expect(body.items.length).toBeLessThanOrEqual(100);
    paged.push(...body.items.map((item) => item.id));
    after = body.next ?? undefined;
  } while (after);
  expect(paged).toEqual(order.questionIds);
  // A page is read from its cursor, in the middle as well.
  const { body: middle } = await call(admin, contract.listPracticeExamQuestions, {
    ...of(id),
    query: { after: order.questionIds[2499] ?? '' },
  });
  expect(middle.items.map((item) => item.id)).toEqual(order.questionIds.slice(2500, 2550));
});

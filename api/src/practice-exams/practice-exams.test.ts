import { randomUUID } from 'node:crypto';
import * as contract from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { someTerms } from '../taxonomy/taxonomy.factory.ts';
import { anAdmin, aSubscriber, aUser } from '../users/users.factory.ts';
import { aPracticeExam } from './practice-exams.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);
const learner = await aUser(db);
const subscriber = await aSubscriber(db);

const read = (who: typeof learner, id: string) =>
  call(who, contract.readPracticeExam, { params: { id } });

/** The fields that reveal the answer key, at any depth. */
const keyWords = /isCorrect|rightAlternative|Conte nos dedos/;

it('is sent to a learner without the answer key, to an administrator with it', async () => {
  const { id, questionIds } = await aPracticeExam(db);
  const learned = await read(learner, id);
  expect(learned.status).toBe(200);
  expect(learned.body.questions.map((question) => question.id)).toEqual(questionIds);
  expect(JSON.stringify(learned.body)).not.toMatch(keyWords);
  const written = await read(admin, id);
  expect(written.body.questions[0]).toMatchObject({
    explanation: '<p>Conte nos dedos.</p>',
    alternatives: [{ isCorrect: true }, { isCorrect: false }],
  });
});

it('does not send its questions where reading them before the attempt is an advantage', async () => {
  const { id } = await aPracticeExam(db, { timeLimitMinutes: 20 });
  expect((await read(learner, id)).body).toMatchObject({ questions: [], questionsQtd: 2 });
  expect((await read(admin, id)).body.questions).toHaveLength(2);
});

it('that is PAID is open to subscribers; other learners get a 403 with the reason', async () => {
  const { id } = await aPracticeExam(db, { paymentType: 'PAID' });
  const refused = await read(learner, id);
  expect(refused.status).toBe(403);
  expect(refused.body).toMatchObject({
    code: 'subscription_required',
    detail: 'Este simulado faz parte da assinatura. Assine para fazê-lo.',
  });
  expect((await read(subscriber, id)).status).toBe(200);
  expect((await read(admin, id)).status).toBe(200);
});

it('is a 404 for learners while it is inactive, and for everybody once it is deleted', async () => {
  const { id } = await aPracticeExam(db, { isActive: false });
  expect((await read(subscriber, id)).status).toBe(404);
  expect((await read(admin, id)).status).toBe(200);
  const remove = () => call(admin, contract.deletePracticeExam, { params: { id } });
  expect((await remove()).status).toBe(204);
  expect((await read(admin, id)).status).toBe(404);
  expect((await remove()).status).toBe(404);
  expect((await read(admin, randomUUID())).status).toBe(404);
});

it('is found by search and filters; inactive exams are listed for administrators only', async () => {
  const [category = ''] = await someTerms(db, 'categories', ['Vestibular']);
  const [level = ''] = await someTerms(db, 'levels', ['Avançado']);
  const inCategory = { categories: ['Vestibular'] };
  await aPracticeExam(db, { ...inCategory, title: 'Álgebra', paymentType: 'PAID' });
  await aPracticeExam(db, { ...inCategory, title: 'Redação', level: 'Avançado' });
  await aPracticeExam(db, { ...inCategory, title: 'Biologia', isActive: false });
  const list = async (query: object) => {
    const { body } = await call(null, contract.pagePracticeExams, {
      query: { categories: [category], field: 'title', ...query },
    });
    return body.items.map(({ title }) => title);
  };
  expect(await list({})).toEqual(['Álgebra', 'Redação']);
  expect(await list({ criteria: 'desc' })).toEqual(['Redação', 'Álgebra']);
  expect(await list({ searchKey: 'algebra' })).toEqual(['Álgebra']);
  expect(await list({ paymentTypes: ['FREE'] })).toEqual(['Redação']);
  expect(await list({ paymentTypes: ['PAID'] })).toEqual(['Álgebra']);
  expect(await list({ levels: [level] })).toEqual(['Redação']);
  expect(await list({ page: 2, limit: 1 })).toEqual(['Redação']);
  const drafts = await call(admin, contract.pagePracticeExamsForAdmin, {
    query: { categories: [category], status: 'INACTIVE' },
  });
  expect(drafts.body.items.map(({ title }) => title)).toEqual(['Biologia']);
});

it('the categories of the filter are those of active exams', async () => {
  await aPracticeExam(db, { categories: ['Só rascunhos'], isActive: false });
  await aPracticeExam(db, { categories: ['Em cartaz'] });
  const { body } = await call(null, contract.listPracticeExamCategories);
  const titles = body.map(({ title }) => title);
  expect(titles).toContain('Em cartaz');
  expect(titles).not.toContain('Só rascunhos');
});

it('has the number of questions of an attempt in its card', async () => {
  const own = await aPracticeExam(db, { categories: ['Banco'], questions: 5 });
  const [category = ''] = await someTerms(db, 'categories', ['Banco']);
  const drawn = await aPracticeExam(db, {
    autoGenerate: true,
    filters: [category],
    questionsQtd: 3,
  });
  expect((await read(learner, own.id)).body.questionsQtd).toBe(5);
  expect((await read(learner, drawn.id)).body).toMatchObject({ questionsQtd: 3, questions: [] });
});

it('there is one leveling exam: the last one that was chosen, while it is active', async () => {
  const [levelId = ''] = await someTerms(db, 'levels', ['Iniciante']);
  const leveling = { isLeveling: true, levelingBands: [{ levelId, minimum: 0 }] };
  const current = () => call(null, contract.readLevelingExam);
  expect((await current()).status).toBe(404);
  const first = await aPracticeExam(db, leveling);
  expect((await current()).body.id).toBe(first.id);
  const second = await aPracticeExam(db, leveling);
  expect((await current()).body.id).toBe(second.id);
  await call(admin, contract.configurePracticeExam, {
    params: { id: first.id },
    body: { isLeveling: true },
  });
  expect((await current()).body).toMatchObject({ id: first.id, isLeveling: true });
  expect((await read(admin, second.id)).body.isLeveling).toBe(false);
  await call(admin, contract.deletePracticeExam, { params: { id: first.id } });
  expect((await current()).status).toBe(404);
});

it('has a preview for visitors: its settings, without questions', async () => {
  const { id } = await aPracticeExam(db, { paymentType: 'PAID', timeLimitMinutes: 20 });
  const preview = (of: string) => call(null, contract.previewPracticeExam, { params: { id: of } });
  const { status, body } = await preview(id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id,
    paymentType: 'PAID',
    questionsQtd: 2,
    timeLimitMinutes: 20,
    progress: null,
  });
  expect(Object.keys(body)).not.toContain('questions');
  expect(JSON.stringify(body)).not.toMatch(keyWords);
  const inactive = await aPracticeExam(db, { isActive: false });
  for (const hidden of [inactive.id, randomUUID()])
    expect((await preview(hidden)).status).toBe(404);
});

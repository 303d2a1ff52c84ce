import * as questions from '@sabia/domain/questions/questions.contract.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { correcting, type User } from './correcting.factory.ts';
import { anEssay } from './essays.factory.ts';

const app = await createTestApp();
const { db, call } = app;
const { claim, marked } = correcting(app);

describe('the rubric of a question', () => {
  const openText = {
    kind: 'OPEN_TEXT',
    statement: '<p>Disserte.</p>',
    task: { kind: 'OPEN_TEXT', maxLength: 3000 },
    answerKey: { kind: 'OPEN_TEXT', expected: '<p>Uma dissertação.</p>' },
  } as const;
  const create = async (by: User, body: object) => {
    const { practiceExamId: id } = await anEssay(db, await aUser(db));
    const draft = { ...openText, ...body };
    return call(by, questions.createPracticeExamQuestion, { params: { id }, body: draft });
  };

  it('is stored, changed and taken away', async () => {
    const admin = await anAdmin(db);
    const { body } = await create(admin, { rubric: 'ENEM', correctors: 2 });
    expect(body).toMatchObject({ rubric: 'ENEM', correctors: 2 });
    const change = (changes: object) =>
      call(admin, questions.changeQuestion, { params: { id: body.id }, body: changes });
    expect((await change({ correctors: 1 })).body).toMatchObject({ rubric: 'ENEM', correctors: 1 });
    expect((await change({ rubric: null })).body).toMatchObject({ rubric: null });
  });

  it('stays once somebody corrects by it', async () => {
    const admin = await anAdmin(db);
    const { essay } = await marked();
    const params = { id: essay.questionId };
    await claim(admin, essay);
    for (const body of [{ rubric: null }, { rubric: 'PLAIN' }, { correctors: 1 }] as const)
      expect(await call(admin, questions.changeQuestion, { params, body })).toMatchObject({
        status: 409,
      });
    const same = { rubric: 'ENEM', correctors: 2, name: 'Leitura' } as const;
    expect(await call(admin, questions.changeQuestion, { params, body: same })).toMatchObject({
      status: 200,
    });
  });

  it('is one of those that there are, of a text or a file, with one or two correctors', async () => {
    const admin = await anAdmin(db);
    const choice = {
      kind: 'SINGLE_CHOICE',
      alternatives: [{ text: '<p>1</p>', isCorrect: true }, { text: '<p>2</p>' }],
      task: null,
      answerKey: null,
    };
    for (const [path, body] of [
      ['rubric', { rubric: 'FUVEST' }],
      ['correctors', { rubric: 'ENEM', correctors: 3 }],
      ['rubric', { ...choice, rubric: 'ENEM' }],
    ] as const)
      expect(await create(admin, body), JSON.stringify(body)).toMatchObject({
        status: 422,
        body: { errors: [{ path }] },
      });
    const { body: question } = await create(admin, choice);
    const params = { id: question.id };
    expect(
      await call(admin, questions.changeQuestion, { params, body: { rubric: 'ENEM' } }),
    ).toMatchObject({ status: 422, body: { errors: [{ path: 'rubric' }] } });
  });
});

import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as corrections from '@sabia/domain/attempts/corrections.contract.ts';
import * as privacy from '@sabia/domain/privacy/privacy.contract.ts';
import { describe, expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { anAdmin } from '../users/users.factory.ts';
import { correcting, levels, type Mark } from './correcting.factory.ts';

const app = await createTestApp();
const { db, call } = app;
const { claim, give, read, marked } = correcting(app);

describe('an essay', () => {
  it('is settled by two marks that agree, and its answer gets the credit', async () => {
    const { learner, essay, correctors } = await marked(
      { levels: levels(160, 120, 120, 160, 80) },
      { levels: levels(160, 160, 120, 160, 120), comments: [{ text: 'Boa conclusão.' }] },
    );
    const second = assertDefined(correctors[1]);
    expect(await read(second, essay)).toMatchObject({
      status: 'SETTLED',
      score: 680,
      competences: { C1: 160, C2: 140, C3: 120, C4: 160, C5: 100 },
      zeroReason: null,
      explanation: 'Média de duas correções: 640 e 720.',
      marks: [{ isBoard: false }, { isBoard: false, comments: [{ text: 'Boa conclusão.' }] }],
    });
    const { body } = await call(learner, attempts.readAttempt, { params: { id: essay.attemptId } });
    expect(body.graded).toMatchObject([
      { credit: 0.68, comment: 'Média de duas correções: 640 e 720.' },
    ]);
  });

  it('goes to a third person after a discrepancy, and counts the nearer mark', async () => {
    const { essay, correctors } = await marked(
      { levels: levels(120) },
      { levels: levels(160) },
      { levels: levels(160, 160, 160, 120, 120) },
    );
    const result = await read(assertDefined(correctors[0]), essay);
    expect(result).toMatchObject({ status: 'SETTLED', score: 760 });
    expect(result.explanation).toContain('divergem');
  });

  it('goes to a board where three do not agree', async () => {
    const { essay, correctors } = await marked(
      { levels: levels(120) },
      { levels: levels(160) },
      { zeroReason: 'OFF_THEME' },
    );
    expect(await read(assertDefined(correctors[0]), essay)).toMatchObject({ status: 'BOARD' });
    const board = await anAdmin(db);
    expect((await claim(board, essay)).body).toMatchObject({ isForBoard: true });
    expect((await give(board, essay, { levels: levels(120) })).body).toMatchObject({
      status: 'SETTLED',
      score: 600,
      explanation: 'A banca deu a nota: 600.',
    });
  });

  it('is zero by a reason that both give', async () => {
    const { essay, correctors } = await marked(
      { zeroReason: 'OFF_THEME' },
      { zeroReason: 'OFF_THEME' },
    );
    expect(await read(assertDefined(correctors[0]), essay)).toMatchObject({
      status: 'SETTLED',
      score: 0,
      zeroReason: 'OFF_THEME',
    });
  });

  it('shows nothing of other marks before the own one', async () => {
    const { essay } = await marked({ levels: levels(40) });
    const second = await anAdmin(db);
    await claim(second, essay);
    const unseen = { status: 'WAITING', score: null, explanation: null, marks: [] };
    expect(await read(second, essay)).toMatchObject(unseen);
    await give(second, essay, { levels: levels(200) });
    const seen = await read(second, essay);
    expect(seen.marks).toHaveLength(2);
    expect(await read(await anAdmin(db), essay)).toMatchObject(unseen);
  });

  it('takes the same mark again, and another one while it is open', async () => {
    const { essay, correctors } = await marked({ levels: levels(40) });
    const only = assertDefined(correctors[0]);
    for (const again of [levels(40), levels(80)])
      expect(await give(only, essay, { levels: again })).toMatchObject({ status: 200 });
    expect((await read(only, essay)).marks).toMatchObject([{ levels: levels(80) }]);
  });

  it('keeps a mark whose giver sees another one', async () => {
    const { essay, correctors } = await marked({ levels: levels(40) }, { levels: levels(200) });
    const [first] = correctors;
    const changed = await give(assertDefined(first), essay, { levels: levels(200) });
    expect(changed).toMatchObject({ status: 409 });
    expect((await read(assertDefined(first), essay)).marks).toMatchObject([
      { levels: levels(40) },
      { levels: levels(200) },
    ]);
  });

  it('takes no address of a file of the school in a comment', async () => {
    const { essay } = await marked();
    const corrector = await anAdmin(db);
    const comments = [{ text: 'Veja /files/01a20104-prova.pdf' }];
    expect(await give(corrector, essay, { levels: levels(40), comments })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'comments.0.text' }] },
    });
  });

  it('takes comments on points of its pages, and of no other page', async () => {
    const { essay } = await marked();
    const files = [1, 2].map((at) => ({ url: `/files/0a1b${at}-640.webp`, name: `${at}.jpg` }));
    await db.run(sql`
      update graded_answers set response = ${JSON.stringify({ kind: 'FILE', files })}
      where attempt_id = ${essay.attemptId}`);
    const corrector = await anAdmin(db);
    await claim(corrector, essay);
    const commenting = (page: number, x = 0.25) =>
      give(corrector, essay, {
        levels: levels(40),
        comments: [{ text: 'Letra ilegível.', point: { page, x, y: 1 } }],
      });
    for (const [page, x, field] of [
      [2, 0.5, 'page'],
      [20, 0.5, 'page'],
      [0, 1.5, 'x'],
    ] as const)
      expect(await commenting(page, x)).toMatchObject({
        status: 422,
        body: { errors: [{ path: `comments.0.point.${field}` }] },
      });
    expect((await read(corrector, essay)).marks).toEqual([]);
    const given = await commenting(1);
    expect(given).toMatchObject({
      status: 200,
      body: { marks: [{ comments: [{ point: { page: 1, x: 0.25, y: 1 } }] }] },
    });
    expect(await commenting(1)).toMatchObject({ status: 200 });
  });

  it('of words has no pages', async () => {
    const { essay } = await marked();
    const corrector = await anAdmin(db);
    await claim(corrector, essay);
    const comments = [{ text: 'Aqui.', point: { page: 0, x: 0, y: 0 } }];
    expect(await give(corrector, essay, { levels: levels(40), comments })).toMatchObject({
      status: 422,
      body: {
        errors: [{ path: 'comments.0.point.page', message: 'A redação não tem esta página' }],
      },
    });
  });

  it('is told to its author when somebody looks at it', async () => {
    const { learner, essay } = await marked();
    await claim(await anAdmin(db, { name: 'Norma Salles' }), essay);
    const { body } = await call(learner, privacy.pageDataReads, { params: { userId: learner.id } });
    expect(body.items).toMatchObject([{ what: 'ANSWERS', by: { name: 'Norma Salles' } }]);
  });

  it('changes no more when it is settled', async () => {
    const { essay, correctors } = await marked({ levels: levels(40) }, { levels: levels(40) });
    const again = await give(assertDefined(correctors[1]), essay, { levels: levels(40) });
    expect(again).toMatchObject({ status: 200, body: { status: 'SETTLED' } });
    expect(await give(assertDefined(correctors[0]), essay, { levels: levels(200) })).toMatchObject({
      status: 409,
    });
    expect(await give(await anAdmin(db), essay, { levels: levels(200) })).toMatchObject({
      status: 409,
    });
  });

  it.each([
    ['levels.C1', { levels: levels(130) }],
    ['levels.C2', { levels: { C1: 40 } }],
    ['levels.C9', { levels: { ...levels(40), C9: 40 } }],
    ['zeroReason', { zeroReason: 'UGLY' }],
    ['levels', {}],
    ['levels', { levels: levels(40), zeroReason: 'BLANK' }],
  ] as [string, Mark][])('refuses a mark outside the rubric at %s', async (path, body) => {
    const { essay } = await marked();
    const corrector = await anAdmin(db);
    await claim(corrector, essay);
    const refused = await give(corrector, essay, body);
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path }] } });
    expect((await read(corrector, essay)).marks).toEqual([]);
  });

  it('gets no credit without the rubric', async () => {
    const { essay } = await marked();
    const { attemptId, questionId } = essay;
    const refused = await call(await anAdmin(db), corrections.correctAnswer, {
      params: { attemptId, questionId },
      body: { credit: 1 },
    });
    expect(refused).toMatchObject({ status: 409 });
  });
});

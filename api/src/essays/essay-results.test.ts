import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as contract from '@sabia/domain/essays/essays.contract.ts';
import { describe, expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { correcting, levels, type Essay, type User } from './correcting.factory.ts';
import { anEssay, aRubric } from './essays.factory.ts';

const app = await createTestApp();
const { db, call, time } = app;
const { claim, give, marked } = correcting(app);

describe('the result for the author', () => {
  const result = async (by: User, { attemptId }: Essay) =>
    call(by, contract.readEssayResults, { params: { id: attemptId } });

  it('says how many corrections are given, and nothing of them before the mark', async () => {
    const comments = [{ text: 'Falta repertório.' }];
    const { learner, essay } = await marked({ levels: levels(160), comments });
    const { body } = await result(learner, essay);
    expect(body.essays).toMatchObject([
      { questionId: essay.questionId, status: 'WAITING', givenQtd: 1, wantedQtd: 2, score: null },
    ]);
    expect(body.essays).toMatchObject([{ criteria: [], explanation: null, comments: [] }]);
  });

  it('counts a third correction, and the board', async () => {
    const marks = [levels(0), levels(200)].map((given) => ({ levels: given }));
    const { learner, essay, correctors } = await marked(...marks);
    const states = async () => (await result(learner, essay)).body.essays;
    expect(await states()).toMatchObject([{ status: 'WAITING', givenQtd: 2, wantedQtd: 3 }]);
    const third = await anAdmin(db);
    await claim(third, essay);
    await give(third, essay, { levels: levels(120) });
    expect(await states()).toMatchObject([
      { status: 'BOARD', givenQtd: 3, wantedQtd: 4, score: null },
    ]);
    expect(correctors).toHaveLength(2);
  });

  it('has points, words, explanation and all comments with the mark, but no names', async () => {
    const comment = (text: string) => [
      { text, criterion: 'C1', anchor: { quote: 'o ar espalha', prefix: '', suffix: '' } },
    ];
    const { learner, essay, correctors } = await marked(
      { levels: levels(160, 120), comments: comment('Boa imagem.') },
      { levels: levels(160, 160), comments: comment('Diga como.') },
    );
    const { body } = await result(learner, essay);
    const [told] = body.essays;
    expect(told).toMatchObject({ status: 'SETTLED', mostPoints: 1000, zeroReason: null });
    expect(told?.criteria.slice(0, 2)).toMatchObject([
      { key: 'C1', points: 160, mostPoints: 200, words: expect.stringMatching(/./) },
      { key: 'C2', points: 140, words: null },
    ]);
    expect(told?.explanation).toContain('Média de duas correções');
    expect(told?.comments.map(({ text }) => text)).toEqual(['Boa imagem.', 'Diga como.']);
    for (const { id } of correctors) expect(JSON.stringify(body)).not.toContain(id);
  });

  it('has the reason for a zero in words', async () => {
    const zero = { zeroReason: 'OFF_THEME' };
    const { learner, essay } = await marked(zero, zero);
    expect((await result(learner, essay)).body.essays).toMatchObject([
      { status: 'SETTLED', score: 0, zeroReason: 'fuga ao tema', criteria: [] },
    ]);
  });

  it('is told to the author only', async () => {
    const { essay, correctors } = await marked({ levels: levels(160) });
    expect((await result(assertDefined(correctors[0]), essay)).status).toBe(404);
    expect((await result(await aUser(db), essay)).status).toBe(404);
  });
});

describe('earlier essays of the author', () => {
  const result = async (by: User, attemptId: string) =>
    (await call(by, contract.readEssayResults, { params: { id: attemptId } })).body;

  const start = async (by: User, { practiceExamId }: Essay) =>
    call(by, attempts.startPracticeAttempt, { params: { id: practiceExamId }, body: {} });

  const submit = async (by: User, { questionId }: Essay, attemptId: string) =>
    call(by, attempts.submitPracticeAttempt, {
      params: { id: attemptId },
      body: {
        answers: [
          {
            questionId,
            alternativeId: null,
            response: { kind: 'OPEN_TEXT', text: 'Outra versão.' },
            timeSpent: 1,
          },
        ],
      },
    });

  /** An essay with its mark, and the next attempt of its author at the same exam. */
  async function rewritten() {
    const comments = [{ text: 'Boa imagem.', criterion: 'C3' }];
    const given = await marked({ levels: levels(80), comments }, { levels: levels(80) });
    time.now = new Date(time.now.getTime() + 60_000);
    const { status, body } = await start(given.learner, given.essay);
    expect(status).toBe(201);
    return { ...given, next: body.id };
  }

  it('the version before is told while the next one is written, and in its result', async () => {
    const { learner, essay, next } = await rewritten();
    const earlier = {
      questionId: essay.questionId,
      number: 1,
      text: 'Porque o ar espalha a luz.',
      score: 400,
      mostPoints: 1000,
      comments: [{ text: 'Boa imagem.' }],
    };
    expect(await result(learner, next)).toMatchObject({ essays: [], earlier: [earlier] });
    expect((await submit(learner, essay, next)).status).toBe(200);
    expect(await result(learner, next)).toMatchObject({
      essays: [{ status: 'WAITING', curve: [] }],
      earlier: [earlier],
    });
    expect((await result(learner, essay.attemptId)).earlier).toEqual([]);
  });

  it('a version without its mark, or with a withheld one, is not told', async () => {
    const { learner, essay } = await marked({ levels: levels(80) });
    const { body } = await start(learner, essay);
    expect((await result(learner, body.id)).earlier).toEqual([]);
    const other = await rewritten();
    await db.run(
      sql`update essay_results set withheld_credit = 0.4 where attempt_id = ${other.essay.attemptId}`,
    );
    expect((await result(other.learner, other.next)).earlier).toEqual([]);
  });

  it('is told to the author only', async () => {
    const { correctors, next } = await rewritten();
    const stranger = assertDefined(correctors[0]);
    const params = { id: next };
    expect((await call(stranger, contract.readEssayResults, { params })).status).toBe(404);
  });

  it('the curve has the told essays by the same rubric, the oldest first', async () => {
    const { learner, essay, correctors, next } = await rewritten();
    await submit(learner, essay, next);
    for (const corrector of correctors) {
      await claim(corrector, essay);
      await give(corrector, { ...essay, attemptId: next }, { levels: levels(160) });
    }
    const { id: rubric } = await aRubric(db);
    const plain = await anEssay(db, learner, { rubric, correctors: 1 });
    const waiting = await anEssay(db, learner);
    const [told] = (await result(learner, next)).essays;
    expect(told?.curve).toMatchObject([
      { attemptId: essay.attemptId, score: 400, points: { C1: 80, C5: 80 } },
      {
        attemptId: next,
        questionId: essay.questionId,
        score: 800,
        points: { C1: 160, C5: 160 },
      },
    ]);
    expect((await result(learner, essay.attemptId)).essays[0]?.curve).toHaveLength(2);
    for (const { attemptId } of [plain, waiting])
      expect((await result(learner, attemptId)).essays[0]?.curve).toEqual([]);
  });

  it('the curve counts a zero by a reason as zero of each criterion', async () => {
    const zero = { zeroReason: 'OFF_THEME' };
    const { learner, essay } = await marked(zero, zero);
    const [told] = (await result(learner, essay.attemptId)).essays;
    expect(told?.curve).toMatchObject([{ score: 0, points: {} }]);
  });
});

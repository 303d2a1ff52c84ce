import * as contract from '@sabia/domain/essays/essays.contract.ts';
import { describe, expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { correcting, levels, type Essay, type User } from './correcting.factory.ts';

const app = await createTestApp();
const { db, call } = app;
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

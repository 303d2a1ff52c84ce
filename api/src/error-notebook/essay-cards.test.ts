import { randomUUID } from 'node:crypto';
import * as contract from '@sabia/domain/error-notebook/error-notebook.contract.ts';
import * as cards from '@sabia/domain/error-notebook/essay-cards.contract.ts';
import { essayCardsLimit } from '@sabia/domain/error-notebook/essay-card.ts';
import { readEssayResults } from '@sabia/domain/essays/essays.contract.ts';
import { readHome } from '@sabia/domain/home/home.contract.ts';
import { describe, expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { correcting, levels } from '../essays/correcting.factory.ts';
import { sql } from '../platform/db/database.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';

const app = await createTestApp();
const { db, call, time } = app;
const { marked } = correcting(app);
// Noon in São Paulo, far from the change of the day.
time.now = new Date('2026-11-21T15:00:00.000Z');

const days = (count: number) => {
  time.now = new Date(time.now.getTime() + count * 86_400_000);
};

type User = Awaited<ReturnType<typeof aUser>>;
interface Place {
  attemptId: string;
  questionId: string;
}
type Mark = { criterion: string } | { comment: number };

const anchor = { quote: 'o ar espalha', prefix: 'Porque ', suffix: ' a luz.' };

/** An essay by two correctors: the first competence at its most points, and three comments. */
async function corrected() {
  const { learner, essay } = await marked(
    {
      levels: levels(200, 120),
      comments: [{ criterion: 'C3', text: 'Diga como.', anchor }, { text: 'Falta repertório.' }],
    },
    { levels: levels(200, 160), comments: [{ criterion: 'C5', text: 'Quem faz isso?' }] },
  );
  const { attemptId, questionId } = essay;
  return { learner, place: { attemptId, questionId } };
}

const add = (by: User, place: Place, mark: Mark) =>
  call(by, cards.addEssayCard, { body: { ...place, ...mark } });
const remove = (by: User, id: string) => call(by, cards.removeEssayCard, { params: { id } });
const listed = async (by: User) => (await call(by, cards.pageEssayCards, { query: {} })).body;
const overview = async (by: User) => (await call(by, contract.readNotebook)).body;
const queue = async (by: User) => (await call(by, contract.readNotebookQueue)).body;
const review = (by: User, cardId: string, isRemembered: boolean, id: string = randomUUID()) =>
  call(by, cards.reviewEssayCard, { body: { id, cardId, isRemembered } });
const noted = async (by: User, { attemptId }: Place) =>
  assertDefined(
    (await call(by, readEssayResults, { params: { id: attemptId } })).body.essays[0],
  ).noted.map(({ criterion, comment }) => criterion ?? comment);

describe('a card of an essay', () => {
  it('has the comment, its criterion, the quoted words and the exam', async () => {
    const { learner, place } = await corrected();
    expect((await add(learner, place, { comment: 1 })).status).toBe(201);
    expect((await listed(learner)).items).toMatchObject([
      {
        ...place,
        comment: 1,
        criterion: null,
        title: expect.stringContaining('Competência 3'),
        points: null,
        quote: 'o ar espalha',
        text: 'Diga como.',
        origin: { kind: 'practice-exam' },
        lapses: 0,
        dueDay: '2026-11-22',
      },
    ]);
  });

  it('has the comments of all corrections, and the points and words of a criterion', async () => {
    const { learner, place } = await corrected();
    for (const mark of [{ comment: 2 }, { comment: 3 }, { criterion: 'C2' }])
      await add(learner, place, mark);
    const { items } = await listed(learner);
    expect(items).toMatchObject([
      { text: 'Falta repertório.', title: null, quote: null },
      { text: 'Quem faz isso?', title: expect.stringContaining('Competência 5') },
      { criterion: 'C2', points: 140, mostPoints: 200, text: null },
    ]);
    expect(await noted(learner, place)).toEqual(['C2', 2, 3]);
  });

  it('is made once, also by two requests at once, and goes on with its schedule when it is added again', async () => {
    const { learner, place } = await corrected();
    const [one, other] = await Promise.all([
      add(learner, place, { criterion: 'C2' }),
      add(learner, place, { criterion: 'C2' }),
    ]);
    expect([one.status, other.status, other.body]).toEqual([201, 201, one.body]);
    expect(await overview(learner)).toMatchObject({ totalQtd: 1, essayCardsQtd: 1 });
    const { dueDay } = (await review(learner, one.body.id, true)).body;
    expect((await remove(learner, one.body.id)).status).toBe(204);
    expect((await remove(learner, one.body.id)).status).toBe(204);
    expect(await overview(learner)).toMatchObject({ totalQtd: 0, essayCardsQtd: 0 });
    expect([await listed(learner), await noted(learner, place)]).toMatchObject([{ total: 0 }, []]);
    expect((await add(learner, place, { criterion: 'C2' })).body).toEqual(one.body);
    expect((await listed(learner)).items).toMatchObject([{ dueDay }]);
  });

  it.each<[string, Mark | object, string]>([
    ['a comment that the essay does not have', { comment: 4 }, 'comment'],
    ['a criterion that the rubric does not have', { criterion: 'C6' }, 'criterion'],
    ['a criterion at its most points', { criterion: 'C1' }, 'criterion'],
    ['nothing', {}, 'criterion'],
    ['both', { criterion: 'C2', comment: 1 }, 'comment'],
    ['another type', { comment: '1' }, 'comment'],
  ])('is not made of %s', async (_, mark, path) => {
    const { learner, place } = await corrected();
    const { status, body } = await add(learner, place, mark as Mark);
    expect([status, body.errors.map((error) => error.path)]).toEqual([422, [path]]);
    expect(await overview(learner)).toMatchObject({ totalQtd: 0 });
  });

  it('is made, listed, reviewed and removed by the author only', async () => {
    const { learner, place } = await corrected();
    const strangers = [await aUser(db), await anAdmin(db)];
    for (const stranger of strangers)
      expect((await add(stranger, place, { comment: 1 })).status).toBe(404);
    const { id } = (await add(learner, place, { comment: 1 })).body;
    for (const stranger of strangers) {
      expect((await listed(stranger)).total).toBe(0);
      expect((await remove(stranger, id)).status).toBe(404);
      expect((await review(stranger, id, true)).status).toBe(422);
    }
    expect((await listed(learner)).total).toBe(1);
  });

  it('is not made of a mark that is missing or withheld: both answer alike', async () => {
    const open = await marked({ levels: levels(120), comments: [{ text: 'Segredo.' }] });
    const { learner, place } = await corrected();
    await db.run(
      sql`update essay_results set withheld_credit = 0.4 where attempt_id = ${place.attemptId}`,
    );
    for (const mark of [{ comment: 1 }, { comment: 9 }, { criterion: 'C1' }, { criterion: 'C9' }]) {
      const answers = [
        await add(learner, place, mark),
        await add(open.learner, open.essay, mark),
        await add(learner, { ...place, questionId: randomUUID() }, mark),
      ];
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
        answers.map(() => [404, 'not_found']),
      );
    }
  });

  it('stays within the limit, also with two requests for the last place', async () => {
    const { learner, place } = await corrected();
    await db.run(sql`
      insert into error_notebook_essay_cards
        (user_id, attempt_id, question_id, criterion, memory, due_day, added_at)
      select ${learner.id}, ${place.attemptId}, ${place.questionId}, 'X' || number, '{}', '2190-01-01', now()
      from generate_series(1, ${essayCardsLimit - 1}) as number`);
    const answers = await Promise.all([
      add(learner, place, { comment: 1 }),
      add(learner, place, { comment: 2 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const [kept, refused] = answers[0].status === 201 ? answers : answers.toReversed();
    expect(assertDefined(refused).body).toMatchObject({
      code: 'limit_reached',
      detail: expect.stringContaining('500'),
    });
    // One that is there is answered at the limit, too, and one that was taken out leaves its place.
    const first = answers[0].status === 201 ? 1 : 2;
    expect((await add(learner, place, { comment: first })).status).toBe(201);
    await remove(learner, assertDefined(kept).body.id);
    expect((await add(learner, place, { comment: 3 })).status).toBe(201);
    expect((await add(learner, place, { comment: first })).status).toBe(409);
  });
});

describe('the review of a card of an essay', () => {
  it('is due with the questions, and counts for the day and the home', async () => {
    const { learner, place } = await corrected();
    for (const comment of [1, 2]) await add(learner, place, { comment });
    expect(await queue(learner)).toEqual([]);
    days(1);
    expect(await queue(learner)).toMatchObject([
      { comment: 1 },
      { comment: 2, text: 'Falta repertório.' },
    ]);
    const home = (await call(learner, readHome)).body;
    expect(home.notebook).toMatchObject({ dueQtd: 2, totalQtd: 2, essayCardsQtd: 2 });
    const [card] = (await listed(learner)).items;
    const { status, body } = await review(learner, assertDefined(card).id, true);
    expect([status, body.dueQtd]).toEqual([200, 1]);
    expect(body.dueDay > '2026-11-23').toBe(true);
    expect(await overview(learner)).toMatchObject({ dueQtd: 1, reviewedTodayQtd: 1 });
    expect(await queue(learner)).toMatchObject([{ comment: 2 }]);
    days(-1);
  });

  it('comes back the next day if it was not remembered', async () => {
    const { learner, place } = await corrected();
    const { id } = (await add(learner, place, { comment: 1 })).body;
    days(1);
    expect((await review(learner, id, false)).body.dueDay).toBe('2026-11-23');
    expect((await listed(learner)).items).toMatchObject([{ lapses: 1, dueDay: '2026-11-23' }]);
    days(-1);
  });

  it('has one effect when it is repeated', async () => {
    const { learner, place } = await corrected();
    const { id } = (await add(learner, place, { comment: 1 })).body;
    days(1);
    const reviewId = randomUUID();
    const [first, second] = await Promise.all([
      review(learner, id, false, reviewId),
      review(learner, id, false, reviewId),
    ]);
    expect(second.body).toEqual(first.body);
    expect((await listed(learner)).items).toMatchObject([{ lapses: 1 }]);
    expect(await overview(learner)).toMatchObject({ reviewedTodayQtd: 1 });
    days(-1);
  });
});

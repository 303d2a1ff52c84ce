import * as contract from '@sabia/domain/item-response/item-response.contract.ts';
import type { ForeignLanguage } from '@sabia/domain/item-response/booklet.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { describe, expect, it } from 'vitest';
import { sql } from '../platform/db/database.ts';
import { participantsOfAllYears } from '../../test/support/enem-participants.ts';
import { postForm } from '../../test/support/post-form.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aUser } from '../users/users.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { giveParameters } from './exam-scores.factory.ts';

const { db, app, call } = await createTestApp();

const years = Array.from({ length: 17 }, (_, at) => 2009 + at);
const mathematics = { year: 2022, area: 'MT', booklet: 1076, answers: 'A'.repeat(45) } as const;
const languages = { year: 2022, area: 'LC', booklet: 1065, answers: 'A'.repeat(45) } as const;
const judged = { area: 'MT', ability: 3, parameters: { a: 1, b: 0, c: 0.2 } } as const;
const score = (body: object) => call(null, contract.scoreEnem, { body: body as never });

describe('the score of an area', () => {
  it.skipIf(participantsOfAllYears.length === 0)(
    'is within 0.1 point of the official one, except where the reply says that it is not',
    async () => {
      // One learner may ask for 60 scores per minute.
      const learners = await Promise.all(Array.from({ length: 10 }, () => aUser(db)));
      const known = { near: 0, far: 0, refused: 0 };
      for (const [at, { officialScore, ...answered }] of participantsOfAllYears.entries()) {
        const learner = learners[at % learners.length] ?? null;
        const { status, body } = await call(learner, contract.scoreEnem, { body: answered });
        if (status !== 200) {
          // INEP published these booklets in two versions under one code, or not at all.
          expect(status).toBe(422);
          expect(`${answered.year} ${answered.booklet}`).toMatch(/^(2013 (187|190)|2009 84)$/);
          known.refused += 1;
          continue;
        }
        const difference = Math.abs(body.score - officialScore);
        known[difference <= 0.1 ? 'near' : 'far'] += 1;
        // Both scores are rounded.
        expect(difference).toBeLessThanOrEqual((body.officialDifference ?? 0) + 0.01);
        expect([answered, body.isReproducible]).toEqual([
          answered,
          (body.officialDifference ?? 1) <= 0.1,
        ]);
      }
      expect(known).toEqual({ near: 409, far: 45, refused: 6 });
    },
  );

  it('has the number of right answers among those that count, and an error', async () => {
    const { status, body } = await score(mathematics);
    expect(status).toBe(200);
    // Two of its 45 items are abandoned.
    expect(body).toEqual({
      score: expect.any(Number),
      correctQtd: expect.any(Number),
      itemsQtd: 43,
      standardError: expect.any(Number),
      isReproducible: true,
      officialDifference: expect.any(Number),
      leftOut: [expect.any(Number), expect.any(Number)],
      isTrained: null,
    });
    expect(body.score).toBeGreaterThan(300);
    expect(body.score).toBeLessThan(500);
    expect(body.standardError).toBeGreaterThan(10);
  });

  it('is null in isReproducible where no official score is known, false where they contradict', async () => {
    const unknown = await score({ ...mathematics, year: 2022, booklet: 1081 });
    expect(unknown.body).toMatchObject({ isReproducible: null, officialDifference: null });
    const of2019 = await score({ ...mathematics, year: 2019, booklet: 515 });
    expect(of2019.body.isReproducible).toBe(false);
    expect(of2019.body.officialDifference).toBeGreaterThan(5);
  });

  it('is the same for visitors and learners, and for numbers sent as text', async () => {
    const learner = await aUser(db);
    const { body } = await score(mathematics);
    expect((await call(learner, contract.scoreEnem, { body: mathematics })).body).toEqual(body);
    expect((await score({ ...mathematics, year: '2022', booklet: '1076' })).body).toEqual(body);
  });

  it.each([0, 1, '1', 2, 'x', {}, null])(
    'ignores the language %s in an area without one',
    async (foreignLanguage) => {
      const { body } = await score(mathematics);
      expect(await score({ ...mathematics, foreignLanguage })).toMatchObject({ status: 200, body });
    },
  );

  it('of a booklet without a language choice ignores the language in LC', async () => {
    const of2009 = { ...languages, year: 2009, booklet: 57 };
    const { status, body } = await score(of2009);
    expect([status, body.leftOut]).toEqual([200, [101]]);
    expect((await score({ ...of2009, foreignLanguage: 1 })).body).toEqual(body);
  });

  it('is stored nowhere', async () => {
    const answers = 'ABCDEEDCBA'.repeat(5).slice(0, 45);
    expect((await score({ ...mathematics, answers })).status).toBe(200);
    const tables = await db.many<{ name: string }>(sql`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
    expect(tables.length).toBeGreaterThan(50);
    const holders = [];
    for (const { name } of tables) {
      const found = await db.many(
        sql`select 1 from query_to_xml(${`select * from ${name}`}, true, false, '') dump
          where dump::text like ${`%${answers}%`}`,
      );
      if (found.length > 0) holders.push(name);
    }
    expect(holders).toEqual([]);
  });

  it('depends on the language choice in LC', async () => {
    const choose = async (foreignLanguage: ForeignLanguage) =>
      (await score({ ...languages, foreignLanguage })).body.score;
    expect(await choose(0)).not.toBe(await choose(1));
  });
});

describe('the questions of a score', () => {
  it('say what each wrong one would be worth, and never the key', async () => {
    const answers = 'ABCDE'.repeat(9);
    const ask = (given: string) =>
      call(null, contract.scoreEnem, {
        query: { withQuestions: true },
        body: { ...mathematics, answers: given },
      });
    const { body } = await ask(answers);
    const { questions = [], score: points, itemsQtd, correctQtd } = body;
    expect(questions).toHaveLength(itemsQtd);
    expect(questions.filter(({ isRight }) => isRight)).toHaveLength(correctQtd);
    for (const { isRight, gain, chance } of questions) {
      expect(isRight ? gain : Math.sign(gain)).toBe(isRight ? 0 : 1);
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(100);
    }
    // One of the other letters is right: with it the score is higher by the gain.
    const [wrong] = questions.filter(({ isRight }) => !isRight);
    const at = (wrong?.position ?? 0) - 136;
    const scores = [];
    for (const letter of 'ABCDE') {
      scores.push((await ask(answers.slice(0, at) + letter + answers.slice(at + 1))).body.score);
    }
    expect(Math.max(...scores)).toBeCloseTo(points + (wrong?.gain ?? 0), 1);
    for (const question of questions) {
      expect(Object.keys(question).toSorted()).toEqual([
        'ability',
        'chance',
        'difficulty',
        'gain',
        'isBlank',
        'isRight',
        'position',
      ]);
    }
  });

  it('tell blank answers from wrong ones, and have ability and difficulty of the item', async () => {
    const { body } = await call(null, contract.scoreEnem, {
      query: { withQuestions: true },
      body: { ...mathematics, answers: `.*${'A'.repeat(43)}` },
    });
    const [blank, twoMarks] = body.questions ?? [];
    expect(blank).toMatchObject({ position: 136, isRight: false, isBlank: true });
    expect(twoMarks).toMatchObject({ position: 137, isRight: false, isBlank: false });
    const items = await db.many<{ position: number; ability: number; difficulty: number }>(sql`
      select position, ability, b as difficulty
      from booklet_items join item_parameters on item_parameters.id = item_id
      where booklet_items.year = 2022 and booklet = 1076 and b is not null order by position`);
    expect(
      body.questions?.map(({ position, ability, difficulty }) => ({
        position,
        ability,
        difficulty,
      })),
    ).toEqual(items);
  });

  it('come only when they are asked for', async () => {
    expect((await score(mathematics)).body).not.toHaveProperty('questions');
  });
});

it('of a visitor tells if the school has questions of the area to train with', async () => {
  const isTrained = async (body: object, viewer: User | null = null) =>
    (
      await call(viewer, contract.scoreEnem, {
        query: { withQuestions: true },
        body: body as never,
      })
    ).body.isTrained;
  await giveParameters(db, await aPracticeExam(db, { questions: 1, paymentType: 'PAID' }), [
    judged,
  ]);
  expect(await isTrained(mathematics)).toBe(false);
  await giveParameters(db, await aPracticeExam(db, { questions: 1 }), [judged]);
  expect(await isTrained(mathematics)).toBe(true);
  expect(await isTrained({ ...languages, foreignLanguage: 0 })).toBe(false);
  expect(await isTrained(mathematics, await aUser(db))).toBeNull();
});

describe('the booklets', () => {
  it('are those of the latest year, or of the year that is asked for', async () => {
    const latest = await call(null, contract.listBooklets, {});
    expect(latest.body).toMatchObject({ year: 2025, years });
    const { body } = await call(null, contract.listBooklets, { query: { year: 2019 } });
    expect(body.year).toBe(2019);
    expect(body.booklets.find(({ booklet }) => booklet === 511)).toEqual({
      booklet: 511,
      area: 'LC',
      colour: 'AZUL',
      isAdapted: false,
      isReproducible: true,
      officialDifference: expect.any(Number),
      application: 'FIRST',
      edition: null,
      sameAs: null,
      firstPosition: 1,
      hasLanguageChoice: true,
    });
  });

  it('are those of the latest year with all areas, where a later one has some of them', async () => {
    await db.run(sql`insert into booklets (year, code, area, colour, is_adapted)
      values (2030, 1, 'MT', 'AZUL', false)`);
    const { body } = await call(null, contract.listBooklets, {});
    expect(body).toMatchObject({ year: 2025, years: [...years, 2030] });
    await db.run(sql`delete from booklets where year = 2030`);
  });

  it('are none in an unknown year', async () => {
    const { body } = await call(null, contract.listBooklets, { query: { year: 2035 } });
    expect(body).toMatchObject({ year: 2035, booklets: [] });
  });
});

describe('a request that can not be scored', () => {
  it.each([
    ['no year', { year: undefined }, 'year', 'Campo obrigatório'],
    ['a year before 2009', { year: 2008 }, 'year', 'Use um ano de 2009 em diante'],
    [
      'an unknown year',
      { year: 2035 },
      'year',
      `Não há itens do Enem 2035. Os anos são: ${years.join(', ')}`,
    ],
    ['a fraction of a year', { year: 2022.5 }, 'year', 'Valor inválido'],
    ['an unknown area', { area: 'XX' }, 'area', 'Use LC, CH, CN ou MT'],
    ['no area', { area: null }, 'area', 'Campo obrigatório'],
    ['an unknown booklet', { booklet: 1 }, 'booklet', 'Não há caderno 1 no Enem 2022'],
    ['a booklet of another year', { booklet: 515 }, 'booklet', 'Não há caderno 515 no Enem 2022'],
    ['no booklet', { booklet: undefined }, 'booklet', 'Campo obrigatório'],
    ['a colour as booklet', { booklet: 'AZUL' }, 'booklet', 'Valor inválido'],
    [
      'a booklet of another area',
      { booklet: 1065 },
      'booklet',
      'O caderno 1065 de 2022 é da área LC, não MT',
    ],
    ['no answers', { answers: undefined }, 'answers', 'Campo obrigatório'],
    [
      'too few answers',
      { answers: 'A'.repeat(44) },
      'answers',
      'Envie 45 respostas, uma por questão do caderno; chegaram 44',
    ],
    [
      'an unknown answer',
      { answers: `AF${'A'.repeat(43)}` },
      'answers',
      'A resposta 2 não vale. Use A, B, C, D ou E, ponto para em branco e asterisco para marcação dupla',
    ],
  ])('%s: 422 that names the field', async (_, change, path, message) => {
    const { status, body } = await score({ ...mathematics, ...change });
    expect([status, body.errors]).toEqual([422, [{ path, message }]]);
  });

  it.each([undefined, null, 2, 'x', {}])(
    'language %s in LC: 422 that names the field',
    async (none) => {
      const { status, body } = await score({ ...languages, foreignLanguage: none });
      const message = 'Escolha a língua estrangeira: 0 para inglês, 1 para espanhol';
      expect([status, body.errors]).toEqual([422, [{ path: 'foreignLanguage', message }]]);
    },
  );

  it('a form: 415', async () => {
    const form = new FormData();
    form.set('year', '2022');
    const { statusCode } = await postForm(app, { url: '/v1/enem-scores', form });
    expect(statusCode).toBe(415);
  });
});

it('a network address gets 60 scores per minute, whatever else it asks for', async () => {
  const { call: callLimited } = await createTestApp();
  const ask = async () =>
    (await callLimited(null, contract.scoreEnem, { body: mathematics })).status;
  const statuses = [];
  for (let sent = 0; sent < 60; sent++) statuses.push(await ask());
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await ask()).toBe(429);
  expect((await callLimited(null, contract.listBooklets, {})).status).toBe(200);
});

import { randomUUID } from 'node:crypto';
import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import type { ForeignLanguage } from '@sabia/domain/item-response/booklet.ts';
import * as contract from '@sabia/domain/item-response/exam-scores.contract.ts';
import * as items from '@sabia/domain/item-response/item-response.contract.ts';
import * as practiceExams from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import { describe, expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { type EnemParticipant, enemParticipants } from '../../test/support/enem-participants.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { someAnswers } from '../attempts/attempts.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { aBookletExam, aCountedExam, aScoredAttempt } from './exam-scores.factory.ts';
import { itemFileText, itemFileUpload } from './item-response.factory.ts';
import { sweepScores } from './sweep-scores.ts';

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db);
const learner = await aUser(db);
const clock = () => time.now;

const scoresOf = async (who: typeof learner, id: string) =>
  (await call(who, contract.readAttemptScores, { params: { id } })).body;
const scoringOf = async (id: string) =>
  (await call(admin, contract.readExamScoring, { params: { id } })).body;
const storedScore = (attemptId: string) =>
  db.one<{ score: number; version: number }>(sql`
      select score, version from attempt_scores join attempt_scorings using (attempt_id)
      where attempt_id = ${attemptId}`);

const mathematics = { year: 2022, booklet: 1076 };
const languages = { year: 2022, booklet: 1065 };

describe('a practice exam that is a booklet of the Enem', () => {
  it.skipIf(enemParticipants.length === 0)(
    'gives the official scores within 0.1 point',
    async () => {
      // One participant of each year and area whose booklet is not contradictory.
      const chosen = new Map<string, EnemParticipant>();
      for (const participant of enemParticipants) {
        const { year, area, booklet } = participant;
        const known = await db.maybe(sql`
          select from booklets where year = ${year} and code = ${Number(booklet)} and is_reproducible`);
        const isDigital = participant.answers.length !== 45 && area !== 'LC';
        if (known && !isDigital && !chosen.has(`${year} ${area}`)) {
          chosen.set(`${year} ${area}`, participant);
        }
      }
      expect(chosen.size).toBeGreaterThanOrEqual(12);
      for (const {
        year,
        area,
        booklet,
        foreignLanguage,
        answers,
        officialScore,
      } of chosen.values()) {
        const language = area === 'LC' ? (Number(foreignLanguage) as ForeignLanguage) : null;
        const exam = await aBookletExam(db, [{ year, booklet: Number(booklet) }]);
        const marks =
          answers.length === 50
            ? answers.slice(language === 0 ? 0 : 5, language === 0 ? 5 : 10) + answers.slice(10)
            : answers;
        const id = await aScoredAttempt(db, learner, {
          exam,
          answers: marks,
          foreignLanguage: language,
        });
        const { areas } = await scoresOf(learner, id);
        expect(areas).toHaveLength(1);
        expect(
          Math.abs((areas[0]?.score ?? 0) - officialScore),
          `${year} ${area}`,
        ).toBeLessThanOrEqual(0.1);
      }
    },
    60_000,
  );

  it('has the score of each area and their mean by weight', async () => {
    const exam = await aBookletExam(db, [mathematics, languages]);
    const scoring = await scoringOf(exam.id);
    expect(scoring.areas.map(({ title }) => title)).toEqual(['Matemática', 'Linguagens']);
    const { status, body } = await call(admin, contract.setExamScoring, {
      params: { id: exam.id },
      body: {
        scaleId: assertDefined(scoring.scale).id,
        areas: scoring.areas.map((area, at) => ({ ...area, weight: at + 1 })),
      },
    });
    expect([status, body.areas.map(({ weight }) => weight)]).toEqual([200, [1, 2]]);
    expect(body.areas.map(({ booklet }) => booklet?.booklet)).toEqual([1076, 1065]);
    const id = await aScoredAttempt(db, learner, {
      exam,
      answers: 'ABCDE'.repeat(18),
      foreignLanguage: 1,
    });
    const { total, areas, scale } = await scoresOf(learner, id);
    expect(scale).toMatchObject({ title: 'Enem (TRI)', kind: 'ITEM_RESPONSE' });
    const [first, second] = areas;
    expect(first).toMatchObject({ area: 'MT', itemsQtd: 43, isReproducible: true, average: null });
    expect(second).toMatchObject({ area: 'LC', isEstimated: false });
    expect(total).toBeCloseTo(((first?.score ?? 0) + 2 * (second?.score ?? 0)) / 3, 1);
  });

  it('says of each wrong question what it would be worth, and never the key', async () => {
    const exam = await aBookletExam(db, [mathematics]);
    const id = await aScoredAttempt(db, learner, { exam, answers: 'ABCDE'.repeat(9) });
    const { areas } = await scoresOf(learner, id);
    const { questions: asked, correctQtd, score } = assertDefined(areas[0]);
    expect(asked).toHaveLength(45);
    const counted = asked.filter(({ effect }) => effect !== null);
    expect(counted).toHaveLength(43);
    expect(counted.filter(({ isRight }) => isRight)).toHaveLength(assertDefined(correctQtd));
    for (const { isRight, effect } of counted) {
      expect(Math.sign(effect?.gain ?? -1)).toBe(isRight ? 0 : 1);
      expect(effect?.chance).toBeGreaterThan(0);
    }
    const keys = asked.flatMap((question) => Object.keys(question));
    expect([...new Set(keys)].toSorted()).toEqual(
      ['ability', 'effect', 'isBlank', 'isRight', 'number', 'questionId', 'weight'].toSorted(),
    );
    // With the right answer in its place the score has the gain.
    const wrong = assertDefined(counted.find(({ isRight }) => !isRight));
    const scored = [];
    for (const letter of 'ABCDE') {
      const at = wrong.number - 1;
      const answers = 'ABCDE'.repeat(9);
      const other = await aScoredAttempt(db, learner, {
        exam,
        answers: answers.slice(0, at) + letter + answers.slice(at + 1),
      });
      scored.push((await scoresOf(learner, other)).areas[0]?.score ?? 0);
    }
    expect(Math.max(...scored)).toBeCloseTo((score ?? 0) + (wrong.effect?.gain ?? 0), 1);
  });

  it('has the items of the chosen language in an attempt', async () => {
    const exam = await aBookletExam(db, [languages]);
    const who = await aUser(db);
    const start = (body: object) =>
      call(who, attempts.startPracticeAttempt, { params: { id: exam.id }, body });
    const refused = await start({});
    expect([refused.status, refused.body]).toMatchObject([
      422,
      {
        errors: [
          { path: 'foreignLanguage', message: 'Escolha a língua estrangeira: inglês ou espanhol' },
        ],
      },
    ]);
    const { body: attempt } = await start({ foreignLanguage: 1 });
    expect(attempt.questions).toHaveLength(45);
    const { body: read } = await call(who, practiceExams.readPracticeExam, {
      params: { id: exam.id },
    });
    expect(read.questionsQtd).toBe(45);
    // The exam has five questions of English before those of Spanish.
    expect(attempt.questions.map(({ id }) => id)).toEqual(exam.questionIds.slice(5));
    // The attempt under way keeps its language.
    expect((await start({})).body.id).toBe(attempt.id);
    expect((await start({ foreignLanguage: 0 })).body.questions[0]?.id).toBe(exam.questionIds[5]);
    const { status } = await call(who, attempts.submitPracticeAttempt, {
      params: { id: attempt.id },
      body: { answers: someAnswers(attempt) },
    });
    expect(status).toBe(200);
    const { areas } = await scoresOf(who, attempt.id);
    expect(areas[0]?.questions).toHaveLength(45);
  });

  it('tells that its parameters contradict official scores', async () => {
    const exam = await aBookletExam(db, [{ year: 2019, booklet: 515 }]);
    const id = await aScoredAttempt(db, learner, { exam, answers: 'A'.repeat(45) });
    expect((await scoresOf(learner, id)).areas[0]?.isReproducible).toBe(false);
  });
});

describe('stored scores', () => {
  it('follow new parameters of the booklet', async () => {
    const text = itemFileText({ booklet: 9101 });
    await call(admin, items.importItemFile, { body: itemFileUpload(text) });
    const exam = await aBookletExam(db, [{ year: 2023, booklet: 9101 }]);
    const attempt = { exam, answers: `DDDDD${'A'.repeat(40)}` };
    const id = await aScoredAttempt(db, learner, attempt);
    const before = await storedScore(id);
    const renewed = itemFileText({ booklet: 9101, a: '1.25' });
    await call(admin, items.importItemFile, { body: itemFileUpload(renewed) });
    await sweepScores(db, { clock });
    const after = await storedScore(id);
    expect(after.version).toBe(before.version + 1);
    expect(after.score).not.toBeCloseTo(before.score, 1);
    // The read computes the same.
    expect((await scoresOf(learner, id)).areas[0]?.score).toBeCloseTo(after.score, 1);
  });

  it('are computed for attempts of before the scale, and go with it', async () => {
    const { id, questionIds } = await aPracticeExam(db);
    const exam = { id, questionIds };
    const attempt = await aScoredAttempt(db, learner, { exam, answers: 'AA' });
    const read = () => call(learner, contract.readAttemptScores, { params: { id: attempt } });
    expect((await read()).status).toBe(404);
    const { body: scales } = await call(admin, contract.listExamScales, {});
    const scale = assertDefined(scales.find(({ wrongPoints }) => wrongPoints === -1));
    const set = (scaleId: string | null) =>
      call(admin, contract.setExamScoring, {
        params: { id },
        body: {
          scaleId,
          areas: scaleId
            ? [{ title: 'Direito', questions: questionIds.map((question) => ({ id: question })) }]
            : [],
        },
      });
    expect((await set(scale.id)).body.attemptsQtd).toBe(1);
    await sweepScores(db, { clock });
    expect((await storedScore(attempt)).score).toBe(2);
    expect((await read()).body).toMatchObject({ total: 2, isApproved: null });
    expect((await set(null)).body).toMatchObject({ scale: null, areas: [] });
    expect((await read()).status).toBe(404);
  });

  it('of another learner are not found', async () => {
    const id = await aScoredAttempt(db, learner, { exam: await aCountedExam(db), answers: 'AB' });
    const { status } = await call(await aUser(db), contract.readAttemptScores, { params: { id } });
    expect(status).toBe(404);
  });

  it('have an average from 20 learners on', async () => {
    const exam = await aCountedExam(db);
    const scored = async (answers: string) =>
      aScoredAttempt(db, await aUser(db), { exam, answers, now: time.now });
    const mine = await aScoredAttempt(db, learner, { exam, answers: 'AA', now: time.now });
    for (let taken = 1; taken < 19; taken++) await scored('BB');
    await sweepScores(db, { clock });
    expect((await scoresOf(learner, mine)).areas[0]?.average).toBeNull();
    time.now = new Date(time.now.getTime() + 1000);
    await scored('BB');
    await sweepScores(db, { clock });
    expect((await scoresOf(learner, mine)).areas[0]?.average).toBe(-1.8);
  });

  it('are listed, the newest first', async () => {
    const who = await aUser(db);
    const exam = await aCountedExam(db);
    const ids = [];
    for (const [at, answers] of ['AA', 'AB', '.A'].entries()) {
      const now = new Date(time.now.getTime() + at * 1000);
      ids.push(await aScoredAttempt(db, who, { exam, answers, now }));
    }
    const list = (query: object) => call(who, contract.listScoredAttempts, { query });
    const { body } = await list({});
    expect(body.map(({ attemptId, total }) => [attemptId, total])).toEqual([
      [ids[2], 1],
      [ids[1], 0],
      [ids[0], 2],
    ]);
    expect(body[0]?.areas).toMatchObject([
      { title: 'Direito', score: 1, correctQtd: 1, wrongQtd: 0 },
    ]);
    expect((await list({ limit: 1 })).body).toHaveLength(1);
  });
});

describe('a scale of the school', () => {
  const create = (body: object) => call(admin, contract.createExamScale, { body: body as never });
  const draft = { title: 'Concurso', rightPoints: 1, wrongPoints: -0.25 };

  it('counts points, with a cut of each area and of the whole', async () => {
    const { body: scale } = await create({
      ...draft,
      title: 'Com corte',
      cut: 2,
      areaCut: 50,
      cutUnit: 'POINTS',
    });
    const exam = await aPracticeExam(db, { questions: 4 });
    const set = (areaCuts: [number, number]) =>
      call(admin, contract.setExamScoring, {
        params: { id: exam.id },
        body: {
          scaleId: scale.id,
          areas: areaCuts.map((cut, at) => ({
            title: `Bloco ${at + 1}`,
            cut,
            questions: exam.questionIds.slice(2 * at, 2 * at + 2).map((id) => ({ id })),
          })),
        },
      });
    await set([1, 0.5]);
    const id = await aScoredAttempt(db, learner, { exam, answers: 'AAAB' });
    expect(await scoresOf(learner, id)).toMatchObject({
      total: 2.75,
      cut: 2,
      isApproved: true,
      areas: [
        { score: 2, cut: 1, isApproved: true, correctQtd: 2, wrongQtd: 0 },
        { score: 0.75, cut: 0.5, isApproved: true, correctQtd: 1, wrongQtd: 1 },
      ],
    });
    const readExam = async () =>
      (await call(learner, practiceExams.readPracticeExam, { params: { id: exam.id } })).body;
    expect((await readExam()).progress).toMatchObject({ correctAverage: 75, isApproved: true });
    await set([1, 1]);
    expect(await scoresOf(learner, id)).toMatchObject({
      isApproved: false,
      areas: [{ isApproved: true }, { isApproved: false }],
    });
    // 75 % of right answers reach the passing score of 70 %, which does not approve here.
    expect(await readExam()).toMatchObject({ passingScore: 70, progress: { isApproved: false } });
  });

  it('has a name of its own', async () => {
    expect((await create({ ...draft, title: 'Só uma vez' })).status).toBe(201);
    const again = await create({ ...draft, title: 'Só uma vez' });
    expect([again.status, again.body]).toMatchObject([
      409,
      { detail: 'Já existe uma escala com este nome.' },
    ]);
  });

  it.each([
    [
      'points of a right answer of 0',
      { rightPoints: 0 },
      'rightPoints',
      'Use um número acima de 0',
    ],
    ['points for wrong answers', { wrongPoints: 1 }, 'wrongPoints', 'Use 0 ou um número negativo'],
    ['a cut above 100%', { cut: 101, cutUnit: 'PERCENT' }, 'cut', 'Use até 100%'],
    ['no name', { title: ' ' }, 'title', 'Campo obrigatório'],
  ])('%s: 422 that names the field', async (_, change, path, message) => {
    const { status, body } = await create({ ...draft, ...change });
    expect([status, body]).toMatchObject([422, { errors: [{ path, message }] }]);
  });

  it('is deleted unless an exam uses it; those of a new school stay', async () => {
    const remove = (id: string) => call(admin, contract.deleteExamScale, { params: { id } });
    const { body: scale } = await create({ ...draft, title: 'De passagem' });
    const exam = await aPracticeExam(db);
    await call(admin, contract.setExamScoring, {
      params: { id: exam.id },
      body: {
        scaleId: scale.id,
        areas: [{ title: 'Tudo', questions: exam.questionIds.map((id) => ({ id })) }],
      },
    });
    expect(await remove(scale.id)).toMatchObject({ status: 409, body: { code: 'scale_in_use' } });
    await call(admin, contract.setExamScoring, {
      params: { id: exam.id },
      body: { scaleId: null, areas: [] },
    });
    expect((await remove(scale.id)).status).toBe(204);
    const { body: scales } = await call(admin, contract.listExamScales, {});
    expect(scales.some(({ id }) => id === scale.id)).toBe(false);
    expect((await remove(assertDefined(scales[0]).id)).status).toBe(404);
  });
});

describe('scale and areas of an exam', () => {
  const setBody = async (change: (body: { scaleId: string | null; areas: object[] }) => object) => {
    const exam = await aPracticeExam(db);
    const { body: scales } = await call(admin, contract.listExamScales, {});
    const areas = [{ title: 'Tudo', questions: exam.questionIds.map((id) => ({ id })) }];
    const body = change({ scaleId: assertDefined(scales[0]).id, areas });
    const reply = await call(admin, contract.setExamScoring, {
      params: { id: exam.id },
      body: body as never,
    });
    expect((await scoringOf(exam.id)).scale).toBeNull();
    return reply;
  };

  it.each([
    ['no area', { areas: [] }, 'areas', 'Crie pelo menos uma área'],
    [
      'areas without a scale',
      { scaleId: null },
      'scaleId',
      'Escolha uma escala: sem ela o simulado não tem áreas',
    ],
    ['an unknown scale', { scaleId: randomUUID() }, 'scaleId', undefined],
    [
      'an area without a question',
      { areas: [{ title: 'Nada', questions: [] }] },
      'areas.0.questions',
      'Diga quais questões são desta área',
    ],
    [
      'a question of another exam',
      { areas: [{ title: 'Outra', questions: [{ id: randomUUID() }] }] },
      'areas.0.questions',
      'Uma questão desta área não está neste simulado',
    ],
    [
      'a weight of 0',
      { areas: [{ title: 'Leve', weight: 0, questions: [{ id: randomUUID() }] }] },
      'areas.0.weight',
      'Use um peso acima de 0',
    ],
  ])('%s: 422 that names the field', async (_, change, path, message) => {
    const { status, body } = await setBody((whole) => ({ ...whole, ...change }));
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [message ? { path, message } : { path }] });
  });

  it('a question in two areas: 422', async () => {
    const { status, body } = await setBody(({ scaleId, areas }) => ({
      scaleId,
      areas: [...areas, ...areas],
    }));
    expect([status, body]).toMatchObject([422, { errors: [{ path: 'areas.1.questions' }] }]);
  });

  it('a question twice in one area: 422', async () => {
    const id = randomUUID();
    const { status, body } = await setBody((whole) => ({
      ...whole,
      areas: [{ title: 'Tudo', questions: [{ id }, { id }] }],
    }));
    const message = 'Uma questão fica em uma área só, e uma vez';
    expect([status, body.errors]).toEqual([422, [{ path: 'areas.0.questions', message }]]);
  });

  it('the same area twice: 422', async () => {
    const id = randomUUID();
    const { status, body } = await setBody((whole) => ({
      ...whole,
      areas: ['Uma', 'Outra'].map((title) => ({ id, title, questions: [{ id: randomUUID() }] })),
    }));
    const message = 'Esta área está duas vezes na lista';
    expect([status, body.errors]).toEqual([422, [{ path: 'areas.1.id', message }]]);
  });
});

import { annulQuestion } from '@sabia/domain/attempts/annulments.contract.ts';
import * as contract from '@sabia/domain/item-response/exam-scores.contract.ts';
import * as items from '@sabia/domain/item-response/item-response.contract.ts';
import * as practiceExams from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import * as banks from '@sabia/domain/questions/question-banks.contract.ts';
import * as questions from '@sabia/domain/questions/questions.contract.ts';
import { describe, expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { aBank, type QuestionGiven } from '../questions/questions.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { findBooklet } from './booklets.queries.ts';
import {
  aBookletExam,
  aLetterQuestion,
  aScoredAttempt,
  bookletQuestions,
} from './exam-scores.factory.ts';
import { itemFileText, itemFileUpload } from './item-response.factory.ts';
import { sweepScores } from './sweep-scores.ts';

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db);
const learner = await aUser(db);

const mathematics = { year: 2022, booklet: 1076 };

const connect = (id: string, body: object) =>
  call(admin, contract.connectBooklet, { params: { id }, body: body as never });
const preview = (id: string, body: object) =>
  call(admin, contract.previewBookletConnection, { params: { id }, body: body as never });
const scoringOf = async (id: string) =>
  (await call(admin, contract.readExamScoring, { params: { id } })).body;
const scoresOf = async (who: typeof learner, id: string) =>
  (await call(who, contract.readAttemptScores, { params: { id } })).body;
const storedScore = (attemptId: string) =>
  db.one<{ score: number; version: number }>(sql`
      select score, version from attempt_scores join attempt_scorings using (attempt_id)
      where attempt_id = ${attemptId}`);
const clock = () => time.now;
const statesOf = async (id: string) =>
  (await scoringOf(id)).areas.flatMap((area) => area.questions.map(({ parameters }) => parameters));
const parametersOf = (ids: readonly (string | undefined)[]) =>
  db.many(sql`
    select a, b, c, source, item_code, key, ability from question_parameters
    where question_id = any(${ids}::uuid[]) order by item_code`);
const copy = (ids: readonly (string | undefined)[], to: object) =>
  call(admin, banks.changeQuestionsTogether, {
    body: { selection: { ids }, action: { kind: 'copy', to } } as never,
  });

describe('the connection with a booklet', () => {
  it('leaves out the questions with another key and says which', async () => {
    const given = await bookletQuestions(db, mathematics);
    const { alternatives } = assertDefined(given[6]);
    const key = assertDefined(alternatives).findIndex(({ isCorrect }) => isCorrect);
    given[6] = aLetterQuestion('Outro gabarito', 'ABCDE'.charAt((key + 1) % 5));
    const { id, questionIds } = await aPracticeExam(db, { questions: given.slice(0, 40) });
    const previewed = await preview(id, mathematics);
    expect(previewed.body).toMatchObject({
      area: 'MT',
      sameQtd: 39,
      missingQtd: 5,
      isReproducible: false,
      isContradictory: false,
      different: [{ questionId: questionIds[6], number: 7, publishedKey: 'ABCDE'.charAt(key) }],
    });
    // A preview stores nothing.
    expect(await scoringOf(id)).toMatchObject({ scale: null, areas: [] });
    expect((await connect(id, mathematics)).body).toEqual(previewed.body);
    const { areas, scale } = await scoringOf(id);
    expect(scale?.title).toBe('Enem (TRI)');
    expect(areas).toHaveLength(1);
    expect(areas[0]?.questions[6]).toMatchObject({ id: questionIds[6], parameters: 'MISSING' });
    expect(areas[0]?.questions[5]?.parameters).toMatch(/KNOWN|ABANDONED/);
    const attempt = await aScoredAttempt(db, learner, {
      exam: { id },
      answers: 'A'.repeat(40),
    });
    const scored = (await scoresOf(learner, attempt)).areas[0];
    expect(scored?.itemsQtd).toBe(39 - previewed.body.abandonedQtd);
    expect(scored?.questions[6]?.effect).toBeNull();
    expect(scored).toMatchObject({ uncounted: [7], uncountedQtd: 1, isReproducible: false });
  });

  it('with three other keys gives no official score, names the questions, and agrees everywhere', async () => {
    const given = await bookletQuestions(db, mathematics);
    const others = [2, 16, 30];
    for (const at of others) {
      const key = assertDefined(given[at]?.alternatives).findIndex(({ isCorrect }) => isCorrect);
      given[at] = aLetterQuestion('Outro gabarito', 'ABCDE'.charAt((key + 1) % 5));
    }
    const { id } = await aPracticeExam(db, { questions: given });
    const report = (await connect(id, mathematics)).body;
    expect(report).toMatchObject({ sameQtd: 42, isReproducible: false, isContradictory: false });
    const who = await aUser(db);
    const attemptId = await aScoredAttempt(db, who, { exam: { id }, answers: 'A'.repeat(45) });
    const stated = { isReproducible: false, isContradictory: false };
    const { areas } = await scoresOf(who, attemptId);
    expect(areas[0]).toMatchObject({
      ...stated,
      itemsQtd: 42 - report.abandonedQtd,
      uncountedQtd: 3,
      uncounted: others.map((at) => at + 1),
    });
    const listed = await call(who, contract.listScoredAttempts, {});
    expect(listed.body).toMatchObject([{ attemptId, areas: [stated] }]);
    expect((await scoringOf(id)).areas[0]?.booklet).toMatchObject({ isReproducible: false });
  });

  it('with all keys gives the official score, annulled items or not, until a question is annulled here', async () => {
    const exam = await aBookletExam(db, [mathematics]);
    const who = await aUser(db);
    const attemptId = await aScoredAttempt(db, who, { exam, answers: 'A'.repeat(45) });
    const told = async () => [
      (await scoresOf(who, attemptId)).areas[0]?.isReproducible,
      (await call(who, contract.listScoredAttempts, {})).body[0]?.areas[0]?.isReproducible,
      (await scoringOf(exam.id)).areas[0]?.booklet?.isReproducible,
    ];
    expect(await statesOf(exam.id)).toContain('ABANDONED');
    expect(await told()).toEqual([true, true, true]);
    const annul = async (state: string) => {
      const at = (await statesOf(exam.id)).indexOf(state as never);
      const { status } = await call(admin, annulQuestion, {
        params: { id: assertDefined(exam.questionIds[at]), examId: exam.id },
        body: { choice: 'OUT_OF_SCORE', reason: 'Enunciado ambíguo' },
      });
      expect(status).toBe(200);
      await sweepScores(db, { clock });
    };
    await annul('ABANDONED');
    expect(await told()).toEqual([true, true, true]);
    await annul('KNOWN');
    expect(await told()).toEqual([false, false, false]);
    expect((await scoresOf(who, attemptId)).areas[0]).toMatchObject({
      annulledQtd: 2,
      uncountedQtd: 0,
    });
  });

  it('with the questions of both languages gives the official score of each', async () => {
    const exam = await aBookletExam(db, [{ year: 2022, booklet: 1065 }]);
    for (const foreignLanguage of [0, 1] as const) {
      const answers = 'A'.repeat(45);
      const attempt = await aScoredAttempt(db, learner, { exam, answers, foreignLanguage });
      expect((await scoresOf(learner, attempt)).areas[0]).toMatchObject({
        isReproducible: true,
        uncounted: [],
      });
    }
    expect((await scoringOf(exam.id)).areas[0]?.booklet?.isReproducible).toBe(true);
  });

  it('names no uncounted question while the exam withholds its key', async () => {
    const given = (await bookletQuestions(db, mathematics)).slice(0, 20);
    const key = assertDefined(given[4]?.alternatives).findIndex(({ isCorrect }) => isCorrect);
    given[4] = aLetterQuestion('Outro gabarito', 'ABCDE'.charAt((key + 1) % 5));
    const { id } = await aPracticeExam(db, { questions: given, keyRelease: 'NEVER' });
    await connect(id, mathematics);
    const attempt = await aScoredAttempt(db, learner, { exam: { id }, answers: 'A'.repeat(20) });
    expect((await scoresOf(learner, attempt)).areas[0]).toMatchObject({
      isReproducible: false,
      uncountedQtd: 1,
      uncounted: [],
    });
  });

  it('repeated replaces the area, and begins at the question that is asked for', async () => {
    const given = await bookletQuestions(db, mathematics);
    const { id, questionIds } = await aPracticeExam(db, {
      questions: [aLetterQuestion('Antes', 'A'), ...given],
    });
    await connect(id, mathematics);
    await connect(id, { ...mathematics, first: 2 });
    const { areas } = await scoringOf(id);
    expect(areas.map(({ questions: of }) => of.map((question) => question.id))).toEqual([
      questionIds.slice(1),
    ]);
    expect(areas[0]?.questions.every(({ parameters }) => parameters !== 'MISSING')).toBe(true);
  });

  it.each([
    ['an unknown booklet', { booklet: 1 }, 'booklet', 'Não há caderno 1 do Enem 2022'],
    ['a question behind the last', { first: 99 }, 'first', 'Este simulado não tem a questão 99'],
    ['no year', { year: undefined }, 'year', 'Campo obrigatório'],
    ['an unknown language', { language: 3 }, 'language', 'Valor inválido'],
  ])('%s: 422 that names the field', async (_, change, path, message) => {
    const { id } = await aPracticeExam(db);
    for (const ask of [preview, connect]) {
      const { status, body } = await ask(id, { ...mathematics, ...change });
      expect([status, body]).toMatchObject([422, { errors: [{ path, message }] }]);
    }
    expect((await scoringOf(id)).scale).toBeNull();
  });

  it('a key that is changed later takes the question out of the score', async () => {
    const exam = await aBookletExam(db, [mathematics]);
    const id = await aScoredAttempt(db, learner, { exam, answers: 'A'.repeat(45) });
    const before = await storedScore(id);
    const { areas } = await scoringOf(exam.id);
    const at = areas[0]?.questions.findIndex(({ parameters }) => parameters === 'KNOWN') ?? 0;
    const questionId = assertDefined(exam.questionIds[at]);
    const { body: written } = await call(admin, questions.listPracticeExamQuestions, {
      params: { id: exam.id },
      query: { limit: 50 },
    });
    const { alternatives } = assertDefined(written.items.find((one) => one.id === questionId));
    const right = alternatives.findIndex(({ isCorrect }) => isCorrect);
    const { status } = await call(admin, questions.changeQuestion, {
      params: { id: questionId },
      body: {
        regrade: true,
        alternatives: alternatives.map(({ id: choice, text }, place) => ({
          id: choice,
          text,
          isCorrect: place === (right + 1) % 5,
        })),
      },
    });
    expect(status).toBe(200);
    expect((await scoringOf(exam.id)).areas[0]?.questions[at]?.parameters).toBe('DIFFERENT');
    await sweepScores(db, { clock });
    const after = await storedScore(id);
    expect(after.version).toBe(before.version + 1);
    expect((await scoresOf(learner, id)).areas[0]).toMatchObject({
      itemsQtd: 42,
      isReproducible: false,
      uncounted: [at + 1],
    });
  });

  it('finds questions by the code of their items, in any order', async () => {
    const { items: all } = assertDefined(
      await findBooklet(db, { year: mathematics.year, code: mathematics.booklet }),
    );
    const codes = all
      .toSorted((one, other) => one.position - other.position)
      .map(({ code }) => String(code));
    const given = (await bookletQuestions(db, mathematics)).map((question, at) => ({
      ...question,
      code: codes[at] ?? null,
    }));
    const { id } = await aPracticeExam(db, { questions: given.slice(5, 15).toReversed() });
    const { body } = await preview(id, mathematics);
    expect(body).toMatchObject({ sameQtd: 10, missingQtd: 35, different: [] });
    await connect(id, mathematics);
    expect(await statesOf(id)).not.toContain('MISSING');
  });

  it('is refused where most keys differ, with the booklet that fits', async () => {
    const blue = { ...mathematics, booklet: 1075 };
    const { id } = await aPracticeExam(db, { questions: await bookletQuestions(db, mathematics) });
    const { body } = await preview(id, blue);
    expect(body.otherBooklet).toEqual({
      better: { booklet: mathematics.booklet, colour: 'AMARELA', sameQtd: 45 },
    });
    const refused = await connect(id, blue);
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'booklet' }] } });
    expect(JSON.stringify(refused.body)).toContain('A prova AMARELA (1076) combina com 45');
    expect(await scoringOf(id)).toMatchObject({ scale: null, areas: [] });
    expect((await preview(id, mathematics)).body.otherBooklet).toBeNull();
  });

  it('says which question is of another kind', async () => {
    const [first] = await bookletQuestions(db, mathematics);
    const numeric: QuestionGiven = {
      kind: 'NUMERIC',
      alternatives: [],
      task: { kind: 'NUMERIC', unit: null },
      answerKey: { kind: 'NUMERIC', value: 4, tolerance: 0 },
    };
    const { id } = await aPracticeExam(db, { questions: [assertDefined(first), numeric] });
    const { body } = await preview(id, mathematics);
    expect(body).toMatchObject({ sameQtd: 1, different: [{ number: 2, key: null }] });
  });
});

describe('a copied question', () => {
  it('has its item parameters, also by way of a bank', async () => {
    const exam = await aBookletExam(db, [mathematics]);
    const originals = await parametersOf(exam.questionIds);
    expect(originals).toHaveLength(45);
    const { id: bankId } = await aBank(db);
    await copy(exam.questionIds, { bankId });
    const inBank = (
      await call(admin, banks.listQuestions, {
        query: { collections: [bankId], limit: 50 },
      })
    ).body.items.map(({ id }) => id);
    const other = await aPracticeExam(db, { questions: 0 });
    await copy(inBank, { practiceExamId: other.id });
    const { questionIds } = await scoringOf(other.id);
    expect(await parametersOf(questionIds)).toEqual(originals);
  });

  it('has them beside its original, and in the copy of its exam', async () => {
    const exam = await aBookletExam(db, [mathematics]);
    const params = { id: exam.questionIds[0] ?? '' };
    const { body } = await call(admin, questions.duplicateQuestion, { params });
    expect(await parametersOf([body.id])).toEqual(await parametersOf([params.id]));
    const { body: whole } = await call(admin, practiceExams.duplicatePracticeExam, {
      params: { id: exam.id },
    });
    expect(await statesOf(whole.id)).toEqual(await statesOf(exam.id));
  });
});

describe('a booklet that is imported again', () => {
  it('takes the questions with another published key out of the score, until they have it', async () => {
    const text = itemFileText({ booklet: 9201, firstItem: 700 });
    const take = (given: string) =>
      call(admin, items.importItemFile, { body: itemFileUpload(given) });
    await take(text);
    const exam = await aBookletExam(db, [{ year: 2023, booklet: 9201 }]);
    const id = await aScoredAttempt(db, learner, { exam, answers: 'D'.repeat(45) });
    const itemsQtd = async () =>
      (await call(learner, contract.readAttemptScores, { params: { id } })).body.areas[0]?.itemsQtd;
    expect(await itemsQtd()).toBe(45);
    await take(text.replace(';MT;700;D;', ';MT;700;A;'));
    const [corrected, ...others] = await statesOf(exam.id);
    expect([corrected, new Set(others)]).toEqual(['DIFFERENT', new Set(['KNOWN'])]);
    await sweepScores(db, { clock: () => time.now });
    expect(await itemsQtd()).toBe(44);
    await take(text);
    expect(await statesOf(exam.id)).not.toContain('DIFFERENT');
  });
});

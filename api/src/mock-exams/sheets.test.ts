import { randomBytes, randomUUID } from 'node:crypto';
import { listPracticeAttempts, readAttempt } from '@sabia/domain/attempts/attempts.contract.ts';
import { colorOfSheet } from '@sabia/domain/mock-exams/essay-sheet.ts';
import * as contract from '@sabia/domain/mock-exams/readings.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createTestApp, secret } from '../../test/support/test-app.factory.ts';
import { aClass } from '../classes/classes.factory.ts';
import { correcting, levels } from '../essays/correcting.factory.ts';
import { anEssayQuestion } from '../essays/essays.factory.ts';
import { aLetterQuestion } from '../item-response/exam-scores.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { enterReadings } from './enter-readings.ts';
import { aMockExamEvent } from './mock-exams.factory.ts';
import { cardCodes } from './sign-card-code.ts';

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db);
const codes = cardCodes(secret);
const { claim, give } = correcting({ db, call });
const enter = () => enterReadings(db, { clock: () => time.now });

/** The picture of a sheet; each has other bytes. */
const aPicture = (format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
  sharp(randomBytes(40 * 60), { raw: { width: 40, height: 60, channels: 1 } })
    .toFormat(format)
    .toBuffer();

/** Ana (1) and Beto (2) with a teacher, and an event of a day with one question, whose answer is A, and an essay. */
async function anEvent() {
  const questions = [aLetterQuestion('Qual?', 'A'), anEssayQuestion];
  const [ana, beto, teacher] = [await aUser(db, { name: 'Ana' }), await aUser(db), await aUser(db)];
  const { id: classId } = await aClass(db, { students: [ana, beto], teachers: [teacher] });
  const exam = await aPracticeExam(db, { questions });
  const given = { practiceExamIds: [exam.id], classIds: [classId], now: time.now };
  const { id } = await aMockExamEvent(db, given);
  const { number, numberOfAna } = await db.one<{ number: number; numberOfAna: number }>(sql`
    select mock_exam_events.number, mock_exam_people.number as number_of_ana
    from mock_exam_events join mock_exam_people on mock_exam_id = id and user_id = ${ana.id} where id = ${id}`);
  const codeOf = (person: number, { day = 1, essay = 0, event = number } = {}) =>
    codes.textOf({ event, person, day, color: colorOfSheet(essay) });
  const send = async (
    body: object,
    { who = admin, sheetId = randomUUID() }: { who?: User; sheetId?: string } = {},
  ) => {
    const contentBase64 = (await aPicture()).toString('base64');
    const reply = await call(who, contract.recordEssaySheet, {
      params: { id, sheetId },
      body: { image: { contentBase64 }, ...body },
    });
    return { ...reply, sheetId };
  };
  const readCard = async (options: Record<string, 'A' | 'B'>) => {
    const params = { id, readingId: randomUUID() };
    const body = { personId: ana.id, day: 1, answers: options, doubts: [], quality: 1 };
    expect((await call(admin, contract.recordCardReading, { params, body })).status).toBe(200);
    await enter();
  };
  const attempt = async () => {
    const listed = await call(ana, listPracticeAttempts, { params: { id: exam.id } });
    const [last] = listed.body.items;
    if (!last) return null;
    return (await call(ana, readAttempt, { params: { id: last.id } })).body;
  };
  const code = codeOf(numberOfAna);
  return { id, exam, ana, beto, teacher, code, codeOf, send, readCard, attempt };
}

const mistakesOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  ...(body as { errors: { path: string; message: string }[] }).errors.map(
    ({ path, message }) => `${path}: ${message}`,
  ),
];

describe('an essay sheet', () => {
  it('is the essay of the attempt that its card becomes, and is corrected', async () => {
    const { exam, ana, code, send, readCard, attempt } = await anEvent();
    const sent = await send({ code });
    expect(sent).toMatchObject({
      status: 200,
      body: { id: sent.sheetId, personId: ana.id, name: 'Ana', day: 1, essay: 1, state: 'NEW' },
    });
    await enter();
    expect(await attempt()).toBeNull();
    await readCard({ 1: 'A' });
    const waiting = await attempt();
    expect(waiting).toMatchObject({ result: { correctQuestionsQtd: 1, awaitingQtd: 1 } });
    expect(waiting?.graded[1]?.response).toMatchObject({
      kind: 'FILE',
      files: [{ name: 'Folha de redação', url: expect.stringMatching(/^\/files\/.*\?access=/) }],
    });

    const essay = {
      practiceExamId: exam.id,
      attemptId: waiting?.id ?? '',
      questionId: exam.questionIds[1] ?? '',
    };
    for (const corrector of [admin, await anAdmin(db)]) {
      expect((await claim(corrector, essay)).body).toMatchObject({
        attemptId: essay.attemptId,
        response: { kind: 'FILE' },
      });
      expect((await give(corrector, essay, { levels: levels(160) })).status).toBe(200);
    }
    // Another reading of the card keeps the mark.
    await readCard({ 1: 'B' });
    const corrected = await attempt();
    expect(corrected).toMatchObject({ id: essay.attemptId, result: { correctQuestionsQtd: 0 } });
    expect(corrected?.result?.awaitingQtd).toBeUndefined();
    expect(corrected?.graded[1]).toMatchObject({ credit: 0.8 });
  });

  it('that comes after the card is added to its attempt', async () => {
    const { code, send, readCard, attempt } = await anEvent();
    await readCard({ 1: 'A' });
    expect((await attempt())?.graded).toHaveLength(1);
    await send({ code });
    await enter();
    expect((await attempt())?.graded).toMatchObject([{ isCorrect: true }, { response: {} }]);
  });

  it('has one effect if it is sent again, and the first picture stays', async () => {
    const { id, code, send } = await anEvent();
    const { sheetId } = await send({ code });
    expect((await send({ code }, { sheetId })).body).toMatchObject({ id: sheetId, state: 'KNOWN' });
    expect((await send({ code })).body).toMatchObject({ id: sheetId, state: 'KNOWN' });
    const both = await Promise.all([send({ code }), send({ code })]);
    expect(both.map(({ body }) => body.id)).toEqual([sheetId, sheetId]);
    const list = await call(admin, contract.listReadingPeople, { params: { id } });
    expect(list.body.days).toMatchObject([{ day: 1, essaysQtd: 1 }]);
    const read = list.body.people.map(({ days }) => days.map(({ essays }) => essays));
    expect(read.toSorted()).toEqual([[[1]], [[]]].toSorted());
  });

  it('is replaced where a person asks for it, until its correction begins', async () => {
    const { code, exam, send, readCard, attempt } = await anEvent();
    const first = await send({ code });
    await readCard({ 1: 'A' });
    const before = (await attempt())?.graded[1]?.response;
    const second = await send({ code, replaces: first.sheetId });
    expect(second.body).toMatchObject({ id: second.sheetId, state: 'REPLACED' });
    await enter();
    const after = await attempt();
    expect(after?.graded[1]?.response).not.toEqual(before);
    expect(after?.graded[1]).toMatchObject({ credit: null });
    expect((await claim(admin, { practiceExamId: exam.id })).status).toBe(201);
    expect(await send({ code, replaces: second.sheetId })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
  });

  it('without a code is matched by hand', async () => {
    const { beto, ana, codeOf, send } = await anEvent();
    const byHand = { personId: beto.id, day: 1, essay: 1 };
    expect((await send(byHand)).body).toMatchObject({ personId: beto.id, state: 'NEW' });
    expect((await send({ code: codeOf(0), personId: ana.id })).body).toMatchObject({
      personId: ana.id,
      state: 'NEW',
    });
    expect(mistakesOf(await send({}))).toEqual([
      422,
      'personId: Campo obrigatório',
      'day: Campo obrigatório',
      'essay: Campo obrigatório',
    ]);
  });

  it('of others is refused', async () => {
    const { id, ana, code, codeOf, send, exam } = await anEvent();
    const other = await anEvent();
    expect(mistakesOf(await send({ code: other.code }))).toEqual([
      422,
      'code: Esta folha é de outro dia de simulado',
    ]);
    expect(mistakesOf(await send({ code: `${code.slice(0, -1)}*` }))).toEqual([
      422,
      'code: Este código não é de uma folha de redação desta escola',
    ]);
    expect(mistakesOf(await send({ code: codeOf(1, { essay: 1 }) }))).toEqual([
      422,
      'code: A prova do 1º dia não tem a redação 2',
    ]);
    expect(mistakesOf(await send({ code: codeOf(99) }))).toEqual([
      422,
      'code: Esta pessoa não está na lista deste dia de simulado',
    ]);
    expect(mistakesOf(await send({ code: codeOf(2), personId: ana.id }))[0]).toBe(422);
    const { number } = await db.one<{ number: number }>(
      sql`select number from mock_exam_events where id = ${id}`,
    );
    const card = codes.textOf({ event: number, person: 1, day: 1, color: 0 });
    expect(mistakesOf(await send({ code: card }))).toEqual([
      422,
      'code: Este é um cartão-resposta, e não uma folha de redação',
    ]);
    expect(exam.questionIds).toHaveLength(2);
  });

  it('is a JPEG or a PNG', async () => {
    const { code, send } = await anEvent();
    const image = async (bytes: Buffer) => ({ image: { contentBase64: bytes.toString('base64') } });
    const webp = await send({ code, ...(await image(await aPicture('webp'))) });
    expect(mistakesOf(webp)).toEqual([422, 'image: Este arquivo não é uma imagem JPEG nem PNG']);
    const whole = await aPicture();
    const torn = await send({ code, ...(await image(whole.subarray(0, whole.length / 2))) });
    expect(mistakesOf(torn)[0]).toBe(422);
    const png = await send({ code, ...(await image(await aPicture('png'))) });
    expect(png.body).toMatchObject({ state: 'NEW' });
  });

  it('is read by teachers of the class', async () => {
    const { beto, teacher, code, send } = await anEvent();
    expect((await send({ code }, { who: beto })).status).toBe(404);
    expect((await send({ code }, { who: teacher })).status).toBe(200);
  });
});

import type { CardOption } from '@sabia/domain/mock-exams/card-layout.ts';
import * as contract from '@sabia/domain/mock-exams/mock-exams.contract.ts';
import { readMockExamResults } from '@sabia/domain/mock-exams/results.contract.ts';
import { expect, it } from 'vitest';
import {
  cardsOfPdf,
  type Marks,
  photographOfAnswers,
} from '../../test/support/cards/printed-cards.ts';
import { type EnemParticipant, enemParticipants } from '../../test/support/enem-participants.ts';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { postForm } from '../../test/support/post-form.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aClass } from '../classes/classes.factory.ts';
import { aBookletExam } from '../item-response/exam-scores.factory.ts';
import { sql } from '../platform/db/database.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { enterReadings } from './enter-readings.ts';
import { aMockExamEvent } from './mock-exams.factory.ts';

// Answers of people who sat the Enem, on our printed cards of all four colours, photographed: the scores are the official ones.

const { app, db, call, tokenOf, time } = await createTestApp();
const admin = await anAdmin(db);

/** Booklets whose official scores agree with their parameters, in the order that INEP printed. */
async function isSound({ year, booklet, area, answers }: EnemParticipant): Promise<boolean> {
  const isDigital = answers.length !== 45 && area !== 'LC';
  const known = await db.maybe(sql`
    select from booklets where year = ${year} and code = ${Number(booklet)} and is_reproducible`);
  return known !== null && !isDigital;
}

/** The marks by position in a booklet of Languages with the questions of both languages: 5 English, 5 Spanish, 40. */
function inBothLanguages({ area, answers, foreignLanguage }: EnemParticipant): string {
  if (area !== 'LC' || answers.length === 50) return answers.replaceAll('9', '.');
  const [own, rest] = [answers.slice(0, 5), answers.slice(5)];
  return (foreignLanguage === '0' ? `${own}.....` : `.....${own}`) + rest;
}

/** The mark of a pen on a line: '.' is none, '*' two marks. */
const markOf = (answer = '.') =>
  answer === '*' ? 'AB' : answer === '.' ? undefined : (answer as CardOption);

async function send(id: string, image: Buffer): Promise<[number, string]> {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(image)]), 'cartao.jpg');
  const url = `/v1/mock-exams/${id}/readings`;
  const reply = await postForm(app, { url, form, token: await tokenOf(admin) });
  return [reply.statusCode, reply.statusCode === 201 ? '' : reply.body];
}

/** The scores of four people with the answers of a participant, each with a booklet of another colour. */
async function scoresOnPaper(participant: EnemParticipant): Promise<(number | null)[]> {
  const { year, booklet } = participant;
  const exam = await aBookletExam(db, [{ year, booklet: Number(booklet) }]);
  const students = await Promise.all(Array.from({ length: 4 }, () => aUser(db)));
  const { id: classId } = await aClass(db, { students });
  const { id } = await aMockExamEvent(db, {
    practiceExamIds: [exam.id],
    classIds: [classId],
    colorsQtd: 4,
  });
  const orders = await db.many<{ lines: number[] }>(sql`
    select lines from mock_exam_booklets where mock_exam_id = ${id} order by color`);
  const answers = inBothLanguages(participant);
  const printed = await call(admin, contract.printAnswerCards, { params: { id } });
  for (const card of await cardsOfPdf(printed.body as unknown as Buffer)) {
    const { lines } = assertDefined(orders[(card.number - 1) % 4]);
    const marks: Record<number, Marks[number] | undefined> = {};
    for (const [at, place] of lines.entries()) marks[at + 1] = markOf(answers[place - 1]);
    const photograph = await photographOfAnswers(card, marks as Marks);
    expect(await send(id, photograph)).toEqual([201, '']);
  }
  await enterReadings(db, { clock: () => time.now });
  const { body } = await call(admin, readMockExamResults, { params: { id } });
  return body.people.map(({ scores }) => scores[0]?.score ?? null);
}

/** All 200 with `FIGURES=1`; else the first of each year and area of 2022. */
async function chosenParticipants(): Promise<EnemParticipant[]> {
  const chosen = new Map<string, EnemParticipant>();
  for (const participant of enemParticipants) {
    const { year, area } = participant;
    const key = process.env.FIGURES ? String(chosen.size) : `${year} ${area}`;
    if (!process.env.FIGURES && year !== 2022) continue;
    if (!chosen.has(key) && (await isSound(participant))) chosen.set(key, participant);
  }
  return [...chosen.values()];
}

it.skipIf(enemParticipants.length === 0)(
  'answers of the Enem on cards of four colours get the official scores',
  async () => {
    const participants = await chosenParticipants();
    expect(participants.length).toBeGreaterThanOrEqual(4);
    const far = [];
    for (const participant of participants) {
      const scores = await scoresOnPaper(participant);
      const { year, area, officialScore } = participant;
      for (const score of scores)
        if (score === null || Math.abs(score - officialScore) > 0.1)
          far.push({ year, area, officialScore, score });
      if (process.env.FIGURES)
        process.stdout.write(`${year} ${area} ${officialScore} ${scores.join(' ')}\n`);
    }
    expect(far).toEqual([]);
  },
  process.env.FIGURES ? 7_200_000 : 300_000,
);

import { annulQuestion } from '@sabia/domain/attempts/annulments.contract.ts';
import { expect, it } from 'vitest';
import { sendGradeChanges } from '../src/attempts/send-grade-changes.ts';
import { aBookletExam, aScoredAttempt } from '../src/item-response/exam-scores.factory.ts';
import { sweepScores } from '../src/item-response/sweep-scores.ts';
import { sql } from '../src/platform/db/database.ts';
import { anAdmin, aUser } from '../src/users/users.factory.ts';
import { createTestApp } from './support/test-app.factory.ts';

const { db, call, time } = await createTestApp();

/** The texts of the e-mails of a run of the job. */
async function sent(): Promise<string[]> {
  const texts: string[] = [];
  const send = ({ text }: { text: string }) => Promise.resolve(void texts.push(text));
  await sendGradeChanges(db, { mail: { send }, site: 'https://sabia.test', now: time.now });
  return texts;
}

it('an e-mail about an annulment tells points of item response, once the scores follow it', async () => {
  const exam = await aBookletExam(db, [{ year: 2022, booklet: 1076 }]);
  const answers = 'ABCDE'.repeat(9);
  await aScoredAttempt(db, await aUser(db), { exam, answers, now: time.now });
  const { id } = await db.one<{ id: string }>(sql`
    select questions.id from questions join question_parameters on question_id = questions.id
    where exam_id = ${exam.id} and a is not null order by position limit 1`);
  const { status } = await call(await anAdmin(db), annulQuestion, {
    params: { id, examId: exam.id },
    body: { choice: 'POINT_FOR_ALL', reason: 'Duas alternativas estão certas.' },
  });
  expect(status).toBe(200);
  time.now = new Date(time.now.getTime() + 40 * 60_000);
  expect(await sent()).toEqual([]);
  await sweepScores(db, { clock: () => time.now });
  expect(await sent()).toEqual([
    expect.stringMatching(/Sua nota foi de \d+,\d para \d+,\d pontos\./),
  ]);
});

import * as contract from '@sabia/domain/item-response/calibrations.contract.ts';
import * as trainings from '@sabia/domain/item-response/trainings.contract.ts';
import { describe, expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aPracticeExam, type MadePracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { aCalibratedExam, anAnsweredExam, anExamOfOtherKinds } from './calibrations.factory.ts';
import { runCalibrations } from './calibrate-exams.ts';
import { giveScale } from './exam-scores.factory.ts';
import { setExamScoring } from './set-exam-scoring.ts';
import { aTrainableExam } from './trainings.factory.ts';

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db);
const clock = () => time.now;

const of = ({ id }: MadePracticeExam) => ({ params: { id } });
const read = async (exam: MadePracticeExam) =>
  (await call(admin, contract.readCalibration, of(exam))).body;
const request = (exam: MadePracticeExam) => call(admin, contract.requestCalibration, of(exam));
const accept = (exam: MadePracticeExam) => call(admin, contract.acceptCalibration, of(exam));
const later = (milliseconds: number) => {
  time.now = new Date(time.now.getTime() + milliseconds);
};
const storedQtd = async ({ questionIds }: MadePracticeExam) =>
  (
    await db.many(sql`
      select from question_parameters
      where question_id = any(${questionIds}::uuid[]) and source = 'CALIBRATED' and sample = 32 and error > 0`)
  ).length;

describe('a calibration', () => {
  it('estimates in the background, with errors and fit, and says where data is insufficient', async () => {
    const exam = await anAnsweredExam(db);
    expect(await read(exam)).toMatchObject({ status: 'NONE', attemptsQtd: 32 });
    expect((await request(exam)).body.status).toBe('WAITING');
    await runCalibrations(db, { clock });
    const { questions, ...calibration } = await read(exam);
    expect(calibration).toMatchObject({ status: 'DONE', model: 'RASCH', acceptedAt: null });
    expect(questions.map(({ number, answersQtd }) => [number, answersQtd])).toEqual([
      [1, 32],
      [2, 32],
      [3, 32],
      [4, 32],
    ]);
    const [easy, middle, hard, everybodyRight] = questions.map(({ parameters }) => parameters);
    expect(everybodyRight).toBeNull();
    expect(assertDefined(easy).b).toBeLessThan(assertDefined(middle).b);
    expect(assertDefined(middle).b).toBeLessThan(assertDefined(hard).b);
    expect(assertDefined(easy).error).toBeGreaterThan(0);
    expect(assertDefined(easy).fit).toBeGreaterThan(0);
  });

  it('with fewer than 30 answers estimates nothing, and can’t be accepted', async () => {
    const exam = await anAnsweredExam(db, { learnersQtd: 29 });
    await request(exam);
    await runCalibrations(db, { clock });
    const { status, model, questions } = await read(exam);
    expect([status, model, questions.flatMap(({ parameters }) => parameters ?? [])]).toEqual([
      'DONE',
      null,
      [],
    ]);
    const refused = await accept(exam);
    expect([refused.status, refused.body.code]).toEqual([409, 'calibration_missing']);
  });

  it('has no effect before it is accepted; then it scores and trains, also if accepted twice', async () => {
    const exam = await aCalibratedExam(db);
    const learner = await aUser(db);
    const isOffered = async () =>
      (await call(learner, trainings.listTrainings)).body.exams.some(({ id }) => id === exam.id);
    expect([await storedQtd(exam), await isOffered()]).toEqual([0, false]);
    const accepted = await accept(exam);
    expect(accepted.body.acceptedAt).not.toBeNull();
    expect((await accept(exam)).body).toEqual(accepted.body);
    expect([await storedQtd(exam), await isOffered()]).toEqual([3, true]);
  });

  it('can be computed anew, and then waits for another acceptance with the former parameters in use', async () => {
    const exam = await aCalibratedExam(db);
    await accept(exam);
    time.now = new Date(time.now.getTime() + 86_400_000);
    await request(exam);
    await runCalibrations(db, { clock });
    expect(await read(exam)).toMatchObject({ status: 'DONE', acceptedAt: null });
    expect(await storedQtd(exam)).toBe(3);
  });

  it('estimates questions of all kinds but those that people correct, and says so', async () => {
    const exam = await anExamOfOtherKinds(db, time.now);
    await request(exam);
    await runCalibrations(db, { clock });
    const { questions } = await read(exam);
    expect(
      questions.map(({ answersQtd, isCorrectedByPeople }) => [answersQtd, isCorrectedByPeople]),
    ).toEqual([
      [32, false],
      [32, false],
      [32, false],
      [0, true],
    ]);
    const [easy, middle, hard, openText] = questions.map(({ parameters }) => parameters?.b ?? null);
    expect([easy, middle, hard]).toEqual(
      [easy, middle, hard].toSorted((a, b) => Number(a) - Number(b)),
    );
    expect([easy === null, openText]).toEqual([false, null]);
  });

  it('that fails is taken out of the queue, says so, and can be requested again', async () => {
    const [broken, waiting] = [await anAnsweredExam(db), await anAnsweredExam(db)];
    await request(broken);
    later(1000);
    await request(waiting);
    // The estimates of the first can not be stored.
    await db.pool.query(`
      alter table calibrated_questions add constraint broken check (practice_exam_id <> '${broken.id}')`);
    await expect(runCalibrations(db, { clock })).rejects.toThrow('broken');
    expect([(await read(broken)).status, (await read(waiting)).status]).toEqual([
      'FAILED',
      'WAITING',
    ]);
    expect((await accept(broken)).body.code).toBe('calibration_missing');
    await runCalibrations(db, { clock });
    expect([(await read(broken)).status, (await read(waiting)).status]).toEqual(['FAILED', 'DONE']);
    await db.pool.query('alter table calibrated_questions drop constraint broken');
    later(1000);
    expect((await request(broken)).body.status).toBe('WAITING');
    await runCalibrations(db, { clock });
    expect((await read(broken)).status).toBe('DONE');
  });

  it('can be accepted only where the scale uses it', async () => {
    const exam = await aCalibratedExam(db);
    expect((await read(exam)).isUsed).toBe(true);
    for (const set of [
      () => giveScale(db, exam, ({ kind }) => kind === 'COUNT'),
      () => setExamScoring(db, { practiceExamId: exam.id, changes: { scaleId: null, areas: [] } }),
    ]) {
      await set();
      expect((await read(exam)).isUsed).toBe(false);
      const { status, body } = await accept(exam);
      expect([status, body.code]).toEqual([409, 'calibration_unused']);
    }
    expect(await storedQtd(exam)).toBe(0);
  });

  it('is refused where parameters are published', async () => {
    const exam = await aTrainableExam(db);
    expect((await read(exam)).status).toBe('PUBLISHED');
    expect((await request(exam)).body.code).toBe('calibration_published');
    expect((await accept(exam)).body.code).toBe('calibration_published');
  });

  it('is for administrators', async () => {
    const exam = await aPracticeExam(db);
    const learner = await aUser(db);
    for (const operation of [
      contract.readCalibration,
      contract.requestCalibration,
      contract.acceptCalibration,
    ])
      expect((await call(learner, operation, of(exam))).status).toBe(403);
  });
});

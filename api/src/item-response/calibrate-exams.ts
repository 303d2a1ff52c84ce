import type { Calibration } from '@sabia/domain/item-response/calibration.ts';
import type { ExamCalibration } from '@sabia/domain/item-response/calibrations.contract.ts';
import type { Answers } from '@sabia/domain/item-response/rasch.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { runInWorker } from '../platform/jobs/run-in-worker.ts';
import { runSlices } from '../platform/jobs/run-slices.ts';
import { findCalibration, listGivenAnswers, type GivenAnswers } from './calibrations.queries.ts';

const lockOf = (id: string) => ({ exclusive: [`exam scoring ${id}`] });

/** Lets the background estimate the parameters of an exam, also anew (product.md TRI13). */
export function requestCalibration(
  db: Database,
  id: string,
  { now }: At,
): Promise<ExamCalibration> {
  return db.transaction(async (tx) => {
    refusePublished(orNotFound(await findCalibration(tx, id)));
    await tx.run(sql`
      insert into calibrations (practice_exam_id, requested_at) values (${id}, ${now.toISOString()})
      on conflict (practice_exam_id) do update set requested_at = excluded.requested_at`);
    return orNotFound(await findCalibration(tx, id));
  }, lockOf(id));
}

/** Makes the estimates the parameters of the questions; scores follow in the background. */
export function acceptCalibration(db: Database, id: string, { now }: At): Promise<ExamCalibration> {
  return db.transaction(async (tx) => {
    const { model, ...calibration } = orNotFound(await findCalibration(tx, id));
    refusePublished(calibration);
    if (calibration.status !== 'DONE' || model === null) throw new Refusal('calibration_missing');
    if (!calibration.isUsed) throw new Refusal('calibration_unused');
    if (calibration.acceptedAt === null) {
      await tx.run(sql`
        with estimated as (
          select * from calibrated_questions where practice_exam_id = ${id} and a is not null
        ), removed as (
          delete from question_parameters using questions
          where questions.id = question_parameters.question_id and questions.exam_id = ${id}
            and questions.id not in (select question_id from estimated)
        ), stored as (
          insert into question_parameters (question_id, a, b, c, source, sample, error)
          select question_id, a, b, 0, 'CALIBRATED', answers_qtd, error from estimated
          on conflict (question_id) do update set a = excluded.a, b = excluded.b, c = excluded.c,
            source = excluded.source, sample = excluded.sample, error = excluded.error
        ), renewed as (
          update exam_scorings set version = version + 1 where practice_exam_id = ${id}
        )
        update calibrations set accepted_at = ${now.toISOString()} where practice_exam_id = ${id}`);
    }
    return orNotFound(await findCalibration(tx, id));
  }, lockOf(id));
}

function refusePublished({ status }: Pick<ExamCalibration, 'status'>): void {
  if (status === 'PUBLISHED') throw new Refusal('calibration_published');
}

interface Request {
  practiceExamId: string;
  requestedAt: string;
}

/** Runs the calibrations that were requested, one after the other. Two processes that run the same store the same. */
export async function runCalibrations(
  db: Database,
  { clock, stopping }: { clock: () => Date; stopping?: AbortSignal },
): Promise<void> {
  const first = await nextRequest(db);
  if (!first) return;
  const next = async (request: Request) => {
    try {
      await run(db, request, clock());
    } catch (error) {
      await fail(db, request, clock());
      throw error;
    }
    return (await nextRequest(db)) ?? undefined;
  };
  await runSlices(next, { first, stopping });
}

/** Takes a request out of the queue: the same answers would fail again. */
const fail = (db: Database, { practiceExamId, requestedAt }: Request, now: Date) =>
  db.run(sql`
    update calibrations set failed_at = greatest(${now.toISOString()}, requested_at)
    where practice_exam_id = ${practiceExamId} and requested_at = ${requestedAt}`);

const nextRequest = (db: Database) =>
  db.maybe<Request>(sql`
    select practice_exam_id, requested_at from calibrations
    where (calibrated_at is null or calibrated_at < requested_at)
      and (failed_at is null or failed_at < requested_at)
    order by requested_at limit 1`);

const worker = new URL('./calibration-worker.ts', import.meta.url);
const tooLong = 'A conta deste simulado leva tempo demais.';

async function run(
  db: Database,
  { practiceExamId, requestedAt }: Request,
  now: Date,
): Promise<void> {
  const given = await listGivenAnswers(db, practiceExamId);
  const { model, items } = await runInWorker<Calibration>(worker, answersOf(given), tooLong);
  const estimates = given.questionIds.map((questionId, at) => {
    const item = items[at];
    return item?.status === 'CALIBRATED'
      ? {
          questionId,
          answersQtd: item.answersQtd,
          ...item.parameters,
          error: item.error,
          fit: item.fit,
        }
      : { questionId, answersQtd: item?.answersQtd ?? 0 };
  });
  await db.transaction(async (tx) => {
    await tx.run(sql`delete from calibrated_questions where practice_exam_id = ${practiceExamId}`);
    await tx.run(sql`
      insert into calibrated_questions (question_id, practice_exam_id, answers_qtd, a, b, error, fit)
      select "questionId", ${practiceExamId}, "answersQtd", a, b, error, fit
      from jsonb_to_recordset(${JSON.stringify(estimates)}::jsonb) as estimate ("questionId" uuid,
        "answersQtd" integer, a double precision, b double precision, error double precision, fit double precision)`);
    // A request that came meanwhile stays.
    const calibratedAt = new Date(Math.max(now.getTime(), Date.parse(requestedAt))).toISOString();
    await tx.run(sql`
      update calibrations set model = ${model}, attempts_qtd = ${given.attempts.length}, accepted_at = null,
        calibrated_at = ${calibratedAt}
      where practice_exam_id = ${practiceExamId} and requested_at <= ${calibratedAt}`);
  }, lockOf(practiceExamId));
}

/** One entry per question: 1 right, 0 wrong, -1 not in the attempt. */
const answersOf = ({ questionIds, attempts }: GivenAnswers): Answers[] =>
  attempts.map((given) =>
    Int8Array.from(questionIds, (id) => (given[id] === undefined ? -1 : Number(given[id]))),
  );

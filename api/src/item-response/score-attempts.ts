import {
  countScore,
  itemResponseScore,
  meanOfAreas,
  sumOfAreas,
} from '@sabia/domain/item-response/exam-score.ts';
import { isWhole } from '@sabia/domain/item-response/official-items.ts';
import type { At } from '../platform/act.ts';
import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { lockedScoring } from './attempt-score.queries.ts';
import { listAttemptAreas, type AttemptAreaRow } from './scored-attempts.queries.ts';

/** Scores an attempt at an exam with a scale, in the transaction of its submission (product.md TRI9). */
export async function scoreSubmitted(
  tx: Database,
  { attemptId, hasScale, now }: DomainEvents['attempt.submitted'],
): Promise<void> {
  if (hasScale) await scoreAttempts(tx, [attemptId], { now });
}

/** The same for an attempt with another credit of an answer. */
export async function scoreCorrected(
  tx: Database,
  { attemptId, examId, examKind, now }: DomainEvents['attempt.corrected'],
): Promise<void> {
  if (examKind !== 'PRACTICE_EXAM') return;
  const scoring = await tx.maybe(lockedScoring(examId));
  if (scoring) await scoreAttempts(tx, [attemptId], { now });
}

/** Computes and stores the scores of submitted attempts. */
export async function scoreAttempts(
  tx: Database,
  attemptIds: readonly string[],
  { now }: At,
): Promise<void> {
  const rows = await listAttemptAreas(tx, attemptIds);
  const attempts = [...Map.groupBy(rows, ({ attemptId }) => attemptId).values()].map(scoresOf);
  if (attempts.length === 0) return;
  await tx.run(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(attempts)}::jsonb) as given (
        "attemptId" uuid, "userId" uuid, "practiceExamId" uuid, version integer, total double precision,
        "isApproved" boolean, areas jsonb)
    ), scored as (
      insert into attempt_scorings (attempt_id, user_id, practice_exam_id, version, total, is_approved, scored_at)
      select "attemptId", "userId", "practiceExamId", version, total, "isApproved", ${now.toISOString()} from given
      on conflict (attempt_id) do update set version = excluded.version, total = excluded.total,
        is_approved = excluded.is_approved, scored_at = excluded.scored_at
    )
    insert into attempt_scores (attempt_id, area_id, score, standard_error, correct_qtd, wrong_qtd,
      items_qtd, is_approved, is_estimated, is_whole)
    select "attemptId", "areaId", score, "standardError", "correctQtd", "wrongQtd", "itemsQtd", area."isApproved",
      "isEstimated", "isWhole"
    from given, jsonb_to_recordset(given.areas) as area (
      "areaId" uuid, score double precision, "standardError" double precision, "correctQtd" integer,
      "wrongQtd" integer, "itemsQtd" integer, "isApproved" boolean, "isEstimated" boolean,
      "isWhole" boolean)
    on conflict (attempt_id, area_id) do update set score = excluded.score,
      standard_error = excluded.standard_error, correct_qtd = excluded.correct_qtd,
      wrong_qtd = excluded.wrong_qtd, items_qtd = excluded.items_qtd, is_approved = excluded.is_approved,
      is_estimated = excluded.is_estimated, is_whole = excluded.is_whole`);
}

/** The score of an area by the scale of its exam. */
const scoreOfArea = (row: AttemptAreaRow) =>
  row.kind === 'ITEM_RESPONSE'
    ? itemResponseScore(row.answers, row)
    : countScore(row.answers, row, row.ownCut);

/** The scores of one attempt from its areas. */
export function scoresOf(rows: readonly AttemptAreaRow[]) {
  const areas = rows.map((row) => ({
    areaId: row.areaId,
    weight: row.weight,
    isWhole: row.bookletCodes && isWhole(row.answers, row.bookletCodes),
    isEstimated: row.answers.some(({ parameters, isEstimated }) => parameters && isEstimated),
    ...scoreOfArea(row),
  }));
  const [first] = rows;
  if (!first) throw new Error('an attempt without areas has no scores');
  const { attemptId, userId, practiceExamId, version, kind } = first;
  const total = kind === 'ITEM_RESPONSE' ? meanOfAreas(areas) : sumOfAreas(areas, first);
  return { attemptId, userId, practiceExamId, version, ...total, areas };
}

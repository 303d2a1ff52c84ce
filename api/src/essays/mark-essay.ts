import { isDeepStrictEqual } from 'node:util';
import type { CorrectedEssay, EssayComment } from '@sabia/domain/essays/essays.contract.ts';
import { type EssayMark, misfitOf, mostPointsOf } from '@sabia/domain/essays/rubric.ts';
import { settleEssay, type SettledEssay } from '@sabia/domain/essays/settle-essay.ts';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import { correctionLocks, storeCredit } from '../attempts/correct-answer.ts';
import type { Act } from '../platform/act.ts';
import { lock, sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { claimsLock } from './claim-essay.ts';
import {
  asCorrected,
  type Essay,
  type EssayPlace,
  findEssay,
  type GivenMark,
  markOf,
} from './essays.queries.ts';
import { rubricOf } from './rubrics.queries.ts';

interface Given extends EssayPlace {
  mark: EssayMark;
  comments: EssayComment[];
}

/**
 * Gives the own mark of an essay. The last mark that it needs settles it: the answer gets its credit, and the grade of the
 * attempt follows (product.md RUB2, RUB3, Q32).
 */
export async function markEssay(
  db: Database,
  { attemptId, questionId, mark, comments }: Given,
  { viewer, now }: Act,
): Promise<CorrectedEssay> {
  const place = { attemptId, questionId };
  const known = orNotFound(await findEssay(db, place));
  if (known.userId === viewer.id) throw ownEssay;

  const give = async (tx: Database) => {
    // A claim that has ended could be given to somebody else meanwhile.
    if (!(await holdsClaim(tx, place, { viewer, now }))) await lock(tx, claimsLock);
    // Behind the locks: marks of one essay are given one after the other.
    const essay = orNotFound(await findEssay(tx, place));
    const rubric = rubricOf(essay);
    const misfit = misfitOf(rubric, mark);
    if (misfit) throw invalid(misfit.field, misfit.message);
    refuseMissingPages(essay, comments);
    const own = essay.marks.find(({ correctorId }) => correctorId === viewer.id);
    if (own?.submittedAt && isDeepStrictEqual(givenIn(own), { ...columnsOf(mark), comments }))
      return asCorrected(essay, viewer.id);
    if (essay.status === 'SETTLED') throw settledBefore;
    const isSeen = essay.marks.some((other) => other !== own && other.submittedAt);
    if (own?.submittedAt && isSeen) throw seenOthers;
    const turn = own?.turn ?? freeTurn(essay);
    if (turn === null) throw takenOver;
    const marks = [
      ...essay.marks.filter((other) => other.submittedAt && other.turn !== turn),
      { turn, ...columnsOf(mark) },
    ].toSorted((one, other) => one.turn - other.turn);
    const outcome = settleEssay(rubric, {
      correctors: essay.correctors,
      marks: marks.filter((one) => one.turn < 4).map(markOf),
      board: marks.filter((one) => one.turn === 4).map(markOf)[0],
    });
    const credit = outcome.status === 'SETTLED' ? outcome.score / mostPointsOf(rubric) : null;
    const { levels, zeroReason } = columnsOf(mark);
    const at = now.toISOString();
    await tx.run(sql`
      with result as (${storing(place, {
        outcome,
        given: marks.length,
        correctors: essay.correctors,
        withheld: essay.isWithheld ? credit : null,
        at,
      })})
      insert into essay_corrections (attempt_id, question_id, corrector_id, turn, claimed_at, seen_at,
        submitted_at, levels, zero_reason, comments, own_rubric_id, rubric_version)
      values (${attemptId}, ${questionId}, ${viewer.id}, ${turn}, ${at}, ${at}, ${at},
        ${levels && JSON.stringify(levels)}, ${zeroReason}, ${JSON.stringify(comments)},
        ${essay.ownRubricId}, ${essay.rubricVersion})
      on conflict (attempt_id, question_id, corrector_id) do update
      set seen_at = excluded.seen_at, submitted_at = excluded.submitted_at, levels = excluded.levels,
        zero_reason = excluded.zero_reason, comments = excluded.comments`);
    // A withheld mark gives its credit when it is told: until then the answer awaits its correction everywhere.
    if (outcome.status === 'SETTLED' && credit !== null && !essay.isWithheld) {
      const given = { credit, comment: outcome.explanation, correctorId: viewer.id };
      await storeCredit(tx, { ...place, ...given, ...known }, { now });
    }
    return asCorrected(orNotFound(await findEssay(tx, place)), viewer.id);
  };
  return db.transaction(give, correctionLocks(known));
}

function refuseMissingPages({ pagesQtd }: Essay, comments: readonly EssayComment[]): void {
  const at = comments.findIndex(({ point }) => point && point.page >= pagesQtd);
  if (at >= 0) throw invalid(`comments.${at}.point.page`, 'A redação não tem esta página');
}

/** Prolongs the claim, and holds it until the end of the transaction; false without one. */
const holdsClaim = async (
  tx: Database,
  { attemptId, questionId }: EssayPlace,
  { viewer, now }: Act,
): Promise<boolean> =>
  (await tx.run(sql`
    update essay_corrections set seen_at = ${now.toISOString()}
    where attempt_id = ${attemptId} and question_id = ${questionId} and corrector_id = ${viewer.id}`)) >
  0;

const givenIn = ({ levels, zeroReason, comments }: GivenMark) => ({ levels, zeroReason, comments });

const columnsOf = (mark: EssayMark) => ({
  levels: mark.levels ?? null,
  zeroReason: mark.zeroReason ?? null,
});

/** The turn of a corrector whose claim has ended; null if the essay has the corrections that it needs. */
function freeTurn({ marks, wanted }: Essay): number | null {
  if (marks.length >= wanted) return null;
  const taken = new Set(marks.map(({ turn }) => turn));
  return [1, 2, 3, 4].find((turn) => !taken.has(turn)) ?? null;
}

interface Stored {
  outcome: SettledEssay;
  /** The marks given so far. */
  given: number;
  correctors: number;
  /** The credit of a mark that is not told yet; else null. */
  withheld: number | null;
  at: string;
}

function storing(
  { attemptId, questionId }: EssayPlace,
  { outcome, given, correctors, withheld, at }: Stored,
) {
  const settled = outcome.status === 'SETTLED' ? outcome : null;
  const isDiscrepant = outcome.status === 'WAITING' && given >= 2;
  const wanted = outcome.status === 'BOARD' ? 4 : isDiscrepant ? 3 : Math.max(correctors, given);
  return sql`
    insert into essay_results (attempt_id, question_id, wanted, status, score, criteria, zero_reason,
      explanation, settled_at, withheld_credit)
    values (${attemptId}, ${questionId}, ${wanted}, ${outcome.status}, ${settled?.score ?? null},
      ${settled && JSON.stringify(settled.criteria)}, ${settled?.zeroReason ?? null},
      ${'explanation' in outcome ? outcome.explanation : null}, ${settled && at},
      ${withheld})
    on conflict (attempt_id, question_id) do update
    set wanted = excluded.wanted, status = excluded.status, score = excluded.score,
      criteria = excluded.criteria, zero_reason = excluded.zero_reason,
      explanation = excluded.explanation, settled_at = excluded.settled_at,
      withheld_credit = excluded.withheld_credit`;
}

const ownEssay = new Refusal('conflict', { detail: 'Ninguém corrige a própria redação.' });
const settledBefore = new Refusal('conflict', {
  detail: 'Esta redação já tem a nota: as correções dela não mudam mais.',
});
const seenOthers = new Refusal('conflict', {
  detail: 'Outra pessoa já deu a nota dela, que você vê agora: a sua não muda mais.',
});
const takenOver = new Refusal('conflict', {
  detail: 'Outras pessoas corrigiram esta redação enquanto a sua correção esperava.',
});

import { isKeyWithheld } from '@sabia/domain/attempts/key-release.ts';
import type {
  AreaResult,
  AttemptScores,
} from '@sabia/domain/item-response/exam-scores.contract.ts';
import { answerEffects, isLeftOut, mostPointsOf } from '@sabia/domain/item-response/exam-score.ts';
import { officialOrigin, uncountedNumbers } from '@sabia/domain/item-response/official-items.ts';
import { toldAreas } from '@sabia/domain/item-response/told-areas.ts';
import type { At } from '../platform/act.ts';
import type { Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { scoreAttempts, scoresOf } from './score-attempts.ts';
import { findScoring, listAttemptAreas, type AttemptAreaRow } from './scored-attempts.queries.ts';

/** The scores of a learner's submitted attempt, those of an earlier version computed anew. The answer key stays here. */
export async function readAttemptScores(
  db: Database,
  { id, userId }: { id: string; userId: string },
  { now }: At,
): Promise<AttemptScores> {
  const { isScored, keyFrom } = orNotFound(await findScoring(db, { id, userId }));
  if (!isScored) await db.transaction((tx) => scoreAttempts(tx, [id], { now }));
  const rows = await listAttemptAreas(db, [id]);
  const first = orNotFound(rows[0] ?? null);
  const { total, isApproved, areas } = scoresOf(rows);
  const told: AreaResult[] = rows.map((row, at) => areaOf(row, areas[at]));
  const isCount = first.kind === 'COUNT';
  return {
    scale: {
      title: first.scaleTitle,
      kind: first.kind,
      rightPoints: isCount ? first.rightPoints : null,
      wrongPoints: isCount ? first.wrongPoints : null,
    },
    total: total === null ? null : rounded(total),
    cut: pointsOf(first, first.cut, mostPointsOf(areas)),
    isApproved,
    areas: isKeyWithheld(keyFrom, now)
      ? toldAreas(told).map((area) => ({ ...area, questions: [], uncounted: [] }))
      : told,
  };
}

function areaOf(
  row: AttemptAreaRow,
  scored: ReturnType<typeof scoresOf>['areas'][number] | undefined,
) {
  if (!scored) throw new Error('an area without its score');
  const { mostPoints, isWhole, ...score } = scored;
  const uncounted = row.kind === 'ITEM_RESPONSE' ? uncountedNumbers(row.answers) : [];
  const effects = new Map(
    row.kind === 'ITEM_RESPONSE'
      ? answerEffects(row.answers, row).map((effect) => [effect.questionId, effect])
      : [],
  );
  return {
    ...score,
    score: score.score === null ? null : rounded(score.score),
    standardError: score.standardError === null ? null : rounded(score.standardError),
    title: row.title,
    area: row.area,
    ...officialOrigin({ ...row, isWhole }),
    average: row.average === null ? null : rounded(row.average),
    cut: mostPoints === null ? null : pointsOf(row, row.ownCut ?? row.areaCut, mostPoints),
    annulledQtd: row.answers.filter((answer) => isLeftOut(answer, row.kind)).length,
    uncountedQtd: uncounted.length,
    uncounted,
    hasQuestionWeights:
      row.kind === 'COUNT' && row.answers.some(({ weight }) => weight !== 0 && weight !== 1),
    questions: row.answers.map((answer) => {
      const { questionId, number, isRight, isBlank, ability, parameters } = answer;
      const effect = effects.get(questionId);
      return {
        questionId,
        number,
        weight: weightOnScale(row, answer),
        isRight,
        isBlank,
        ability,
        effect:
          effect && parameters
            ? {
                gain: rounded(effect.gain),
                chance: rounded(effect.chance * 100),
                difficulty: parameters.b,
              }
            : null,
      };
    }),
  };
}

/** With item response an annulled question has the weight 0, and each other one the same (product.md A29). */
const weightOnScale = (
  { kind }: Pick<AttemptAreaRow, 'kind'>,
  { weight }: { weight: number },
): number => (kind === 'COUNT' ? weight : Math.sign(weight));

/** A cut in points. */
const pointsOf = (
  { cutUnit }: AttemptAreaRow,
  least: number | null,
  mostPoints: number,
): number | null =>
  least === null || cutUnit === 'POINTS' ? least : rounded((mostPoints * least) / 100);

const rounded = (points: number): number => Math.round(points * 100) / 100;

import { isKeyWithheld } from '@sabia/domain/attempts/key-release.ts';
import type { AttemptScores } from '@sabia/domain/item-response/exam-scores.contract.ts';
import { answerEffects } from '@sabia/domain/item-response/exam-score.ts';
import type { Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { scoreAttempts, scoresOf } from './score-attempts.ts';
import { findScoring, listAttemptAreas, type AttemptAreaRow } from './scored-attempts.queries.ts';

/** The scores of a learner's submitted attempt, those of an earlier version computed anew. The answer key stays here. */
export async function readAttemptScores(
  db: Database,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<AttemptScores> {
  const { isScored, keyFrom } = orNotFound(await findScoring(db, { id, userId }));
  if (!isScored) await db.transaction((tx) => scoreAttempts(tx, [id], now));
  const rows = await listAttemptAreas(db, [id]);
  const first = orNotFound(rows[0] ?? null);
  const { total, isApproved, areas } = scoresOf(rows);
  const isCount = first.kind === 'COUNT';
  return {
    scale: {
      title: first.scaleTitle,
      kind: first.kind,
      rightPoints: isCount ? first.rightPoints : null,
      wrongPoints: isCount ? first.wrongPoints : null,
    },
    total: total === null ? null : rounded(total),
    cut: pointsOf(
      first,
      first.cut,
      areas.reduce((sum, { itemsQtd, weight }) => sum + itemsQtd * weight, 0),
    ),
    isApproved,
    areas: rows.map((row, at) => ({
      ...areaOf(row, areas[at]),
      // Right and wrong answers tell the key.
      ...(isKeyWithheld(keyFrom, now) && { questions: [] }),
    })),
  };
}

function areaOf(
  row: AttemptAreaRow,
  score: ReturnType<typeof scoresOf>['areas'][number] | undefined,
) {
  if (!score) throw new Error('an area without its score');
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
    isReproducible: row.isReproducible,
    average: row.average === null ? null : rounded(row.average),
    cut: row.kind === 'COUNT' ? pointsOf(row, row.ownCut ?? row.areaCut, score.itemsQtd) : null,
    questions: row.answers.map(({ questionId, number, isRight, isBlank, ability, parameters }) => {
      const effect = effects.get(questionId);
      return {
        questionId,
        number,
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

/** A cut in points. */
const pointsOf = (
  { cutUnit, rightPoints }: AttemptAreaRow,
  least: number | null,
  itemsQtd: number,
): number | null =>
  least === null || cutUnit === 'POINTS' ? least : rounded((itemsQtd * rightPoints * least) / 100);

const rounded = (points: number): number => Math.round(points * 100) / 100;

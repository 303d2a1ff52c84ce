import { z } from 'zod';
import { besideMistakes, id, requiredLine } from '../fields.ts';
import { areaTitles } from '../item-response/area-titles.ts';
import { type Area, areas } from '../item-response/booklet.ts';
import type { ScaleKind } from '../item-response/exam-scale.ts';
import { messages } from '../messages.ts';

/** The weightings of a school (product.md MOCK37). */
export const weightingsLimit = 50;

/** The parts of the Enem that have a score. */
export const enemParts = [...areas, 'essay'] as const;
export type EnemPart = (typeof enemParts)[number];

export const partTitles: Readonly<Record<EnemPart, string>> = { ...areaTitles, essay: 'Redação' };

const weightProblem = 'Use um número de 0 a 10, com até duas casas depois da vírgula';
const hasTwoDecimals = (value: number): boolean =>
  Math.abs(value * 100 - Math.round(value * 100)) < 1e-9;
const weight = z
  .number({ error: messages.required })
  .min(0, { error: weightProblem })
  .max(10, { error: weightProblem })
  .refine(hasTwoDecimals, { error: weightProblem });

const weights = z.object({ LC: weight, CH: weight, CN: weight, MT: weight, essay: weight });
export type Weights = z.output<typeof weights>;

export const scoreWeightingDraft = z.object({
  title: requiredLine(80),
  weights: weights.superRefine(
    (given, context) => {
      if (enemParts.some((part) => given[part] > 0)) return;
      // At the first field, because a form has none for all weights.
      const message = 'Pelo menos um peso fica acima de 0';
      context.addIssue({ code: 'custom', path: [enemParts[0]], message });
    },
    besideMistakes(...enemParts),
  ),
});
export type ScoreWeightingDraft = z.output<typeof scoreWeightingDraft>;

/** The weights of the parts of the Enem for a course of a university (product.md MOCK37). */
export const scoreWeighting = z.object({ id, title: z.string(), weights });
export type ScoreWeighting = z.output<typeof scoreWeighting>;

/** Scores on the scale of the Enem; null: none. */
export type AreaScores = Readonly<Record<Area, number | null>>;

/** The sum of weight times score over the sum of the weights; null if a part with a weight above 0 has no score. */
export function weightedMean(
  scores: AreaScores,
  essay: number | null,
  given: Weights,
): number | null {
  let [points, sum] = [0, 0];
  for (const part of enemParts) {
    if (given[part] === 0) continue;
    const score = part === 'essay' ? essay : scores[part];
    if (score === null) return null;
    points += given[part] * score;
    sum += given[part];
  }
  return sum === 0 ? null : points / sum;
}

/** An area of an exam; `area` is null for one that the Enem does not have. */
export interface ExamArea {
  area: Area | null;
  kind: ScaleKind;
}

interface Scored {
  /** In the order of the areas. */
  scores: readonly { score: number | null; isEstimated: boolean }[];
  /** Points by the rubric of the Enem. */
  enemEssay: number | null;
}

/** The weighted mean of a person's results. */
export interface PersonMean {
  mean: number | null;
  /** The parts with a weight and without a score. */
  missing: EnemPart[];
  /** A score in the mean comes from parameters that were estimated from the school's own answers. */
  isEstimated: boolean;
}

/** By the areas of an event; an area that several exams have counts as the mean of its scores. */
export function meanOf(
  { scores, enemEssay }: Scored,
  examAreas: readonly ExamArea[],
  given: Weights,
): PersonMean {
  const ofArea = (area: Area) => scores.filter((_, at) => isAreaOfEnem(examAreas[at], area));
  const byArea = Object.fromEntries(
    areas.map((area) => [area, meanScore(ofArea(area).map(({ score }) => score))]),
  ) as Record<Area, number | null>;
  const weighted = enemParts.filter((part) => given[part] > 0);
  return {
    mean: weightedMean(byArea, enemEssay, given),
    missing: weighted.filter((part) => (part === 'essay' ? enemEssay : byArea[part]) === null),
    isEstimated: weighted.some(
      (part) => part !== 'essay' && ofArea(part).some((score) => score.isEstimated),
    ),
  };
}

/** True if the exams of an event have each part with a weight. */
export const asksAllParts = (
  { areas: examAreas, hasEnemEssay }: { areas: readonly ExamArea[]; hasEnemEssay: boolean },
  given: Weights,
): boolean =>
  (given.essay === 0 || hasEnemEssay) &&
  areas.every((area) => given[area] === 0 || examAreas.some((one) => isAreaOfEnem(one, area)));

const isAreaOfEnem = (one: ExamArea | undefined, area: Area): boolean =>
  one?.kind === 'ITEM_RESPONSE' && one.area === area;

function meanScore(scores: readonly (number | null)[]): number | null {
  const known = scores.filter((score) => score !== null);
  if (known.length === 0 || known.length < scores.length) return null;
  return known.reduce((sum, score) => sum + score, 0) / known.length;
}

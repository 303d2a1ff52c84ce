import { chanceOf, type ItemParameters } from './item.ts';
import { type Proficiency, proficiencyOf } from './proficiency.ts';

/** A question that a training can ask. */
export interface TrainingItem extends ItemParameters {
  id: string;
  /** The ability, or another group of the content among which a training keeps the balance. */
  group: string;
  /** Number of trainings that have asked it: often asked questions give way to others of nearly the same information. */
  askedQtd: number;
}

export interface TrainingAnswer extends TrainingItem {
  isRight: boolean;
}

/** A training ends at this standard error of the proficiency (product.md TRI29), or without further questions. */
export const sufficientError = 0.35;

/** Among this many of the most informative questions the least asked one is next. */
const candidatesQtd = 4;

export const trainingProficiency = (answers: readonly TrainingAnswer[]): Proficiency =>
  proficiencyOf(answers);

export const isSufficient = (answers: readonly TrainingAnswer[]): boolean =>
  proficiencyOf(answers).standardError <= sufficientError;

/** Fisher's information of an item of the three-parameter model about a proficiency. */
export function informationOf(item: ItemParameters, proficiency: number): number {
  const { a, c } = item;
  const right = chanceOf(item, proficiency);
  const known = (right - c) / (1 - c);
  // A chance that is rounded to 0.
  if (right === 0) return 0;
  return (a * a * known * known * (1 - right)) / right;
}

/**
 * The next question of a training: of the groups that are furthest behind their share of the pool, among the most
 * informative ones at the present estimate the least asked. Null without a question that was not answered yet.
 */
export function nextTrainingItem(
  pool: readonly TrainingItem[],
  answers: readonly TrainingAnswer[],
): TrainingItem | null {
  const answered = new Set(answers.map(({ id }) => id));
  const open = pool.filter(({ id }) => !answered.has(id));
  const { value } = proficiencyOf(answers);
  const behind = groupsBehind(pool, answers);
  const balanced = open.filter(({ group }) => behind.has(group));
  const candidates = (balanced.length > 0 ? balanced : open)
    .map((item) => ({ item, information: informationOf(item, value) }))
    .toSorted(
      (one, other) =>
        other.information - one.information || one.item.id.localeCompare(other.item.id),
    )
    .slice(0, candidatesQtd);
  const [first, ...others] = candidates;
  if (!first) return null;
  // A question with less than two thirds of the information would lengthen the training.
  const near = others.filter(({ information }) => information > (first.information * 2) / 3);
  return near.reduce((least, one) => (one.item.askedQtd < least.item.askedQtd ? one : least), first)
    .item;
}

/** The groups whose share of the answers is not above their share of the pool. */
function groupsBehind(
  pool: readonly TrainingItem[],
  answers: readonly TrainingAnswer[],
): Set<string> {
  const inPool = countBy(pool);
  const inAnswers = countBy(answers);
  return new Set(
    [...inPool.keys()].filter(
      (group) =>
        (inAnswers.get(group) ?? 0) * pool.length <=
        (inPool.get(group) ?? 0) * Math.max(answers.length, 1),
    ),
  );
}

function countBy(items: readonly TrainingItem[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { group } of items) counts.set(group, (counts.get(group) ?? 0) + 1);
  return counts;
}

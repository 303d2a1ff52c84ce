import type { AnnulmentChoice } from '../attempts/annulment.ts';
import type { CountScale, ScaleKind } from './exam-scale.ts';
import { chanceOf, type ItemParameters } from './item.ts';
import { proficienciesIfRight, proficiencyOf } from './proficiency.ts';
import { errorOn, scoreOn, type Scale } from './scale.ts';

/** A graded answer of an area of a practice exam. */
export interface AreaAnswer {
  questionId: string;
  isRight: boolean;
  isBlank: boolean;
  /** 0 to 1; null while the answer awaits its correction by a person. */
  credit: number | null;
  /** Of a true or false question that is scored by item; null: the question counts once. */
  items: { totalQtd: number; answeredQtd: number } | null;
  /** Null: unknown, or abandoned. */
  parameters: ItemParameters | null;
  /** Of the question in the attempt (product.md A21); 0: it is outside of every score. */
  weight: number;
  /** Of the question in the exam (product.md A22). */
  annulment: AnnulmentChoice | null;
}

export interface AreaScore {
  /** Null: no question has parameters. */
  score: number | null;
  /** In points of the scale; null without item response. */
  standardError: number | null;
  correctQtd: number;
  wrongQtd: number;
  blankQtd: number;
  /** Questions that count; some of them may be partly right. */
  itemsQtd: number;
  /** The points with all answers right; null with item response. */
  mostPoints: number | null;
  /** Null without a cut. */
  isApproved: boolean | null;
}

/** A question in the light of the score of its area. */
export interface AnswerEffect {
  questionId: string;
  /** Points that the score would gain with the right answer here; 0 for a right one. */
  gain: number;
  /** The chance, from 0 to 1, of a right answer at this proficiency. */
  chance: number;
}

/** An item that everybody has right tells nothing about a proficiency, so that both effects of an annulment are one. */
const countsForItemResponse = ({
  weight,
  annulment,
}: Pick<AreaAnswer, 'weight' | 'annulment'>): boolean => weight > 0 && annulment === null;

/** On a scale that counts, a point for all is a right answer of everybody. */
const countsForPoints = ({
  weight,
  annulment,
}: Pick<AreaAnswer, 'weight' | 'annulment'>): boolean => weight > 0 && annulment !== 'OUT_OF_SCORE';

/** True if the score of the attempt is without the question. */
export const isLeftOut = (
  answer: Pick<AreaAnswer, 'weight' | 'annulment'>,
  kind: ScaleKind,
): boolean => !(kind === 'ITEM_RESPONSE' ? countsForItemResponse(answer) : countsForPoints(answer));

const countedOf = (answers: readonly AreaAnswer[]) =>
  answers.flatMap(({ parameters, ...answer }) =>
    parameters && countsForItemResponse(answer) ? [{ ...answer, ...parameters }] : [],
  );

/** The score of an area by item response theory (product.md TRI1 and TRI2); weights above 0 have no effect. */
export function itemResponseScore(answers: readonly AreaAnswer[], scale: Scale): AreaScore {
  const counted = countedOf(answers);
  const quantities = { ...quantitiesOf(counted), mostPoints: null };
  if (counted.length === 0) {
    return { score: null, standardError: null, ...quantities, isApproved: null };
  }
  const proficiency = proficiencyOf(counted);
  return {
    score: scoreOn(scale, proficiency.value),
    standardError: errorOn(scale, proficiency),
    ...quantities,
    isApproved: null,
  };
}

/** The effect of each question that counts, in the order of the answers. */
export function answerEffects(answers: readonly AreaAnswer[], scale: Scale): AnswerEffect[] {
  const counted = countedOf(answers);
  const { value } = proficiencyOf(counted);
  const ifRight = proficienciesIfRight(counted);
  return counted.map(({ questionId, isRight, ...item }, at) => ({
    questionId,
    gain: isRight ? 0 : scoreOn(scale, ifRight[at] ?? value) - scoreOn(scale, value),
    chance: chanceOf(item, value),
  }));
}

/** The score of an area by points and weights; `ownCut` replaces the cut of the scale (product.md TRI10, TRI23 to TRI25). */
export function countScore(
  answers: readonly AreaAnswer[],
  scale: CountScale,
  ownCut: number | null,
): AreaScore {
  const marks = answers.filter(countsForPoints).map(markOf);
  const sumOf = (of: (mark: Mark) => number) => marks.reduce((sum, mark) => sum + of(mark), 0);
  const mostPoints = sumOf(({ weight, itemsQtd }) => weight * itemsQtd) * scale.rightPoints;
  const quantities = {
    correctQtd: sumOf(({ correctQtd }) => correctQtd),
    wrongQtd: sumOf(({ wrongQtd }) => wrongQtd),
    blankQtd: sumOf(({ blankQtd }) => blankQtd),
    itemsQtd: sumOf(({ itemsQtd }) => itemsQtd),
    mostPoints,
  };
  const score =
    sumOf(({ weight, credit }) => weight * credit) * scale.rightPoints +
    sumOf(({ weight, wrongQtd }) => weight * wrongQtd) * scale.wrongPoints;
  const least = ownCut ?? scale.areaCut;
  return {
    score,
    standardError: null,
    ...quantities,
    isApproved: least === null ? null : reaches(score, least, { scale, most: mostPoints }),
  };
}

interface Mark {
  weight: number;
  /** Counts for the points of right answers. */
  credit: number;
  correctQtd: number;
  wrongQtd: number;
  blankQtd: number;
  itemsQtd: number;
}

/**
 * The worth of an answer on a scale that counts. Only an answer without any credit is wrong: a partly right one has
 * its share of the points and loses none. One that awaits its correction is neither right nor wrong.
 */
function markOf(answer: Omit<AreaAnswer, 'parameters'>): Mark {
  const { weight, credit, isBlank, items } = answer;
  if (answer.annulment === 'POINT_FOR_ALL') {
    const itemsQtd = items?.totalQtd ?? 1;
    return {
      weight,
      credit: itemsQtd,
      correctQtd: itemsQtd,
      wrongQtd: 0,
      blankQtd: 0,
      itemsQtd,
    };
  }
  if (items) {
    const correctQtd = Math.round((credit ?? 0) * items.totalQtd);
    return {
      weight,
      credit: correctQtd,
      correctQtd,
      wrongQtd: items.answeredQtd - correctQtd,
      blankQtd: items.totalQtd - items.answeredQtd,
      itemsQtd: items.totalQtd,
    };
  }
  return {
    weight,
    credit: credit ?? 0,
    correctQtd: Number(credit === 1),
    wrongQtd: Number(credit === 0 && !isBlank),
    blankQtd: Number(isBlank),
    itemsQtd: 1,
  };
}

/** The right, wrong and all answers; a blank one is neither right nor wrong. */
const quantitiesOf = (answers: readonly { isRight: boolean; isBlank: boolean }[]) => ({
  correctQtd: answers.filter(({ isRight }) => isRight).length,
  wrongQtd: answers.filter(({ isRight, isBlank }) => !isRight && !isBlank).length,
  blankQtd: answers.filter(({ isBlank }) => isBlank).length,
  itemsQtd: answers.length,
});

/** Tolerates the inexactness of sums of fractions. */
const reaches = (
  score: number,
  least: number,
  { scale, most }: { scale: Pick<CountScale, 'cutUnit'>; most: number },
): boolean => score >= (scale.cutUnit === 'PERCENT' ? (most * least) / 100 : least) - 1e-9;

interface WeightedArea extends AreaScore {
  weight: number;
}

interface Total {
  /** Null if an area has no score. */
  total: number | null;
  /** Null without a cut. */
  isApproved: boolean | null;
}

/** The weighted mean of several areas. */
export function meanOfAreas(areas: readonly WeightedArea[]): Total {
  const weights = areas.reduce((sum, { weight }) => sum + weight, 0);
  const hasAll = areas.length > 0 && areas.every(({ score }) => score !== null);
  const sum = areas.reduce((points, { score, weight }) => points + (score ?? 0) * weight, 0);
  return { total: hasAll ? sum / weights : null, isApproved: null };
}

/** The points of several areas with all answers right. */
export const mostPointsOf = (
  areas: readonly Pick<WeightedArea, 'mostPoints' | 'weight'>[],
): number => areas.reduce((sum, { mostPoints, weight }) => sum + (mostPoints ?? 0) * weight, 0);

/** The weighted sum of several areas; approved if it and each area reach their cuts. */
export function sumOfAreas(areas: readonly WeightedArea[], scale: CountScale): Total {
  const total = areas.reduce((sum, { score, weight }) => sum + (score ?? 0) * weight, 0);
  const most = mostPointsOf(areas);
  const verdicts = areas.flatMap(({ isApproved }) => isApproved ?? []);
  if (scale.cut !== null) verdicts.push(reaches(total, scale.cut, { scale, most }));
  return { total, isApproved: verdicts.length === 0 ? null : verdicts.every(Boolean) };
}

import { chanceOf, type ItemParameters } from './item.ts';
import type { MarkedItem } from './marked-answers.ts';
import { proficienciesIfRight, proficiencyOf, type Response } from './proficiency.ts';
import { errorOn, scoreOn, type Scale } from './scale.ts';

/** The score of one area (product.md TRI1 to TRI3). */
export interface EnemScore {
  score: number;
  /** Right answers among the items that count. */
  correctQtd: number;
  /** Items that count: without abandoned ones. */
  itemsQtd: number;
  standardError: number;
}

/** A question in the light of the score. */
export interface QuestionEffect {
  position: number;
  isRight: boolean;
  isBlank: boolean;
  /** 1 to 30: H1 to H30; null: not published. */
  ability: number | null;
  /** Points that the score would gain if this answer had been right; 0 for a right one. */
  gain: number;
  /** The chance, from 0 to 1, that a person of this proficiency answers it right. */
  chance: number;
  /** On the axis of the proficiency. */
  difficulty: number;
}

interface Counted extends Response, Pick<QuestionEffect, 'position' | 'isBlank' | 'ability'> {}

/** Blank and double marks are wrong; abandoned items don't count. */
const countedOf = (marked: readonly MarkedItem[]): Counted[] =>
  marked.flatMap(({ item: { position, key, ability, parameters }, mark }) =>
    parameters
      ? [{ ...parameters, position, ability, isRight: mark === key, isBlank: mark === '.' }]
      : [],
  );

export function enemScore(marked: readonly MarkedItem[], scale: Scale): EnemScore {
  const counted = countedOf(marked);
  const proficiency = proficiencyOf(counted);
  return {
    score: scoreOn(scale, proficiency.value),
    correctQtd: counted.filter(({ isRight }) => isRight).length,
    itemsQtd: counted.length,
    standardError: errorOn(scale, proficiency),
  };
}

/** The effect of each question that counts, in the order of the booklet. */
export function questionEffects(marked: readonly MarkedItem[], scale: Scale): QuestionEffect[] {
  const counted = countedOf(marked);
  const { value } = proficiencyOf(counted);
  const ifRight = proficienciesIfRight(counted);
  return counted.map(({ position, isRight, isBlank, ability, ...item }, at) => ({
    position,
    isRight,
    isBlank,
    ability,
    gain: isRight ? 0 : scoreOn(scale, ifRight[at] ?? value) - scoreOn(scale, value),
    chance: chanceOf(item satisfies ItemParameters, value),
    difficulty: item.b,
  }));
}

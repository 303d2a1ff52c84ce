import { z } from 'zod';
import { choice } from '../choice.ts';
import { requiredLine } from '../fields.ts';

/** The effect of an annulment: everybody gets the whole credit, or the question leaves the score (product.md A22). */
export const annulmentChoices = ['POINT_FOR_ALL', 'OUT_OF_SCORE'] as const;
const annulmentChoice = choice(annulmentChoices);
export type AnnulmentChoice = z.output<typeof annulmentChoice>;

export const annulmentNames: Readonly<Record<AnnulmentChoice, string>> = {
  POINT_FOR_ALL: 'Ponto para todos',
  OUT_OF_SCORE: 'Sai da conta',
};

export const reasonLimit = 500;

export const annulment = z.object({
  choice: annulmentChoice,
  /** In one line, for the learners. */
  reason: requiredLine(reasonLimit),
});
export type Annulment = z.output<typeof annulment>;

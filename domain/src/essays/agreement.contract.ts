import { z } from 'zod';
import { id, instant } from '../fields.ts';
import { corrector, operation } from '../operation.ts';
import { mostCorrectors } from './agreement.ts';

const agreedCriterion = z.object({
  key: z.string(),
  title: z.string(),
  /** Essays that somebody else corrected too. */
  pairsQtd: z.number().int(),
  /** Cohen's kappa with quadratic weights; null for few pairs, or if all marks are equal. */
  kappa: z.number().nullable(),
  /** Points that the corrector gives above the others, on average; null for few pairs. */
  meanDifference: z.number().nullable(),
});
export type AgreedCriterion = z.output<typeof agreedCriterion>;

const agreeingCorrector = z.object({
  id,
  name: z.string(),
  correctedQtd: z.number().int(),
  /** Half of the essays took less; from the claim to the mark. */
  medianMinutes: z.number(),
  rubrics: z.array(z.object({ title: z.string(), criteria: z.array(agreedCriterion) })),
});
export type AgreeingCorrector = z.output<typeof agreeingCorrector>;

export const readAgreement = operation({
  route: 'GET /corrections/agreement',
  summary:
    'How corrections of the last 180 days agree: of the caller, of correctors of classes that the caller leads, for administrators of all',
  audience: corrector,
  reply: z.object({
    since: instant,
    /** The caller first, then by name. */
    correctors: z.array(agreeingCorrector).max(mostCorrectors),
  }),
});

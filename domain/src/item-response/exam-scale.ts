import { z } from 'zod';
import { choice } from '../choice.ts';
import { besideMistakes, requiredLine } from '../fields.ts';
import { messages } from '../messages.ts';

/** ITEM_RESPONSE: the model of the Enem. COUNT: points for right and wrong answers. */
export const scaleKinds = ['ITEM_RESPONSE', 'COUNT'] as const;
export type ScaleKind = (typeof scaleKinds)[number];

export const cutUnits = ['POINTS', 'PERCENT'] as const;
type CutUnit = (typeof cutUnits)[number];

const points = z
  .number({ error: messages.required })
  .min(-100, { error: messages.invalid })
  .max(100, { error: messages.invalid });

/** A least score, in points or percent; null: none. */
export const cut = z
  .number({ error: messages.invalid })
  .min(0, { error: messages.invalid })
  .max(100_000, { error: messages.invalid })
  .nullable()
  .default(null);

/** A scale that a school adds: a count of points. */
export const examScaleDraft = z
  .object({
    title: requiredLine(80),
    rightPoints: points.refine((value) => value > 0, { error: 'Use um número acima de 0' }),
    wrongPoints: points.refine((value) => value <= 0, { error: 'Use 0 ou um número negativo' }),
    cut,
    areaCut: cut,
    cutUnit: choice(cutUnits).default('POINTS'),
  })
  .superRefine(
    (draft, context) => {
      if (draft.cutUnit !== 'PERCENT') return;
      for (const field of ['cut', 'areaCut'] as const) {
        if ((draft[field] ?? 0) <= 100) continue;
        context.addIssue({ code: 'custom', path: [field], message: 'Use até 100%' });
      }
    },
    besideMistakes('cut', 'areaCut', 'cutUnit'),
  );
export type ExamScaleDraft = z.output<typeof examScaleDraft>;

/** Points and cuts of a scale that counts. */
export interface CountScale {
  rightPoints: number;
  wrongPoints: number;
  cut: number | null;
  areaCut: number | null;
  cutUnit: CutUnit;
}

/** The score of an attempt on the scale of its exam. */
export const totalScore = z.object({
  kind: z.enum(scaleKinds),
  /** The weighted mean (ITEM_RESPONSE) or sum (COUNT) of the areas; null if an area has no score. */
  total: z.number().nullable(),
  /** From parameters that were estimated from the school's own answers. */
  isEstimated: z.boolean(),
});
export type TotalScore = z.output<typeof totalScore>;

import { z } from 'zod';
import { id } from '../fields.ts';
import { messages } from '../messages.ts';

/** The level for scores from `minimum`, in whole percents, to the next band. */
const band = z.object({
  levelId: id,
  minimum: z
    .number({ error: messages.required })
    .int({ error: messages.invalid })
    .min(0, { error: messages.invalid })
    .max(100, { error: messages.invalid }),
});
export type LevelingBand = z.output<typeof band>;

/** Ascending bands; the first begins at 0, so that each score has a level. */
export const levelingBands = z
  .array(band)
  .max(20)
  .refine((bands) => bands.length === 0 || bands[0]?.minimum === 0, {
    error: 'A primeira faixa começa em 0%',
  })
  .refine(
    (bands) =>
      bands.every(({ minimum }, at) => at === 0 || minimum > (bands[at - 1]?.minimum ?? 0)),
    { error: 'Cada faixa começa acima da anterior' },
  );

/** Replaces a level by another; neighbouring bands of the same level are merged. */
export const replaceLevel = (
  bands: readonly LevelingBand[],
  { from, into }: { from: string; into: string },
): LevelingBand[] =>
  bands
    .map(({ levelId, minimum }) => ({ levelId: levelId === from ? into : levelId, minimum }))
    .filter(({ levelId }, at, all) => levelId !== all[at - 1]?.levelId);

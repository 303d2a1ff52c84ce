import { z } from 'zod';
import { id } from '../fields.ts';
import { messages } from '../messages.ts';

/** Ids of courses, sections, categories, levels or skills: a question matches by any of them (product.md Q5). */
export const filters = z
  .array(id, { error: messages.filters })
  .max(100)
  .transform((ids) => [...new Set(ids)]);

/** How many questions an automatic exam draws (product.md X2). */
export const questionsQtd = z
  .number({ error: messages.questionsQtd })
  .int({ error: messages.questionsQtd })
  .min(1, { error: messages.questionsQtd })
  .max(500, { error: 'Máximo de 500 questões' });

export const filterKinds = ['course', 'section', 'category', 'level', 'skill'] as const;

/** Something that questions can be drawn by, and how many it matches. */
export const bankFilter = z.object({
  id,
  kind: z.enum(filterKinds),
  title: z.string(),
  /** Of a section: its course. */
  within: z.string().nullable(),
  questionsQtd: z.number().int(),
});
export type BankFilter = z.output<typeof bankFilter>;

/** Whether an automatic exam can be made. */
export const feasibility = z.object({
  isFeasible: z.boolean(),
  /** Questions that match any of the filters, each counted once. */
  matchingQtd: z.number().int(),
  missingQtd: z.number().int(),
  /** What each filter matches by itself. */
  filters: z.array(bankFilter),
});
export type Feasibility = z.output<typeof feasibility>;

/** Why an exam can't be made of what matches; null when it can. */
export function infeasibility(matchingQtd: number, wantedQtd: number): string | null {
  if (matchingQtd >= wantedQtd) return null;
  const missing = wantedQtd - matchingQtd;
  const matching =
    matchingQtd === 0
      ? 'Nenhuma questão combina com os filtros'
      : matchingQtd === 1
        ? 'Só 1 questão combina com os filtros'
        : `Só ${matchingQtd} questões combinam com os filtros`;
  return `${matching}: ${missing === 1 ? 'falta 1' : `faltam ${missing}`}.`;
}

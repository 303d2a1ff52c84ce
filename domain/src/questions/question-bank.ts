import { z } from 'zod';
import { id } from '../fields.ts';
import { messages } from '../messages.ts';

/** Ids of question banks, courses, sections, practice exams, categories, levels or skills: a question matches by any of them (product.md Q5). */
export const filters = z
  .array(id, { error: messages.filters })
  .max(100)
  .transform((ids) => [...new Set(ids)]);

/** Number of questions that an automatic exam draws (product.md X2). */
export const questionsQtd = z
  .number({ error: messages.questionsQtd })
  .int({ error: messages.questionsQtd })
  .min(1, { error: messages.questionsQtd })
  .max(500, { error: 'Máximo de 500 questões' });

/** As a request sends it; judged with the exam as a whole, because only an automatic one has it (product.md X2). */
export const sentQuestionsQtd = z.union([z.number(), z.string().transform(() => null)], {
  error: messages.questionsQtd,
});

/** The mistake in the number of questions of an automatic exam, if there is one. */
export function mistakeOfQuestionsQtd(
  sent: number | null | undefined,
): { path: 'questionsQtd'; message: string }[] {
  const [mistake] = questionsQtd.safeParse(sent).error?.issues ?? [];
  return mistake ? [{ path: 'questionsQtd', message: mistake.message }] : [];
}

/** The quantity to store; null for one that an exam which is not automatic was sent with and can't have. */
export const judgedQuestionsQtd = (sent: number | null | undefined): number | null =>
  questionsQtd.safeParse(sent).data ?? null;

const filterKinds = [
  'bank',
  'course',
  'section',
  'practice-exam',
  'category',
  'level',
  'skill',
] as const;

/** A filter of automatic exams, and the number of questions that it matches. */
export const bankFilter = z.object({
  id,
  kind: z.enum(filterKinds),
  title: z.string(),
  /** Course title of a section; null for other kinds. */
  within: z.string().nullable(),
  questionsQtd: z.number().int(),
});
export type BankFilter = z.output<typeof bankFilter>;

/** Tells if a draw with quotas is possible (product.md Q34). */
export const feasibility = z.object({
  isFeasible: z.boolean(),
  /** Questions that match any of the filters, each counted once. */
  matchingQtd: z.number().int(),
  /** The same with the criteria of each quota. */
  quotaMatchingQtds: z.array(z.number().int()),
  /** The reasons why the draw is impossible, each with its field. */
  problems: z.array(z.object({ path: z.string(), message: z.string() })),
});
export type Feasibility = z.output<typeof feasibility>;

/** The message that too few questions match, or null. */
export function infeasibility(matchingQtd: number, neededQtd: number): string | null {
  if (matchingQtd >= neededQtd) return null;
  const missing = neededQtd - matchingQtd;
  const matching =
    matchingQtd === 0
      ? 'Nenhuma questão combina com os filtros'
      : matchingQtd === 1
        ? 'Só 1 questão combina com os filtros'
        : `Só ${matchingQtd} questões combinam com os filtros`;
  return `${matching}: ${missing === 1 ? 'falta 1' : `faltam ${missing}`}.`;
}

import { z } from 'zod';
import { besideMistakes, id } from '../fields.ts';
import { messages } from '../messages.ts';
import { questionKind } from './question-kind.ts';
import { questionsQtd } from './question-bank.ts';
import { difficulty, questionTag, questionYear } from './question-metadata.ts';

const termIds = z
  .array(id, { error: messages.invalid })
  .max(100, { error: 'Máximo de 100 itens' })
  .transform((ids) => [...new Set(ids)])
  .default([]);

const fewOf = <T extends z.ZodType>(item: T, limit: number) =>
  z
    .array(item, { error: messages.invalid })
    .max(limit, { error: `Máximo de ${limit} itens` })
    .default([]);

/** The criteria of a quota that are lists of ids. */
export const quotaTerms = ['origins', 'categories', 'levels', 'skills'] as const;

/**
 * A quota of an automatic exam: so many of its questions meet all criteria. A criterion is met by any of its values; an
 * empty one is none (product.md Q19).
 */
export const drawQuota = z
  .object({
    questionsQtd,
    /** Question banks, courses, sections or practice exams. */
    origins: termIds,
    categories: termIds,
    levels: termIds,
    skills: termIds,
    difficulties: fewOf(difficulty, 3),
    tags: fewOf(questionTag, 20),
    kinds: fewOf(questionKind, 10),
    yearFrom: questionYear.nullable().default(null),
    yearTo: questionYear.nullable().default(null),
  })
  .superRefine(
    (quota, context) => {
      const mistake = mistakeOfQuota(quota);
      if (mistake) context.addIssue({ code: 'custom', ...mistake });
    },
    besideMistakes(...quotaTerms, 'difficulties', 'tags', 'kinds', 'yearFrom', 'yearTo'),
  );
export type DrawQuota = z.output<typeof drawQuota>;

export const quotasLimit = 20;

export const drawQuotas = z
  .array(drawQuota, { error: messages.invalid })
  .max(quotasLimit, { error: `Máximo de ${quotasLimit} cotas` });

/** The mistake of a quota as a whole; null if there is none. */
function mistakeOfQuota(quota: DrawQuota): { path: string[]; message: string } | null {
  const { yearFrom, yearTo, questionsQtd: _, ...lists } = quota;
  const hasYears = yearFrom !== null || yearTo !== null;
  if (!hasYears && Object.values(lists).every((list) => list.length === 0)) {
    return { path: ['categories'], message: 'Escolha pelo menos um critério' };
  }
  if (yearFrom !== null && yearTo !== null && yearFrom > yearTo) {
    return { path: ['yearTo'], message: 'O último ano não pode vir antes do primeiro' };
  }
  return null;
}

const sumOf = (quotas: readonly Pick<DrawQuota, 'questionsQtd'>[]) =>
  quotas.reduce((sum, quota) => sum + quota.questionsQtd, 0);

/** The questions of an exam that no quota describes; they come from all that match its filters. */
export const outsideQuotas = (
  neededQtd: number,
  quotas: readonly Pick<DrawQuota, 'questionsQtd'>[],
): number => Math.max(0, neededQtd - sumOf(quotas));

/** The message that the quotas ask for more questions than the exam has, or null. */
export function quotasAboveTotal(
  neededQtd: number,
  quotas: readonly Pick<DrawQuota, 'questionsQtd'>[],
): string | null {
  const sum = sumOf(quotas);
  return sum > neededQtd ? `As cotas somam ${sum} questões, mas o total é ${neededQtd}` : null;
}

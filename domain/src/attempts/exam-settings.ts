import { z } from 'zod';
import { choice, choiceError } from '../choice.ts';
import { sentInstant } from '../fields.ts';
import { messages } from '../messages.ts';
import { html } from '../questions/question-html.ts';

/** The settings of an exam. An attempt keeps those of its start. */

/** The share of right answers, in whole percents, with which an attempt is approved. */
export const passingScore = z
  .number({ error: messages.required })
  .int({ error: messages.invalid })
  .min(0, { error: messages.invalid })
  .max(100, { error: messages.invalid });

/** product.md A1 */
export const usualPassingScore = 70;

const limitUpTo = (max: number) =>
  z
    .number({ error: messages.invalid })
    .int({ error: messages.invalid })
    .min(1, { error: messages.invalid })
    .max(max, { error: messages.invalid })
    .nullable();

/** Null: no limit. */
export const timeLimitMinutes = limitUpTo(1440);

/** The number of a learner's attempts; null: no limit. */
export const attemptsLimit = limitUpTo(100);

/**
 * The order of the questions of an attempt (product.md A10). SHUFFLED_IN_AREAS: the areas of a practice exam in their
 * order, the questions of each in a new one.
 */
const questionsOrders = ['AUTHOR', 'SHUFFLED', 'SHUFFLED_IN_AREAS'] as const;
export type QuestionsOrder = (typeof questionsOrders)[number];
export const practiceQuestionsOrder = choice(questionsOrders);
/** Of a content, which has no areas. */
export const contentQuestionsOrder = practiceQuestionsOrder.exclude(['SHUFFLED_IN_AREAS'], {
  error: choiceError,
});

/** The order of alternatives, options and items of true or false (product.md A20). */
export const alternativesOrder = choice(['AUTHOR', 'SHUFFLED']);
export type AlternativesOrder = z.output<typeof alternativesOrder>;

/**
 * The moment from which learners see the answer key of a submitted attempt (product.md A18): its submission, the closing
 * of the exam, or never.
 */
export const keyReleases = ['SUBMISSION', 'CLOSING', 'NEVER'] as const;
export type KeyRelease = (typeof keyReleases)[number];
export const keyRelease = choice(keyReleases);

/** Hours between the submission of an attempt and the start of the next one; null: no pause. */
export const attemptsPauseHours = limitUpTo(720);

/** Rich text that is shown before and during an attempt; null: none (product.md A17). */
export const instructions = html(20_000).nullable();

/** The opening or the closing of an exam; null: none (product.md A16). */
export const examMoment = sentInstant.nullable();

/**
 * True if the questions of the exam are sent with an attempt only: reading them early would extend its time
 * (product.md A4), or show them before the opening.
 */
export const comesWithAttempt = (exam: {
  timeLimitMinutes?: number | null | undefined;
  opensAt?: string | null | undefined;
  closesAt?: string | null | undefined;
}): boolean => Boolean(exam.timeLimitMinutes ?? exam.opensAt ?? exam.closesAt);

import { z } from 'zod';
import { choice } from '../choice.ts';
import { examSettings, newExamSettings, readExamSettings } from '../exams/exam-settings.ts';
import { ofWindow, refineWindow } from '../exams/exam-window.ts';
import { timedArea } from '../attempts/timed-area.ts';
import {
  besideMistakes,
  id,
  instant,
  requiredLine,
  requiredText,
  revisionNumber,
  shortDescription,
} from '../fields.ts';
import { atMost, messages } from '../messages.ts';
import { scaleKinds, totalScore } from '../item-response/exam-scale.ts';
import { question } from '../questions/question.ts';
import { mistakeOfQuestionsQtd } from '../questions/question-bank.ts';
import { term } from '../taxonomy/taxonomy.ts';
import { levelingBands } from './leveling.ts';

export const practiceExamPaymentTypes = ['PAID', 'FREE'] as const;
const paymentType = choice(practiceExamPaymentTypes);

const { filters, instructions, drawQuotas, notSeenInDays, ...readSettings } = readExamSettings;

/** A practice exam in a listing. */
export const practiceExamCard = z.object({
  id,
  title: z.string(),
  shortDescription: z.string(),
  categories: z.array(term),
  /** Text, usually the id of a level (product.md X5). */
  level: z.string(),
  levels: z.array(term),
  paymentType,
  autoGenerate: z.boolean(),
  /** Number of questions of an attempt. */
  questionsQtd: readSettings.questionsQtd,
  passingScore: readSettings.passingScore,
  timeLimitMinutes: readSettings.timeLimitMinutes,
  attemptsLimit: readSettings.attemptsLimit,
  attemptsPauseHours: readSettings.attemptsPauseHours,
  opensAt: readSettings.opensAt,
  closesAt: readSettings.closesAt,
  isLeveling: z.boolean(),
  isActive: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  /** The viewer's attempts; null without one. */
  progress: z
    .object({
      triesQtd: z.number().int(),
      /** Of the best attempt; null while the first is under way. */
      correctAverage: z.number().nullable(),
      /** The best one, of an exam with a scale. */
      score: totalScore.optional(),
      /** By the cut of the exam's scale; without a scale by the passing score, if there is one. */
      isApproved: z.boolean(),
      /** An attempt is under way. */
      isOngoing: z.boolean(),
    })
    .nullable(),
});
export type PracticeExamCard = z.output<typeof practiceExamCard>;

export const practiceExam = practiceExamCard.extend({
  storageId: z.string(),
  filters,
  instructions,
  drawQuotas,
  notSeenInDays,
  levelingBands: z.array(z.object({ levelId: id, minimum: z.number().int() })),
  ...readSettings,
  /** The scale of its scores; null: attempts have their right answers only. */
  scale: z.object({ title: z.string(), kind: z.enum(scaleKinds) }).nullable(),
  /** An attempt has the questions of one of two languages. */
  hasLanguageChoice: z.boolean(),
  /** The areas that an attempt has one after the other; null: it has one time for all questions (product.md A19). */
  timedAreas: z
    .array(timedArea.pick({ title: true, questionsQtd: true, timeLimitMinutes: true }))
    .nullable(),
  /** With the answer key for admins, without it for learners; empty for learners if there is a time limit. */
  questions: z.array(question),
  revision: revisionNumber,
});
export type PracticeExam = z.output<typeof practiceExam>;

const termIds = z.union([id, z.object({ id }).transform((reference) => reference.id)], {
  error: messages.unknownId,
});

const fields = {
  title: requiredLine(160),
  shortDescription,
  categories: z
    .array(termIds, { error: messages.categories })
    .min(1, { error: messages.categories })
    .max(50)
    .transform((ids) => [...new Set(ids)]),
  level: requiredText(160),
  levels: z
    .array(termIds)
    .max(50)
    .transform((ids) => [...new Set(ids)]),
  paymentType,
  autoGenerate: z.boolean({ error: messages.invalid }),
  ...examSettings,
  isLeveling: z.boolean({ error: messages.invalid }),
  levelingBands,
  isActive: z.boolean({ error: messages.invalid }),
  storageId: z
    .string()
    .trim()
    .min(1)
    .max(64, { error: atMost(64) })
    .optional(),
};

/** The missing fields of an automatic exam (product.md X2). */
export function missingForGeneration(exam: {
  autoGenerate: boolean;
  filters: readonly string[];
  questionsQtd?: number | null | undefined;
}): { path: 'filters' | 'questionsQtd'; message: string }[] {
  if (!exam.autoGenerate) return [];
  return [
    ...(exam.filters.length === 0 ? [{ path: 'filters' as const, message: messages.filters }] : []),
    ...mistakeOfQuestionsQtd(exam.questionsQtd),
  ];
}

/** Body of a create (product.md X1). A new practice exam is FREE and inactive (product.md X3). */
export const practiceExamDraft = z
  .object({
    ...fields,
    levels: fields.levels.default([]),
    paymentType: paymentType.default('FREE'),
    autoGenerate: fields.autoGenerate.default(false),
    ...newExamSettings,
    isLeveling: fields.isLeveling.default(false),
    levelingBands: levelingBands.default([]),
    isActive: fields.isActive.default(false),
  })
  .superRefine(
    (draft, context) => {
      for (const { path, message } of missingForGeneration(draft))
        context.addIssue({ code: 'custom', path: [path], message });
    },
    besideMistakes('autoGenerate', 'filters', 'questionsQtd'),
  )
  .superRefine(refineWindow, ofWindow)
  .refine(({ isLeveling, levelingBands: bands }) => !isLeveling || bands.length > 0, {
    path: ['levelingBands'],
    error: messages.bands,
    ...besideMistakes('isLeveling', 'levelingBands'),
  });
export type PracticeExamDraft = z.output<typeof practiceExamDraft>;

/**
 * Any subset of the fields. Mistakes of fields that were sent together are told beside those of others (product.md V1);
 * the API judges the exam that they make with the stored ones.
 */
export const practiceExamChanges = z
  .object(fields)
  .partial()
  .superRefine(
    ({ autoGenerate = false, filters: sent, questionsQtd: quantity }, context) => {
      const missing = missingForGeneration({
        autoGenerate,
        filters: sent ?? [],
        questionsQtd: quantity,
      });
      const given = { filters: sent, questionsQtd: quantity };
      for (const { path, message } of missing.filter(
        (mistake) => given[mistake.path] !== undefined,
      ))
        context.addIssue({ code: 'custom', path: [path], message });
    },
    besideMistakes('autoGenerate', 'filters', 'questionsQtd'),
  )
  .superRefine((sent, context) => {
    if (sent.closesAt !== undefined) refineWindow(sent, context);
  }, ofWindow)
  .refine(({ isLeveling, levelingBands: bands }) => !isLeveling || bands?.length !== 0, {
    path: ['levelingBands'],
    error: messages.bands,
    ...besideMistakes('isLeveling', 'levelingBands'),
  });
export type PracticeExamChanges = z.output<typeof practiceExamChanges>;

import { z } from 'zod';
import { choice, choiceError } from '../choice.ts';
import { id, instant, sentInstant } from '../fields.ts';
import { labelsOf, shownFields } from '../history/shown-fields.ts';
import { messages } from '../messages.ts';
import { drawQuota, drawQuotas } from '../questions/draw-quotas.ts';
import { filters, sentQuestionsQtd } from '../questions/question-bank.ts';
import { html } from '../questions/question-html.ts';
import { drawnText } from '../rich-text/drawn-text.ts';

/**
 * The settings that an exam of a course and a practice exam share: schema, label, format, usual value. An attempt keeps
 * those of its start.
 */

/** The share of right answers, in whole percents, with which an attempt is approved. */
const passingScore = z
  .number({ error: messages.required })
  .int({ error: messages.invalid })
  .min(0, { error: messages.invalid })
  .max(100, { error: messages.invalid });

const limitUpTo = (max: number) =>
  z
    .number({ error: messages.invalid })
    .int({ error: messages.invalid })
    .min(1, { error: messages.invalid })
    .max(max, { error: messages.invalid })
    .nullable();

/** Null: no limit. */
export const timeLimitMinutes = limitUpTo(1440);

/** The orders of questions and alternatives in an attempt (product.md A10). */
export const orderNames = {
  AUTHOR: 'A do autor',
  SHUFFLED: 'Nova em cada tentativa',
  /** The areas of a practice exam in their order, the questions of each in a new one. */
  SHUFFLED_IN_AREAS: 'Nova em cada tentativa, dentro de cada área',
} as const;
export type QuestionsOrder = keyof typeof orderNames;
const questionsOrder = choice(['AUTHOR', 'SHUFFLED', 'SHUFFLED_IN_AREAS']);
/** Of a content, which has no areas. */
export const contentQuestionsOrder = questionsOrder.exclude(['SHUFFLED_IN_AREAS'], {
  error: choiceError,
});

/** The order of alternatives, options and items of true or false (product.md A20). */
const alternativesOrder = choice(['AUTHOR', 'SHUFFLED']);
export type AlternativesOrder = z.output<typeof alternativesOrder>;

/**
 * The moment from which learners see the answer key of a submitted attempt (product.md A18): its submission, the closing
 * of the exam, or never.
 */
const keyRelease = choice(['SUBMISSION', 'CLOSING', 'NEVER']);
export type KeyRelease = z.output<typeof keyRelease>;
export const keyReleaseNames: Readonly<Record<KeyRelease, string>> = {
  SUBMISSION: 'Ao entregar',
  CLOSING: 'Depois do fechamento',
  NEVER: 'Nunca',
};

const drawSettings = {
  filters: filters.register(shownFields, { label: 'De onde sortear', format: 'terms' }),
  questionsQtd: sentQuestionsQtd
    .nullish()
    .register(shownFields, { label: 'Quantas questões', format: 'count' }),
  drawQuotas: drawQuotas.register(shownFields, { label: 'Cotas', format: 'quotas' }),
  /** Days in which a learner has not seen a question that is drawn; null: it does not matter. */
  notSeenInDays: z
    .number({ error: messages.invalid })
    .int({ error: messages.invalid })
    .min(1, { error: 'Mínimo de 1 dia' })
    .max(365, { error: 'Máximo de 365 dias' })
    .nullable()
    .register(shownFields, { label: 'Questões não vistas há', format: 'days' }),
};

const attemptSettings = {
  passingScore: passingScore.register(shownFields, {
    label: 'Nota para passar',
    format: 'percent',
  }),
  timeLimitMinutes: timeLimitMinutes.register(shownFields, {
    label: 'Tempo de prova',
    format: 'minutes',
  }),
  /** The number of a learner's attempts; null: no limit. */
  attemptsLimit: limitUpTo(100).register(shownFields, {
    label: 'Número de tentativas',
    format: 'count',
  }),
  /** Hours between the submission of an attempt and the start of the next one; null: no pause. */
  attemptsPauseHours: limitUpTo(720).register(shownFields, {
    label: 'Pausa entre tentativas',
    format: 'hours',
  }),
  /** The opening and the closing of an exam; null: none (product.md A16). */
  opensAt: sentInstant.nullable().register(shownFields, { label: 'Abre em', format: 'instant' }),
  closesAt: sentInstant.nullable().register(shownFields, { label: 'Fecha em', format: 'instant' }),
  /** Rich text that is shown before and during an attempt; null: none (product.md A17). */
  instructions: html(20_000)
    .nullable()
    .register(shownFields, { label: 'Instruções', format: 'richText' }),
  questionsOrder: questionsOrder.register(shownFields, {
    label: 'Ordem das questões',
    format: orderNames,
  }),
  alternativesOrder: alternativesOrder.register(shownFields, {
    label: 'Ordem das alternativas',
    format: orderNames,
  }),
  keyRelease: keyRelease.register(shownFields, { label: 'Gabarito', format: keyReleaseNames }),
};

/** The settings that a request sends. */
export const examSettings = { ...drawSettings, ...attemptSettings };
type ExamSettings = typeof examSettings;

/** The values of an exam that was sent without them (product.md A1). Only a draw has a number of questions. */
export const usualExam = {
  filters: [],
  drawQuotas: [],
  notSeenInDays: null,
  passingScore: 70,
  timeLimitMinutes: null,
  attemptsLimit: null,
  attemptsPauseHours: null,
  opensAt: null,
  closesAt: null,
  instructions: null,
  questionsOrder: 'AUTHOR',
  alternativesOrder: 'AUTHOR',
  keyRelease: 'SUBMISSION',
} as const satisfies Omit<z.input<z.ZodObject<ExamSettings>>, 'questionsQtd'>;

/** The settings of a new exam. */
export const newExamSettings = Object.fromEntries(
  Object.entries<z.ZodType>(examSettings).map(([field, schema]) => [
    field,
    field in usualExam ? schema.default(usualExam[field as keyof typeof usualExam]) : schema,
  ]),
) as {
  [Field in keyof ExamSettings]: Field extends keyof typeof usualExam
    ? z.ZodDefault<ExamSettings[Field]>
    : ExamSettings[Field];
};

/** The settings as replies contain them. */
export const readExamSettings = {
  filters: z.array(id),
  drawQuotas: z.array(drawQuota),
  notSeenInDays: z.number().int().nullable(),
  questionsQtd: z.number().int(),
  passingScore: z.number().int(),
  timeLimitMinutes: z.number().int().nullable(),
  attemptsLimit: z.number().int().nullable(),
  attemptsPauseHours: z.number().int().nullable(),
  opensAt: instant.nullable(),
  closesAt: instant.nullable(),
  instructions: drawnText.nullable(),
  questionsOrder,
  alternativesOrder,
  keyRelease,
} satisfies Record<keyof ExamSettings, z.ZodType>;

export const drawLabels = labelsOf(drawSettings);

const {
  instructions,
  questionsOrder: ofQuestions,
  alternativesOrder: ofAlternatives,
  ...ofTerms
} = labelsOf(attemptSettings);
/** In the order of the form. */
export const attemptSettingLabels = {
  ...ofTerms,
  instructions,
  questionsOrder: ofQuestions,
  alternativesOrder: ofAlternatives,
};

/**
 * True if the questions of the exam are sent with an attempt only: reading them early would extend its time
 * (product.md A4), or show them before the opening.
 */
export const comesWithAttempt = (exam: {
  timeLimitMinutes?: number | null | undefined;
  opensAt?: string | null | undefined;
  closesAt?: string | null | undefined;
}): boolean => Boolean(exam.timeLimitMinutes ?? exam.opensAt ?? exam.closesAt);

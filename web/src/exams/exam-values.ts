import type { UseFormReturnType } from '@mantine/form';
import {
  type AlternativesOrder,
  type KeyRelease,
  type QuestionsOrder,
  type readExamSettings,
  usualExam,
} from '@sabia/domain/exams/exam-settings.ts';
import { windowMistake } from '@sabia/domain/exams/exam-window.ts';
import type { z } from 'zod';
import { mediaProblem } from '../ui/rich-text/media/media-problem.ts';
import { momentOfWallClock, wallClockOf } from '../ui/words/wall-clock.ts';
import { quotasOf, quotaValuesOf, type QuotaValues } from './quota-values.ts';

/** Value of a number input; a string while the input is empty or incomplete. */
type NumberValue = number | string;

/** Values of the form fields of an exam. Its filters have another name in a course than in a practice exam. */
export interface ExamValues {
  /** The questions are drawn from the bank. */
  autoGenerate: boolean;
  questionsQtd: NumberValue;
  drawQuotas: QuotaValues[];
  notSeenInDays: NumberValue;
  passingScore: NumberValue;
  timeLimitMinutes: NumberValue;
  attemptsLimit: NumberValue;
  attemptsPauseHours: NumberValue;
  /** São Paulo local time; empty: none. */
  opensAt: string;
  closesAt: string;
  keyRelease: KeyRelease;
  instructions: string;
  questionsOrder: QuestionsOrder;
  alternativesOrder: AlternativesOrder;
}

/** A form that has these fields and others. */
export type FormOfExam = Pick<
  UseFormReturnType<ExamValues>,
  'values' | 'errors' | 'getInputProps' | 'setFieldValue' | 'clearFieldError'
>;

type ReadSettings = z.output<z.ZodObject<typeof readExamSettings>>;

export const examValuesOf = (
  exam: { [Field in keyof ReadSettings]?: ReadSettings[Field] | null | undefined },
  { autoGenerate }: Pick<ExamValues, 'autoGenerate'>,
): ExamValues => ({
  autoGenerate,
  questionsQtd: (autoGenerate ? exam.questionsQtd : null) ?? 10,
  drawQuotas: quotaValuesOf(exam.drawQuotas ?? []),
  notSeenInDays: exam.notSeenInDays ?? '',
  passingScore: exam.passingScore ?? usualExam.passingScore,
  timeLimitMinutes: exam.timeLimitMinutes ?? '',
  attemptsLimit: exam.attemptsLimit ?? '',
  attemptsPauseHours: exam.attemptsPauseHours ?? '',
  opensAt: localTime(exam.opensAt),
  closesAt: localTime(exam.closesAt),
  keyRelease: exam.keyRelease ?? usualExam.keyRelease,
  instructions: exam.instructions ?? '',
  questionsOrder: exam.questionsOrder ?? usualExam.questionsOrder,
  alternativesOrder: exam.alternativesOrder ?? usualExam.alternativesOrder,
});

/** Fields of the API before validation; without a draw, its fields are empty. */
export const examFieldsOf = (values: ExamValues) => ({
  questionsQtd: values.autoGenerate ? numberOf(values.questionsQtd) : null,
  drawQuotas: values.autoGenerate ? quotasOf(values.drawQuotas) : [],
  notSeenInDays: values.autoGenerate ? numberOf(values.notSeenInDays) : null,
  passingScore: numberOf(values.passingScore),
  timeLimitMinutes: numberOf(values.timeLimitMinutes),
  attemptsLimit: numberOf(values.attemptsLimit),
  attemptsPauseHours: numberOf(values.attemptsPauseHours),
  opensAt: momentOfWallClock(values.opensAt),
  closesAt: momentOfWallClock(values.closesAt),
  keyRelease: values.keyRelease,
  instructions: values.instructions || null,
  questionsOrder: values.questionsOrder,
  alternativesOrder: values.alternativesOrder,
});

const localTime = (moment: string | null | undefined) => (moment ? wallClockOf(moment) : '');

const numberOf = (value: NumberValue): number | null => (typeof value === 'number' ? value : null);

/** Zod refines the whole draft only when every field is valid; the form shows these mistakes at once. */
export function mistakesOfExam(values: ExamValues): Record<string, string> {
  const ofWindow = windowMistake(examFieldsOf(values));
  const ofMedia = mediaProblem(values.instructions);
  return {
    ...(ofMedia && { instructions: ofMedia }),
    ...(ofWindow && { [ofWindow.path]: ofWindow.message }),
  };
}

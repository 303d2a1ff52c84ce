import type { UseFormReturnType } from '@mantine/form';
import { usualExam } from '@sabia/domain/exams/exam-settings.ts';
import { windowMistake } from '@sabia/domain/exams/exam-window.ts';
import { messages } from '@sabia/domain/messages.ts';
import { practiceExamLabels } from '@sabia/domain/practice-exams/practice-exam-labels.ts';
import {
  missingForGeneration,
  practiceExamDraft,
  type PracticeExam,
  type PracticeExamDraft,
} from '@sabia/domain/practice-exams/practice-exam.ts';
import { settingsOnly } from '../../../publications/settings-only.ts';
import { quotasOf, quotaValuesOf, type QuotaValues } from '../../../questions/quota-values.ts';
import { rules } from '../../../platform/form-rules.ts';
import { mediaProblem } from '../../../ui/rich-text/media-problem.ts';
import { momentOfWallClock, wallClockOf } from '../../../ui/wall-clock.ts';

/** Value of a number input; a string while the input is empty or incomplete. */
type NumberValue = number | string;

export interface BandValues {
  /** React key of the row. */
  key: string;
  levelId: string;
  minimum: NumberValue;
}

/** Values of the form fields. */
export interface SettingsValues {
  title: string;
  shortDescription: string;
  categories: string[];
  level: string;
  levels: string[];
  paymentType: PracticeExamDraft['paymentType'];
  autoGenerate: boolean;
  filters: string[];
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
  keyRelease: PracticeExamDraft['keyRelease'];
  instructions: string;
  questionsOrder: PracticeExamDraft['questionsOrder'];
  alternativesOrder: PracticeExamDraft['alternativesOrder'];
  isLeveling: boolean;
  levelingBands: BandValues[];
}

export type ExamForm = UseFormReturnType<SettingsValues>;

/** A new practice exam is FREE (product.md X3). */
export const newPracticeExam: SettingsValues = {
  title: '',
  shortDescription: '',
  categories: [],
  level: '',
  levels: [],
  paymentType: 'FREE',
  autoGenerate: false,
  filters: [],
  questionsQtd: 10,
  drawQuotas: [],
  notSeenInDays: '',
  passingScore: usualExam.passingScore,
  timeLimitMinutes: '',
  attemptsLimit: '',
  attemptsPauseHours: '',
  opensAt: '',
  closesAt: '',
  keyRelease: 'SUBMISSION',
  instructions: '',
  questionsOrder: 'AUTHOR',
  alternativesOrder: 'AUTHOR',
  isLeveling: false,
  levelingBands: [],
};

export const newBand = (levelId: string, minimum: NumberValue): BandValues => ({
  key: crypto.randomUUID(),
  levelId,
  minimum,
});

/** One band per level, all of the same width. */
export const bandsOf = (levelIds: readonly string[]): BandValues[] =>
  levelIds.map((levelId, index) => newBand(levelId, Math.round((index * 100) / levelIds.length)));

export function settingsOf(exam: PracticeExam): SettingsValues {
  // The API accepts a level's title as well as its id.
  const known = exam.levels.find(({ id, title }) => exam.level === id || exam.level === title);
  const level = known?.id ?? exam.level;
  return {
    title: exam.title,
    shortDescription: exam.shortDescription,
    categories: exam.categories.map(({ id }) => id),
    level,
    levels: exam.levels.map(({ id }) => id).filter((id) => id !== level),
    paymentType: exam.paymentType,
    autoGenerate: exam.autoGenerate,
    filters: exam.filters,
    questionsQtd: exam.autoGenerate ? exam.questionsQtd : newPracticeExam.questionsQtd,
    drawQuotas: quotaValuesOf(exam.drawQuotas),
    notSeenInDays: exam.notSeenInDays ?? '',
    passingScore: exam.passingScore,
    timeLimitMinutes: exam.timeLimitMinutes ?? '',
    attemptsLimit: exam.attemptsLimit ?? '',
    attemptsPauseHours: exam.attemptsPauseHours ?? '',
    opensAt: localTime(exam.opensAt),
    closesAt: localTime(exam.closesAt),
    keyRelease: exam.keyRelease,
    instructions: exam.instructions ?? '',
    questionsOrder: exam.questionsOrder,
    alternativesOrder: exam.alternativesOrder,
    isLeveling: exam.isLeveling,
    levelingBands: exam.levelingBands.map(({ levelId, minimum }) => newBand(levelId, minimum)),
  };
}

const localTime = (moment: string | null | undefined) => (moment ? wallClockOf(moment) : '');

const numberOf = (value: NumberValue): number | null => (typeof value === 'number' ? value : null);

/** Fields of the API before validation; fields of a switched-off option are empty. */
const fieldsOf = (values: SettingsValues) => ({
  ...values,
  filters: values.autoGenerate ? values.filters : [],
  questionsQtd: values.autoGenerate ? numberOf(values.questionsQtd) : null,
  drawQuotas: values.autoGenerate ? quotasOf(values.drawQuotas) : [],
  notSeenInDays: values.autoGenerate ? numberOf(values.notSeenInDays) : null,
  passingScore: numberOf(values.passingScore),
  timeLimitMinutes: numberOf(values.timeLimitMinutes),
  attemptsLimit: numberOf(values.attemptsLimit),
  attemptsPauseHours: numberOf(values.attemptsPauseHours),
  opensAt: momentOfWallClock(values.opensAt),
  closesAt: momentOfWallClock(values.closesAt),
  instructions: values.instructions || null,
  levelingBands: values.isLeveling
    ? values.levelingBands.map(({ levelId, minimum }) => ({ levelId, minimum: numberOf(minimum) }))
    : [],
});

const mistakesOfDraft = rules(practiceExamDraft);

/** Zod refines the whole draft only when every field is valid; the form shows these mistakes at once. */
export function mistakesOf(values: SettingsValues): Record<string, string> {
  const draft = fieldsOf(values);
  const mediaMistake = mediaProblem(values.instructions);
  return {
    ...Object.fromEntries(missingForGeneration(draft).map(({ path, message }) => [path, message])),
    ...(values.isLeveling &&
      values.levelingBands.length === 0 && { levelingBands: messages.bands }),
    ...(mediaMistake && { instructions: mediaMistake }),
    ...mistakesOfWindow(draft),
    ...mistakesOfDraft(draft),
  };
}

function mistakesOfWindow(draft: ReturnType<typeof fieldsOf>) {
  const mistake = windowMistake(draft);
  return mistake && { [mistake.path]: mistake.message };
}

/** Request body of values without mistakes. */
export const draftOf = (values: SettingsValues): Omit<PracticeExamDraft, 'isActive'> =>
  settingsOnly(practiceExamDraft.parse(fieldsOf(values)));

/** Labels of the fields, in the order of the screen. */
export const labelsOf = ({ levelingBands }: SettingsValues): Record<string, string> => ({
  ...practiceExamLabels,
  ...Object.fromEntries(
    levelingBands.flatMap((_, index) => [
      [`levelingBands.${index}.levelId`, `Nível da faixa ${index + 1}`],
      [`levelingBands.${index}.minimum`, `Início da faixa ${index + 1}`],
    ]),
  ),
});

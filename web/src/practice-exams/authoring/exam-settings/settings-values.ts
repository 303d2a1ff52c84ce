import type { UseFormReturnType } from '@mantine/form';
import { usualPassingScore } from '@sabia/domain/attempts/exam-terms.ts';
import { messages } from '@sabia/domain/messages.ts';
import { practiceExamLabels } from '@sabia/domain/practice-exams/practice-exam-labels.ts';
import {
  missingForGeneration,
  practiceExamDraft,
  type PracticeExam,
  type PracticeExamDraft,
} from '@sabia/domain/practice-exams/practice-exam.ts';
import { settingsOnly } from '../../../publications/settings-only.ts';
import { rules } from '../../../platform/form-rules.ts';

/** A number field: text while it is no number yet. */
type Typed = number | string;

export interface BandValues {
  /** Of the row, as long as the form lives. */
  key: string;
  levelId: string;
  minimum: Typed;
}

/** The fields of the form, as they are while one types. */
export interface SettingsValues {
  title: string;
  shortDescription: string;
  categories: string[];
  level: string;
  levels: string[];
  paymentType: PracticeExamDraft['paymentType'];
  autoGenerate: boolean;
  filters: string[];
  questionsQtd: Typed;
  passingScore: Typed;
  timeLimitMinutes: Typed;
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
  passingScore: usualPassingScore,
  timeLimitMinutes: '',
  isLeveling: false,
  levelingBands: [],
};

export const newBand = (levelId: string, minimum: Typed): BandValues => ({
  key: crypto.randomUUID(),
  levelId,
  minimum,
});

/** A band for each level, all as wide. */
export const bandsOf = (levelIds: readonly string[]): BandValues[] =>
  levelIds.map((levelId, index) => newBand(levelId, Math.round((index * 100) / levelIds.length)));

export function settingsOf(exam: PracticeExam): SettingsValues {
  // A level as text may be the title of one.
  const named = exam.levels.find(({ id, title }) => exam.level === id || exam.level === title);
  const level = named?.id ?? exam.level;
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
    passingScore: exam.passingScore,
    timeLimitMinutes: exam.timeLimitMinutes ?? '',
    isLeveling: exam.isLeveling,
    levelingBands: exam.levelingBands.map(({ levelId, minimum }) => newBand(levelId, minimum)),
  };
}

const number = (typed: Typed): number | null => (typeof typed === 'number' ? typed : null);

/** As the API takes them: what is switched off is not sent. */
const sent = (values: SettingsValues) => ({
  ...values,
  filters: values.autoGenerate ? values.filters : [],
  questionsQtd: values.autoGenerate ? number(values.questionsQtd) : null,
  passingScore: number(values.passingScore),
  timeLimitMinutes: number(values.timeLimitMinutes),
  levelingBands: values.isLeveling
    ? values.levelingBands.map(({ levelId, minimum }) => ({ levelId, minimum: number(minimum) }))
    : [],
});

const mistakesOfDraft = rules(practiceExamDraft);

/** All at once: zod looks at the whole only when every part of it is right. */
export function mistakesOf(values: SettingsValues): Record<string, string> {
  const draft = sent(values);
  return {
    ...Object.fromEntries(missingForGeneration(draft).map(({ path, message }) => [path, message])),
    ...(values.isLeveling &&
      values.levelingBands.length === 0 && { levelingBands: messages.bands }),
    ...mistakesOfDraft(draft),
  };
}

/** What is sent; only asked for when there are no mistakes. */
export const draftOf = (values: SettingsValues): Omit<PracticeExamDraft, 'isActive'> =>
  settingsOnly(practiceExamDraft.parse(sent(values)));

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

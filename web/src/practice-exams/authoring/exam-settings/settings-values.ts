import type { UseFormReturnType } from '@mantine/form';
import { messages } from '@sabia/domain/messages.ts';
import { practiceExamLabels } from '@sabia/domain/practice-exams/practice-exam-labels.ts';
import {
  missingForGeneration,
  practiceExamDraft,
  type PracticeExam,
  type PracticeExamDraft,
} from '@sabia/domain/practice-exams/practice-exam.ts';
import { settingsOnly } from '../../../publications/settings-only.ts';
import {
  examFieldsOf,
  examValuesOf,
  type ExamValues,
  mistakesOfExam,
} from '../../../exams/exam-values.ts';
import { rules } from '../../../platform/form-rules.ts';

export interface BandValues {
  /** React key of the row. */
  key: string;
  levelId: string;
  /** A string while the input is empty or incomplete. */
  minimum: number | string;
}

/** Values of the form fields. */
export interface SettingsValues extends ExamValues {
  title: string;
  shortDescription: string;
  categories: string[];
  level: string;
  levels: string[];
  paymentType: PracticeExamDraft['paymentType'];
  filters: string[];
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
  filters: [],
  ...examValuesOf({}, { autoGenerate: false }),
  isLeveling: false,
  levelingBands: [],
};

export const newBand = (levelId: string, minimum: BandValues['minimum']): BandValues => ({
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
    filters: exam.filters,
    ...examValuesOf(exam, exam),
    isLeveling: exam.isLeveling,
    levelingBands: exam.levelingBands.map(({ levelId, minimum }) => newBand(levelId, minimum)),
  };
}

/** Fields of the API before validation; fields of a switched-off option are empty. */
const fieldsOf = (values: SettingsValues) => ({
  ...values,
  filters: values.autoGenerate ? values.filters : [],
  ...examFieldsOf(values),
  levelingBands: values.isLeveling
    ? values.levelingBands.map(({ levelId, minimum }) => ({
        levelId,
        minimum: typeof minimum === 'number' ? minimum : null,
      }))
    : [],
});

const mistakesOfDraft = rules(practiceExamDraft);

/** Zod refines the whole draft only when every field is valid; the form shows these mistakes at once. */
export function mistakesOf(values: SettingsValues): Record<string, string> {
  const draft = fieldsOf(values);
  return {
    ...Object.fromEntries(missingForGeneration(draft).map(({ path, message }) => [path, message])),
    ...(values.isLeveling &&
      values.levelingBands.length === 0 && { levelingBands: messages.bands }),
    ...mistakesOfExam(values),
    ...mistakesOfDraft(draft),
  };
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

import type { UseFormReturnType } from '@mantine/form';
import {
  type MockExamEvent,
  type MockExamEventDraft,
  mockExamEventDraft,
} from '@sabia/domain/mock-exams/mock-exam-event.ts';
import { mostDays } from '@sabia/domain/mock-exams/mock-exam-limits.ts';
import { rules } from '../../platform/form-rules.ts';
import { momentOfWallClock, wallClockOf } from '../../ui/words/wall-clock.ts';

/** Values of the form fields. */
export interface MockExamValues {
  title: string;
  /** Local time of São Paulo; '' for none. */
  startsAt: string;
  /** In the order of the days. */
  practiceExamIds: string[];
  classIds: string[];
  /** As the field has it: '1' or '4'. */
  colorsQtd: string;
  /** Of the exams and classes that were chosen, by id. */
  titles: Record<string, string>;
}

export type MockExamForm = UseFormReturnType<MockExamValues>;

/** A field that is a list of chosen entities. */
export type ChoicePath = 'practiceExamIds' | 'classIds';

export const newMockExam: MockExamValues = {
  title: '',
  startsAt: '',
  practiceExamIds: [],
  classIds: [],
  colorsQtd: '1',
  titles: {},
};

export const valuesOf = ({
  title,
  startsAt,
  days,
  classes,
  colorsQtd,
}: MockExamEvent): MockExamValues => ({
  title,
  startsAt: startsAt ? wallClockOf(startsAt) : '',
  practiceExamIds: days.map(({ practiceExamId }) => practiceExamId),
  classIds: classes.map(({ id }) => id),
  colorsQtd: String(colorsQtd),
  titles: {
    ...Object.fromEntries(days.map((day) => [day.practiceExamId, day.title])),
    ...Object.fromEntries(classes.map((one) => [one.id, one.title])),
  },
});

const fieldsOf = ({ title, startsAt, practiceExamIds, classIds, colorsQtd }: MockExamValues) => ({
  title,
  startsAt: momentOfWallClock(startsAt),
  practiceExamIds,
  classIds,
  colorsQtd: Number(colorsQtd),
});

const mistakesOfDraft = rules(mockExamEventDraft);
export const mistakesOf = (values: MockExamValues) => mistakesOfDraft(fieldsOf(values));

/** Request body of values without mistakes. */
export const draftOf = (values: MockExamValues): MockExamEventDraft =>
  mockExamEventDraft.parse(fieldsOf(values));

export const dayName = (day: number): string => `${day}º dia`;

/** The label of each field in the order of the screen; the server judges each exam. */
export const labels: Readonly<Record<string, string>> = {
  title: 'Título',
  startsAt: 'Começa em',
  practiceExamIds: 'Provas',
  ...Object.fromEntries(
    Array.from({ length: mostDays }, (_, at) => [`practiceExamIds.${at}`, dayName(at + 1)]),
  ),
  colorsQtd: 'Cadernos',
  classIds: 'Turmas',
};

import { examSettings, type readExamSettings } from '@sabia/domain/exams/exam-settings.ts';
import { isBlankRichText } from '@sabia/domain/rich-text.ts';
import type { z } from 'zod';
import { jsonPairs } from '../platform/db/columns.ts';
import type { Statement } from '../platform/db/database.ts';
import { cleanRichText } from '../platform/html/rich-text.ts';

type ExamField = keyof typeof examSettings;

/** The settings of an exam, which are columns of `contents` and of `practice_exams`. */
export const examFields = Object.keys(examSettings) as ExamField[];

const fieldsBut = <Other extends ExamField>(...others: Other[]) =>
  examFields.filter((field) => !others.some((other) => other === field)) as Exclude<
    ExamField,
    Other
  >[];

/** Of a content, whose filters have a name of their own. */
export const contentExamFields = fieldsBut('filters');

/** The settings of a content that replies contain as they are stored. */
export const storedExamFields = fieldsBut('filters', 'drawQuotas', 'questionsQtd', 'passingScore');

const attemptFields = fieldsBut(
  'filters',
  'questionsOrder',
  'alternativesOrder',
  'keyRelease',
  'instructions',
);

/** The settings that an attempt uses as they are stored. */
export type AttemptSettings = Omit<
  z.output<z.ZodObject<Pick<typeof readExamSettings, (typeof attemptFields)[number]>>>,
  'questionsQtd'
> & { questionsQtd: number | null };

/** The same as arguments of json_build_object. */
export const attemptPairs = (table: 'contents' | 'practice_exams'): Statement =>
  jsonPairs(attemptFields, table);

/** Instructions as they are stored: sanitised, null if they are blank. */
export const keptInstructions = (html: string | null): string | null =>
  html === null || isBlankRichText(html) ? null : cleanRichText(html);

import type { UseFormReturnType } from '@mantine/form';
import { contentLabels } from '@sabia/domain/courses/content-labels.ts';
import {
  type Content,
  type ContentChanges,
  type ContentDraft,
  type ContentType,
  type complementTypes,
  contentChanges,
  contentDraft,
  isExam,
  usualQuestionsOrder,
  missingBody,
} from '@sabia/domain/courses/content.ts';
import { messages } from '@sabia/domain/messages.ts';
import {
  examFieldsOf,
  examValuesOf,
  type ExamValues,
  mistakesOfExam,
} from '../../../exams/exam-values.ts';
import { rules } from '../../../platform/form-rules.ts';
import { mediaProblem } from '../../../ui/rich-text/media/media-problem.ts';
import { formatClockTime, parseClockTime } from './clock-time.ts';

export interface ComplementValues {
  /** React key of the row. */
  key: string;
  type: (typeof complementTypes)[number];
  title: string;
  url: string;
  fileUrl: string | null;
}

export interface ExtraContentValues {
  key: string;
  title: string;
  contentUrl: string;
}

/** Values of the form fields. */
export interface ContentValues extends ExamValues {
  title: string;
  isActive: boolean;
  isPreview: boolean;
  pageContent: string;
  videoUrl: string;
  videoDescription: string;
  captionsUrl: string | null;
  /** '12:30' */
  duration: string;
  readComplements: ComplementValues[];
  extraContents: ExtraContentValues[];
  generatedExamFilters: string[];
}

export type ContentForm = UseFormReturnType<ContentValues>;

export const newContent: ContentValues = {
  title: '',
  isActive: true,
  isPreview: false,
  pageContent: '',
  videoUrl: '',
  videoDescription: '',
  captionsUrl: null,
  duration: '',
  readComplements: [],
  extraContents: [],
  ...examValuesOf({ questionsOrder: 'SHUFFLED' }, { autoGenerate: false }),
  generatedExamFilters: [],
};

export const newComplement = (): ComplementValues => ({
  key: crypto.randomUUID(),
  type: 'LINK',
  title: '',
  url: '',
  fileUrl: null,
});

export const newExtraContent = (): ExtraContentValues => ({
  key: crypto.randomUUID(),
  title: '',
  contentUrl: '',
});

export function valuesOf(content: Content): ContentValues {
  const filters = content.generatedExamFilters ?? [];
  return {
    title: content.title,
    isActive: content.isActive,
    isPreview: content.isPreview,
    pageContent: content.pageContent ?? '',
    videoUrl: content.videoUrl ?? '',
    videoDescription: content.videoDescription ?? '',
    captionsUrl: content.captionsUrl ?? null,
    duration: content.durationSeconds === null ? '' : formatClockTime(content.durationSeconds),
    readComplements: (content.readComplements ?? []).map(({ type, title, url, fileUrl }) => ({
      ...newComplement(),
      type,
      title,
      url: url ?? '',
      fileUrl: fileUrl ?? null,
    })),
    extraContents: (content.extraContents ?? []).map((extra) => ({
      ...newExtraContent(),
      ...extra,
    })),
    ...examValuesOf(content, { autoGenerate: filters.length > 0 }),
    questionsOrder: content.questionsOrder ?? usualQuestionsOrder(content.contentType),
    generatedExamFilters: filters,
  };
}

/** Fields of the API before validation; empty values are null. */
function fieldsOf(contentType: ContentType, values: ContentValues) {
  const { title, isActive, isPreview, extraContents } = values;
  const readComplements = values.readComplements.map((complement) =>
    complement.type === 'LINK'
      ? { ...complement, url: complement.url || null, fileUrl: null }
      : { ...complement, url: null },
  );
  const common = { title, isActive, isPreview, extraContents, readComplements };
  if (isExam(contentType)) {
    const generatedExamFilters = values.autoGenerate ? values.generatedExamFilters : [];
    return { ...common, ...examFieldsOf(values), generatedExamFilters };
  }
  if (contentType === 'TEXTPAGE') return { ...common, pageContent: values.pageContent };
  if (contentType !== 'VIDEO') return common;
  return {
    ...common,
    videoUrl: values.videoUrl || null,
    videoDescription: values.videoDescription || null,
    captionsUrl: values.captionsUrl,
    durationSeconds: parseClockTime(values.duration) ?? null,
  };
}

const mistakesOfDraft = rules(contentDraft);

export function mistakesOf(
  contentType: ContentType,
  values: ContentValues,
): Record<string, string> {
  const fields = { contentType, ...fieldsOf(contentType, values) };
  // Zod refines the whole draft only when every field is valid; the form shows these mistakes at once.
  const missing = missingBody(fields);
  const isDurationInvalid = values.duration !== '' && parseClockTime(values.duration) === undefined;
  return {
    ...mistakesOfMedia('pageContent', values.pageContent),
    ...mistakesOfMedia('videoDescription', values.videoDescription),
    ...(isDurationInvalid && { duration: 'Escreva minutos e segundos, como 12:30' }),
    ...(missing && { [missing]: messages.required }),
    ...(isExam(contentType) && values.autoGenerate && mistakesOfDraw(values)),
    ...(isExam(contentType) && mistakesOfExam(values)),
    ...mistakesOfDraft(fields),
  };
}

/** Refinements of the whole draft, which zod checks only when every field is valid. */
function mistakesOfDraw({ generatedExamFilters, questionsQtd }: ContentValues) {
  return {
    ...(generatedExamFilters.length === 0 && { generatedExamFilters: messages.filters }),
    ...(typeof questionsQtd !== 'number' && { questionsQtd: messages.questionsQtd }),
  };
}

function mistakesOfMedia(field: string, html: string): Record<string, string> {
  const problem = mediaProblem(html);
  return problem ? { [field]: problem } : {};
}

export const draftOf = (contentType: ContentType, values: ContentValues): ContentDraft =>
  contentDraft.parse({ contentType, ...fieldsOf(contentType, values) });

export const changesOf = (contentType: ContentType, values: ContentValues): ContentChanges =>
  contentChanges.parse(fieldsOf(contentType, values));

/** Labels of the fields, in the order of the screen. */
export function labelsOf({
  readComplements,
  extraContents,
}: ContentValues): Record<string, string> {
  const { title, pageContent, videoUrl, durationSeconds, ...others } = contentLabels;
  return {
    title,
    pageContent,
    videoUrl,
    duration: durationSeconds,
    ...others,
    ...Object.fromEntries(
      readComplements.flatMap((_, index) => [
        [`readComplements.${index}.title`, `Título do material ${index + 1}`],
        [`readComplements.${index}.url`, `Material ${index + 1}`],
        [`readComplements.${index}.fileUrl`, `Material ${index + 1}`],
      ]),
    ),
    ...Object.fromEntries(
      extraContents.flatMap((_, index) => [
        [`extraContents.${index}.title`, `Título do conteúdo extra ${index + 1}`],
        [`extraContents.${index}.contentUrl`, `Endereço do conteúdo extra ${index + 1}`],
      ]),
    ),
  };
}

import { z } from 'zod';
import { choice } from '../choice.ts';
import { contentQuestionsOrder, examSettings, readExamSettings } from '../exams/exam-settings.ts';
import { ofWindow, refineWindow } from '../exams/exam-window.ts';
import { address, besideMistakes, id, requiredLine, revisionNumber } from '../fields.ts';
import { atMost, messages } from '../messages.ts';
import { videoPosition } from '../progress/video-position.ts';
import { mistakeOfQuestionsQtd } from '../questions/question-bank.ts';
import { question } from '../questions/question.ts';
import { isBlankRichText, isModestRichText } from '../rich-text.ts';
import { drawnText, writtenText } from '../rich-text/drawn-text.ts';

export const contentTypes = [
  'TEXTPAGE',
  'VIDEO',
  'QUICK_QUESTION',
  'EXAM',
  'PRACTICE_EXAM',
] as const;
export type ContentType = (typeof contentTypes)[number];

/** True for contents that are taken as an attempt: submitted as a whole, then approved or not. */
export const isExam = (contentType: ContentType): boolean =>
  contentType === 'EXAM' || contentType === 'PRACTICE_EXAM';

/** The order of the questions of a content without the setting (product.md A35). */
export const usualQuestionsOrder = (contentType: ContentType): 'AUTHOR' | 'SHUFFLED' =>
  contentType === 'EXAM' ? 'SHUFFLED' : 'AUTHOR';

export const hasQuestions = (contentType: ContentType): boolean =>
  isExam(contentType) || contentType === 'QUICK_QUESTION';

const extraContent = z.object({ title: requiredLine(160), contentUrl: address });

export const complementTypes = ['LINK', 'TEMPLATE', 'FILE'] as const;
/** A LINK has a `url`; a TEMPLATE or a FILE is downloaded from `fileUrl`. */
const complement = z
  .object({
    type: choice(complementTypes),
    title: requiredLine(160),
    url: address.nullish(),
    fileUrl: address.nullish(),
  })
  .refine(({ type, url, fileUrl }) => (type === 'LINK' ? url : fileUrl), {
    error: messages.required,
    path: ['url'],
    ...besideMistakes('type', 'url', 'fileUrl'),
  });

const { filters: readFilters, drawQuotas: readQuotas, ...readSettings } = readExamSettings;
const ofEveryType = z.object(readSettings).partial().shape;

/** A content as it is read. The fields of its body are absent while it is locked (product.md C10). */
export const content = z.object({
  id,
  contentType: z.enum(contentTypes),
  title: z.string(),
  order: z.number().int(),
  isActive: z.boolean(),
  isPreview: z.boolean(),
  isLocked: z.boolean(),
  /** Reading time of a page or length of a video; null if unknown. */
  durationSeconds: z.number().int().nullable(),
  pageContent: drawnText.nullish(),
  videoUrl: z.string().nullish(),
  videoDescription: drawnText.nullish(),
  captionsUrl: z.string().nullish(),
  questions: z.array(question).optional(),
  generatedExamFilters: readFilters.optional(),
  drawQuotas: readQuotas.optional(),
  ...ofEveryType,
  /** Number of questions of an attempt; null for contents without questions. */
  questionsQtd: readSettings.questionsQtd.nullish(),
  passingScore: readSettings.passingScore.nullish(),
  /** Null: the usual one of the type (`usualQuestionsOrder`). */
  questionsOrder: contentQuestionsOrder.nullish(),
  /** Null: that of the author. */
  alternativesOrder: readSettings.alternativesOrder.nullish(),
  /** Null: SUBMISSION. */
  keyRelease: readSettings.keyRelease.nullish(),
  /** The viewer has begun an attempt at the exam, in any round of the course; absent in the whole course. */
  isAttempted: z.boolean().optional(),
  /** The viewer's position in the video, on whatever device; absent in the whole course. */
  videoPosition: videoPosition.nullish(),
  extraContents: z.array(z.object({ title: z.string(), contentUrl: z.string() })).optional(),
  readComplements: z
    .array(
      z.object({
        type: z.enum(complementTypes),
        title: z.string(),
        url: z.string().nullish(),
        fileUrl: z.string().nullish(),
      }),
    )
    .optional(),
  revision: revisionNumber,
});
export type Content = z.output<typeof content>;

const { filters, questionsQtd, drawQuotas, ...settings } = examSettings;

const contentFields = {
  title: requiredLine(160),
  isActive: z.boolean(),
  isPreview: z.boolean(),
  pageContent: z
    .string()
    .max(200_000, { error: atMost(200_000) })
    .refine((html) => isModestRichText(html, 200_000), { error: messages.richText })
    .meta(writtenText)
    .nullish(),
  videoUrl: address.nullish(),
  videoDescription: z
    .string()
    .max(20_000, { error: atMost(20_000) })
    .refine((html) => isModestRichText(html, 20_000), { error: messages.richText })
    .meta(writtenText)
    .nullish(),
  captionsUrl: address.nullish(),
  durationSeconds: z.number().int().min(0).max(360_000).nullish(),
  generatedExamFilters: filters,
  questionsQtd,
  drawQuotas,
  ...z.object(settings).partial().shape,
  questionsOrder: contentQuestionsOrder.nullish(),
  alternativesOrder: settings.alternativesOrder.nullish(),
  keyRelease: settings.keyRelease.nullish(),
  extraContents: z.array(extraContent).max(50),
  readComplements: z.array(complement).max(50),
};

/** Body of a create; a TEXTPAGE needs its text and a VIDEO its address (product.md C6). */
export const contentDraft = z
  .object({
    ...contentFields,
    contentType: choice(contentTypes),
    isActive: z.boolean().default(true),
    isPreview: z.boolean().default(false),
    generatedExamFilters: contentFields.generatedExamFilters.default([]),
    drawQuotas: drawQuotas.default([]),
    extraContents: contentFields.extraContents.default([]),
    readComplements: contentFields.readComplements.default([]),
  })
  .superRefine(
    (draft, context) => {
      const missing = missingBody(draft);
      if (missing)
        context.addIssue({ code: 'custom', path: [missing], message: messages.required });
    },
    besideMistakes('contentType', 'pageContent', 'videoUrl'),
  )
  .superRefine(refineWindow, ofWindow)
  .superRefine(
    ({ generatedExamFilters: drawn, questionsQtd: quantity }, context) => {
      for (const { path, message } of drawn.length > 0 ? mistakeOfQuestionsQtd(quantity) : [])
        context.addIssue({ code: 'custom', path: [path], message });
    },
    besideMistakes('generatedExamFilters', 'questionsQtd'),
  );
export type ContentDraft = z.output<typeof contentDraft>;

/** Any subset of the fields; the type can't change. */
export const contentChanges = z
  .object(contentFields)
  .partial()
  .superRefine((sent, context) => {
    if (sent.closesAt !== undefined) refineWindow(sent, context);
  }, ofWindow)
  .superRefine(
    ({ generatedExamFilters: drawn = [], questionsQtd: quantity }, context) => {
      if (drawn.length === 0 || quantity === undefined) return;
      for (const { path, message } of mistakeOfQuestionsQtd(quantity))
        context.addIssue({ code: 'custom', path: [path], message });
    },
    besideMistakes('generatedExamFilters', 'questionsQtd'),
  );
export type ContentChanges = z.output<typeof contentChanges>;

/** The required field of the content's type if it is empty, else null. */
export function missingBody(draft: {
  contentType: ContentType;
  pageContent?: string | null | undefined;
  videoUrl?: string | null | undefined;
}): 'pageContent' | 'videoUrl' | null {
  if (draft.contentType === 'TEXTPAGE' && isBlankRichText(draft.pageContent ?? '')) {
    return 'pageContent';
  }
  if (draft.contentType === 'VIDEO' && !draft.videoUrl) return 'videoUrl';
  return null;
}

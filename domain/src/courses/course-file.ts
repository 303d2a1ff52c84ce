import { z } from 'zod';
import { id, requiredLine, slug } from '../fields.ts';
import { messages } from '../messages.ts';
import { choice } from '../choice.ts';
import { readyRubricKeys } from '../essays/ready-rubrics.ts';
import { quotasLimit } from '../questions/draw-quotas.ts';
import { mistakeOfQuestionsQtd } from '../questions/question-bank.ts';
import { questionMetadata } from '../questions/question-metadata.ts';
import { questionDraft, rubricCheck, questionsLimit } from '../questions/question.ts';
import { termDraft } from '../taxonomy/taxonomy.ts';
import { contentDraft, hasQuestions } from './content.ts';
import { contentsLimit, sectionsLimit } from './course-limits.ts';
import { courseDraft, sectionDraft } from './course.ts';

/** An exported course is a zip of this JSON file and of the stored files that it refers to. */
export const courseFileName = 'course.json';

/** The stored file `/files/<name>` is `media/<name>` in the zip. */
export const mediaFolder = 'media/';

/** Accepted media types by file extension. */
export const mediaTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  avif: 'image/avif',
  pdf: 'application/pdf',
  vtt: 'text/vtt',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
};

/** A filter of an automatic exam without ids, which are unknown in another school: terms by title, sections by position. */
const drawnFrom = z.discriminatedUnion('kind', [
  termDraft.extend({ kind: z.enum(['categories', 'levels', 'skills']) }),
  z.object({ kind: z.literal('course') }),
  z.object({ kind: z.literal('section'), position: z.number().int().min(0) }),
  /** Another course or its section; not imported. */
  z.object({ kind: z.literal('elsewhere'), title: z.string().max(160) }),
]);
export type DrawnFrom = z.output<typeof drawnFrom>;

const questionInFile = questionDraft
  .safeExtend({
    ...questionMetadata.omit({ categoryId: true, levelId: true }).partial().shape,
    /** Terms by title, as another school has other ids. */
    category: termDraft.shape.title.nullish(),
    level: termDraft.shape.title.nullish(),
    rubric: choice(readyRubricKeys).nullish(),
    /** The title of a rubric that the school has written; not imported. */
    ownRubric: z.string().max(120).nullish(),
  })
  .refine(...rubricCheck);
export type QuestionInFile = z.output<typeof questionInFile>;

const contentInFile = z
  .object({
    /** Its name in links of the same file: `/este-curso/<key>`, or the key alone. */
    key: z
      .string()
      .regex(/^[\w./-]{1,100}$/, { error: messages.invalid })
      .optional(),
    drawnFrom: z.array(drawnFrom).max(100).default([]),
    /** The number of quotas of its draw; they are made of ids of the school and do not come with the file. */
    quotasQtd: z.number().int().min(0).max(quotasLimit).default(0),
    questions: z.array(questionInFile).max(questionsLimit).default([]),
  })
  .and(contentDraft)
  .refine(({ contentType, questions }) => questions.length === 0 || hasQuestions(contentType), {
    error: messages.invalid,
    path: ['questions'],
  })
  .superRefine(({ drawnFrom: sources, questionsQtd }, context) => {
    for (const { path, message } of sources.length > 0 ? mistakeOfQuestionsQtd(questionsQtd) : [])
      context.addIssue({ code: 'custom', path: [path], message });
  });
export type ContentInFile = z.output<typeof contentInFile>;

const sectionInFile = sectionDraft.extend({ contents: z.array(contentInFile).max(contentsLimit) });

const titles = (message: string) =>
  z.array(termDraft.shape.title, { error: message }).min(1, { error: message }).max(50);

const instructorInFile = z.object({ slug, name: requiredLine(80) });

/** A course without ids, dates and state of publication. */
const courseInFile = courseDraft
  .omit({ storageId: true, isActive: true, isTutorial: true })
  .extend({
    categories: titles(messages.categories),
    levels: titles(messages.levels),
    skills: titles(messages.skills),
    /** Instructors are found by their slug; the file has no other data of them. */
    instructors: z.array(instructorInFile).max(20).default([]),
    sections: z.array(sectionInFile).max(sectionsLimit),
  })
  .refine(
    ({ sections }) => {
      const keys = sections.flatMap(({ contents }) => contents.flatMap(({ key }) => key ?? []));
      return new Set(keys).size === keys.length;
    },
    { error: 'Dois conteúdos do arquivo têm a mesma chave.', path: ['sections'] },
  )
  .superRefine(({ sections }, context) => {
    for (const [section, { contents }] of sections.entries())
      for (const [content, { drawnFrom: sources }] of contents.entries())
        for (const [at, source] of sources.entries())
          if (source.kind === 'section' && source.position >= sections.length)
            context.addIssue({
              code: 'custom',
              path: ['sections', section, 'contents', content, 'drawnFrom', at, 'position'],
              message: 'O arquivo não tem esta seção.',
            });
  });
export type CourseInFile = z.output<typeof courseInFile>;

export const courseFile = z.object({
  format: z.literal('sabia-course', {
    error: 'Este arquivo não é um curso exportado por este sistema.',
  }),
  version: z.literal(1, {
    error: 'Este arquivo foi exportado por uma versão mais nova deste sistema.',
  }),
  course: courseInFile,
});
export type CourseFile = z.output<typeof courseFile>;

/** A zip that was uploaded and is not imported yet. */
export const courseUpload = z.object({ uploadId: id });

/** The course that an import would create; `notices` lists its differences from the file. */
export const courseImportPreview = z.object({
  title: z.string(),
  slug: z.string(),
  sectionsQtd: z.number().int(),
  contentsQtd: z.number().int(),
  questionsQtd: z.number().int(),
  mediaQtd: z.number().int(),
  notices: z.array(z.string()),
});
export type CourseImportPreview = z.output<typeof courseImportPreview>;

/** `notices` lists what the texts of the file lost. */
export const importedCourse = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  notices: z.array(z.string()),
});
export type ImportedCourse = z.output<typeof importedCourse>;

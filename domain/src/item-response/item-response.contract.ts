import { z } from 'zod';
import { choice } from '../choice.ts';
import { percentage, requiredText, truthFlag } from '../fields.ts';
import { messages } from '../messages.ts';
import { admin, everyone, operation } from '../operation.ts';
import { applications, areas } from './booklet.ts';

/** Maximum size of an item file in bytes; INEP's are below 400 kB. */
const itemFileLimit = 4 * 1024 * 1024;
const base64Limit = Math.ceil(itemFileLimit / 3) * 4;

/** The Enem has scores by item response theory since 2009. */
const [firstYear, lastYear] = [2009, 2100];
const yearRange = `Use um ano de ${firstYear} em diante`;

const year = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{4}$/)
        .transform(Number),
    ],
    { error: (issue) => (issue.input === undefined ? messages.required : messages.invalid) },
  )
  .pipe(
    z
      .number()
      .int({ error: messages.invalid })
      .min(firstYear, { error: yearRange })
      .max(lastYear, { error: yearRange }),
  );

/** Without a year the file name has to contain it. An empty field of a form is none. */
const itemFileUpload = z.object({
  year: z.preprocess((value) => (value === '' ? undefined : value), year.optional()),
  file: z.object(
    {
      fileName: requiredText(200),
      contentBase64: z
        .string({ error: messages.required })
        .min(1, { error: 'O arquivo está vazio' })
        .max(base64Limit, { error: 'O arquivo passa de 4 MB' }),
    },
    { error: messages.required },
  ),
});
export type ItemFileUpload = z.output<typeof itemFileUpload>;

const itemFileReport = z.object({
  year: z.number().int(),
  /** Rows in the booklets below. */
  taken: z.number().int(),
  /** Questions of these booklets that could not be read, so that they leave the score; the first of them. */
  unreadable: z.array(
    z.object({
      booklet: z.number().int(),
      position: z.number().int(),
      language: z.literal([0, 1]).nullable(),
      reason: z.string(),
    }),
  ),
  skippedQtd: z.number().int(),
  /** The first skipped rows. */
  skipped: z.array(z.object({ line: z.number().int(), reason: z.string() })),
  /** The reasons of all skipped rows, the most frequent first. */
  reasons: z.array(z.object({ reason: z.string(), rowsQtd: z.number().int() })),
  /** Of the booklets that replace stored ones: items with another key or parameters, and practice exams connected with them. Null: none. */
  changes: z
    .object({
      keysQtd: z.number().int(),
      parametersQtd: z.number().int(),
      examsQtd: z.number().int(),
    })
    .nullable(),
  booklets: z.array(
    z.object({
      booklet: z.number().int(),
      area: z.enum(areas),
      colour: z.string(),
      change: z.enum(['CREATED', 'CHANGED', 'UNCHANGED']),
    }),
  ),
});
export type ItemFileReport = z.output<typeof itemFileReport>;

const itemFile = {
  audience: admin,
  body: itemFileUpload,
  takesForm: { field: 'file', contentType: 'text/csv' },
  bodyLimit: base64Limit + 64 * 1024,
  reply: itemFileReport,
  limitPerMinute: 30,
  refusals: ['too_large'],
} as const;

export const previewItemFile = operation({
  ...itemFile,
  route: 'POST /item-parameters/files/preview',
  summary: 'Preview the import of an item file as INEP publishes it; nothing is stored',
});

export const importItemFile = operation({
  ...itemFile,
  route: 'POST /item-parameters/files',
  summary:
    'Import the whole booklets of an item file as INEP publishes it; a repetition changes nothing',
});

/** A booklet as the calculator offers it. */
const offeredBooklet = z.object({
  booklet: z.number().int(),
  area: z.enum(areas),
  colour: z.string(),
  isAdapted: z.boolean(),
  isReproducible: z.boolean().nullable(),
  /** Largest difference, in points, of known official scores; null: never compared. */
  officialDifference: z.number().nullable(),
  /** The sitting of the exam; null: INEP does not tell it. */
  application: z.enum(applications).nullable(),
  /** Such as 'videoprova em Libras'; null: the usual one, or not told. */
  edition: z.string().nullable(),
  /** The booklet of the same application, colour and edition with the same items in the same order. */
  sameAs: z.number().int().nullable(),
  firstPosition: z.number().int(),
  hasLanguageChoice: z.boolean(),
});
export type OfferedBooklet = z.output<typeof offeredBooklet>;

export const listBooklets = operation({
  route: 'GET /enem-booklets',
  summary:
    'The booklets of a year of the Enem, by default of the latest with all areas, and all years with booklets',
  audience: everyone,
  sharedByVisitors: true,
  query: z.object({ year: year.optional() }),
  reply: z.object({
    year: z.number().int().nullable(),
    years: z.array(z.number().int()),
    booklets: z.array(offeredBooklet),
  }),
});

export const scoreEnem = operation({
  route: 'POST /enem-scores',
  summary: 'The score of one area of the Enem by its published item parameters; nothing is stored',
  audience: everyone,
  limitPerMinute: 60,
  query: z.object({ withQuestions: truthFlag.default(false) }),
  body: z.object({
    year,
    area: choice(areas),
    /** CO_PROVA. */
    booklet: z
      .union(
        [
          z.number(),
          z
            .string()
            .regex(/^\d{1,9}$/)
            .transform(Number),
        ],
        {
          error: (issue) => (issue.input === undefined ? messages.required : messages.invalid),
        },
      )
      .pipe(
        z
          .number()
          .int({ error: messages.invalid })
          .min(1, { error: messages.invalid })
          .max(999_999_999, { error: messages.invalid }),
      ),
    /** 0 English, 1 Spanish; needed in LC, ignored in areas without a language. Another value is none. */
    foreignLanguage: z
      .union([
        z.literal([0, 1]),
        z.literal('0').transform(() => 0 as const),
        z.literal('1').transform(() => 1 as const),
      ])
      .nullish()
      .catch(null),
    /** One character per position: A to E, `.` blank, `*` two marks. */
    answers: z.string({ error: messages.required }),
  }),
  reply: z.object({
    score: z.number(),
    correctQtd: z.number().int(),
    itemsQtd: z.number().int(),
    standardError: z.number(),
    isReproducible: z.boolean().nullable(),
    /** Largest difference, in points, of known official scores of the booklet; null: never compared. */
    officialDifference: z.number().nullable(),
    /** Positions of questions outside of the score: annulled, abandoned, or unreadable in the item file. */
    leftOut: z.array(z.number().int()),
    /** For visitors, with `withQuestions`: the school has questions of the area with which every learner may train. */
    isTrained: z.boolean().nullable(),
    /** With `withQuestions`: the questions that count, in the order of the booklet. */
    questions: z
      .array(
        z.object({
          position: z.number().int(),
          isRight: z.boolean(),
          isBlank: z.boolean(),
          /** 1 to 30: H1 to H30 of the area's matrix; null: not published. */
          ability: z.number().int().nullable(),
          /** Points that the score would gain with the right answer here. */
          gain: z.number(),
          /** The chance of a right answer at this proficiency, in percent. */
          chance: percentage,
          /** On the axis of the proficiency. */
          difficulty: z.number(),
        }),
      )
      .optional(),
  }),
});
export type ScoredArea = z.output<(typeof scoreEnem)['reply']>;

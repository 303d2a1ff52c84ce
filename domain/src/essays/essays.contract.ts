import { z } from 'zod';
import { correctorsComment } from '../attempts/correctors-comment.ts';
import { besideMistakes, id, instant } from '../fields.ts';
import { messages } from '../messages.ts';
import { corrector, correctorOfAttempt, operation, signedIn } from '../operation.ts';
import { mostFiles } from '../questions/kinds/most-files.ts';
import { questionResponse } from '../questions/question-kind.ts';
import { drawnText } from '../rich-text/drawn-text.ts';
import { longestQuote } from './anchor.ts';
import { longestComment } from './comment-limits.ts';
import { mostTakenBytes } from './taken-pages.ts';

const points = z.record(z.string(), z.number());

const rubric = z.object({
  title: z.string(),
  criteria: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      levels: z.array(z.object({ points: z.number(), words: z.string() })),
    }),
  ),
  zeroReasons: z.array(z.object({ key: z.string(), words: z.string() })),
});

/** Neither the author nor other corrections: a correction is independent (product.md RUB6). */
const claimedEssay = z.object({
  attemptId: id,
  questionId: id,
  statement: drawnText,
  response: questionResponse,
  rubric,
  /** True if three corrections do not agree: this mark decides. */
  isForBoard: z.boolean(),
  /** The claim ends at this instant without a sign of life; of one that was taken along, a day later at least. */
  endsAt: instant,
});
export type ClaimedEssay = z.output<typeof claimedEssay>;

const key = z.string({ error: messages.required }).min(1, { error: messages.required }).max(40);

const share = z.number({ error: messages.invalid }).min(0).max(1, { error: messages.invalid });

const essayComment = z.object({
  /** Of a criterion, or of the whole essay. */
  criterion: key.nullish(),
  text: correctorsComment(longestComment).refine((text) => text !== '', {
    error: messages.required,
  }),
  /** The words of the essay that it is about. */
  anchor: z
    .object({
      quote: z.string().min(1).max(longestQuote),
      prefix: z.string().max(64),
      suffix: z.string().max(64),
    })
    .nullish(),
  /** The place on a page of the essay that it is about, as shares of the width and height of the upright page. */
  point: z
    .object({
      /** From 0. */
      page: z
        .number({ error: messages.invalid })
        .int()
        .min(0)
        .max(mostFiles - 1, { error: messages.invalid }),
      x: share,
      y: share,
    })
    .nullish(),
});
export type EssayComment = z.output<typeof essayComment>;

const correctedEssay = z.object({
  attemptId: id,
  questionId: id,
  status: z.enum(['WAITING', 'BOARD', 'SETTLED']),
  /** The points that count; null until the essay is settled. */
  score: z.number().nullable(),
  competences: points.nullable(),
  zeroReason: z.string().nullable(),
  /** The way to the mark, in Portuguese. */
  explanation: z.string().nullable(),
  /** The own mark; those of others only after the own one, or once the essay is settled. */
  marks: z.array(
    z.object({
      correctorId: id,
      correctorName: z.string(),
      isBoard: z.boolean(),
      levels: points.nullable(),
      zeroReason: z.string().nullable(),
      comments: z.array(essayComment),
      submittedAt: instant,
    }),
  ),
});
export type CorrectedEssay = z.output<typeof correctedEssay>;

/** An essay as its author sees it, without the names of its correctors. */
const essayResult = z.object({
  questionId: id,
  rubricTitle: z.string(),
  /** Withheld: it has its mark, which the class waits for (product.md DUE10). */
  status: z.enum(['WAITING', 'BOARD', 'WITHHELD', 'SETTLED']),
  /** Corrections that are given, and those that it needs as far as is known; the fourth is that of the board. */
  givenQtd: z.number().int(),
  wantedQtd: z.number().int(),
  /** The fields below are empty until the essay is settled. */
  score: z.number().nullable(),
  mostPoints: z.number(),
  /** In words. */
  zeroReason: z.string().nullable(),
  criteria: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      points: z.number(),
      mostPoints: z.number(),
      /** Null between two levels. */
      words: z.string().nullable(),
    }),
  ),
  explanation: z.string().nullable(),
  /** Those of all corrections. */
  comments: z.array(essayComment),
  /** The criteria and comments that the author has in the error notebook (product.md E6). */
  noted: z.array(
    z.object({
      /** Of the card. */
      id,
      criterion: z.string().nullable(),
      /** The number of the comment, from 1. */
      comment: z.number().int().nullable(),
    }),
  ),
  /** The last essays of the author by the same rubric whose marks are told, the oldest first (product.md RUB14). */
  curve: z.array(
    z.object({
      attemptId: id,
      questionId: id,
      submittedAt: instant,
      score: z.number(),
      /** Of each criterion; zero of all of them with a reason for zero. */
      points,
    }),
  ),
});
export type EssayResult = z.output<typeof essayResult>;

/** The latest earlier answer of the author to the question of an essay in the same exam, with its mark (product.md RUB14). */
const earlierVersion = essayResult
  .pick({ questionId: true, score: true, mostPoints: true, criteria: true, comments: true })
  .extend({
    /** Of its attempt. */
    number: z.number().int(),
    /** Null: photographed pages. */
    text: z.string().nullable(),
  });
export type EarlierVersion = z.output<typeof earlierVersion>;

const place = z.object({ attemptId: id, questionId: id });

export const readEssayQueue = operation({
  route: 'GET /corrections/claims',
  summary:
    'The essays that the caller has claimed, and those that wait for a correction by the caller',
  audience: corrector,
  reply: z.object({
    /** The oldest first. */
    claims: z.array(claimedEssay),
    waitingQtd: z.number().int(),
    /** The submission of the oldest that waits. */
    oldestAt: instant.nullable(),
  }),
  sharesFiles: true,
});

export const readEssayResults = operation({
  route: 'GET /practice-exams/attempts/{id}/essays',
  summary:
    "The essays of one of the caller's attempts and what their corrections have come to, once it is submitted, with their earlier versions",
  audience: signedIn,
  params: z.object({ id }),
  reply: z.object({ essays: z.array(essayResult), earlier: z.array(earlierVersion) }),
  refusals: ['not_found'],
});

export const claimEssay = operation({
  route: 'POST /corrections/claims',
  summary:
    'Take the next essay to correct, the oldest first; nothing if none waits for this person',
  audience: corrector,
  // The author is named to the audit log only.
  shows: 'ANSWERS',
  showsWhom: 'userId',
  showsOf: 'examId',
  body: z.object({
    practiceExamId: id.optional(),
    /** To correct it without a network: the next that a device can keep, held for a day with the texts that the caller has. */
    isTakenAlong: z.boolean({ error: messages.invalid }).default(false),
    /** Bytes that the device keeps of photographed pages beside those that it has; without them only texts are taken along. */
    roomForPages: z
      .number({ error: messages.invalid })
      .int({ error: messages.invalid })
      .min(0, { error: messages.invalid })
      .max(mostTakenBytes, { error: messages.invalid })
      .default(0),
  }),
  status: 201,
  reply: claimedEssay,
  sharesFiles: true,
  mayBeEmpty: true,
  refusals: ['conflict'],
});

export const keepClaim = operation({
  route: 'PUT /corrections/{attemptId}/{questionId}/claim',
  summary: 'A sign of life, so that the claim of an essay does not end',
  audience: correctorOfAttempt,
  params: place,
  refusals: ['not_found'],
});

export const dropClaim = operation({
  route: 'DELETE /corrections/{attemptId}/{questionId}/claim',
  summary: 'Give an essay back without a mark',
  audience: correctorOfAttempt,
  params: place,
});

export const markEssay = operation({
  route: 'PUT /corrections/{attemptId}/{questionId}/marks',
  summary: 'Give the own mark of an essay: a level of each criterion, or a reason for zero',
  audience: correctorOfAttempt,
  params: place,
  body: z
    .object({
      levels: z.record(key, z.number({ error: messages.invalid })).optional(),
      zeroReason: key.optional(),
      comments: z.array(essayComment).max(100, { error: 'Máximo de 100 comentários' }).default([]),
    })
    .refine(({ levels, zeroReason }) => (levels === undefined) !== (zeroReason === undefined), {
      error: 'Dê as notas dos critérios ou um motivo para zero',
      path: ['levels'],
      ...besideMistakes('levels', 'zeroReason'),
    }),
  reply: correctedEssay,
  refusals: ['not_found', 'conflict'],
});

export const readEssay = operation({
  route: 'GET /corrections/{attemptId}/{questionId}',
  summary: 'The marks of an essay that the viewer may see, and what they have come to',
  audience: correctorOfAttempt,
  shows: 'ANSWERS',
  showsWhom: 'userId',
  showsOf: 'examId',
  params: place,
  reply: correctedEssay,
  refusals: ['not_found'],
});

import { z } from 'zod';
import { choice } from '../choice.ts';
import { askedExamIds, examIds } from '../exams/exam-ids.ts';
import { id, instant, pageNumbers, pageOf } from '../fields.ts';
import { admin, operation } from '../operation.ts';
import { questionResponse } from '../questions/question-kind.ts';
import { question } from '../questions/question.ts';
import { gradedAnswer, submittedAttempt } from './attempt.ts';
import { correctorsComment } from './correctors-comment.ts';

const creditMessage = 'Dê de 0 a 1: 0,5 é metade da questão';

/** An answer that a person corrects, with its question and key. */
const answerToCorrect = z.object({
  attemptId: id,
  userId: id,
  /** Empty for an essay that waits for its mark: its correctors do not know the author (product.md RUB6). */
  userName: z.string(),
  /** It is corrected by a rubric in the room of essays, and gets no credit here. */
  isEssay: z.boolean(),
  /** Of the attempt. */
  ...examIds,
  title: z.string(),
  submittedAt: instant.nullable(),
  question,
  response: questionResponse,
  /** Null: it awaits its correction. */
  credit: z.number().nullable(),
  comment: z.string().nullable(),
  correctedAt: instant.nullable(),
});
export type AnswerToCorrect = z.output<typeof answerToCorrect>;

export const listCorrections = operation({
  route: 'GET /corrections',
  summary: 'Answers that await the correction by a person, the oldest first, or the corrected ones',
  audience: admin,
  shows: 'STUDIES',
  showsWhom: 'items.*.userId',
  query: z.object({
    ...pageNumbers,
    status: choice(['AWAITING', 'CORRECTED']).default('AWAITING'),
    ...askedExamIds,
  }),
  reply: pageOf(answerToCorrect),
});

export const correctAnswer = operation({
  route: 'PATCH /corrections/{attemptId}/{questionId}',
  summary: 'Give an answer its credit and a comment; the grade of the attempt is recomputed',
  audience: admin,
  params: z.object({ attemptId: id, questionId: id }),
  body: z.object({
    /** 0 to 1. */
    credit: z
      .number({ error: creditMessage })
      .min(0, { error: creditMessage })
      .max(1, { error: creditMessage }),
    comment: correctorsComment(5000).nullish(),
  }),
  reply: z.object({ answer: gradedAnswer, attempt: submittedAttempt.nullable() }),
  refusals: ['not_found', 'conflict'],
});

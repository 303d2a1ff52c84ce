import { z } from 'zod';
import { choice } from '../choice.ts';
import { gradedAnswer } from '../attempts/attempt.ts';
import { immediateAnswer } from '../attempts/immediate-answer.ts';
import { besideMistakes, id, instant } from '../fields.ts';
import { operation, signedIn } from '../operation.ts';
import { question } from '../questions/question.ts';
import { areas } from './booklet.ts';

/** SUFFICIENT: the estimate is as exact as a training makes it. NO_QUESTION: all were asked. STOPPED: by the learner. */
const endReasons = ['SUFFICIENT', 'NO_QUESTION', 'STOPPED'] as const;

/** A score with its standard error, in points of the scale. */
const estimate = z.object({ score: z.number(), standardError: z.number() });
export type TrainingEstimate = z.output<typeof estimate>;

const trainingSummary = z.object({
  id,
  /** That of the area or of the practice exam, with that of its area if it has several. */
  title: z.string(),
  area: z.enum(areas).nullable(),
  practiceExamId: id.nullable(),
  startedAt: instant,
  endedAt: instant.nullable(),
  endReason: z.enum(endReasons).nullable(),
  answersQtd: z.number().int(),
  rightQtd: z.number().int(),
  /** Null before the first answer. */
  estimate: estimate.nullable(),
});
export type TrainingSummary = z.output<typeof trainingSummary>;

const training = trainingSummary.extend({
  /** The next question without its key; null at the end. */
  question: question.nullable(),
  /** The error at which it ends, in points of the scale. */
  sufficientError: z.number(),
});
export type Training = z.output<typeof training>;

const byId = z.object({ id });

const trainingChoices = z.object({
  areas: z.array(z.object({ area: z.enum(areas), questionsQtd: z.number().int() })),
  /** Each area of practice exams on its own. */
  exams: z.array(
    z.object({
      id,
      title: z.string(),
      /** Null: an exam without areas. */
      areaId: id.nullable(),
      /** Null: the exam has one area or none. */
      areaTitle: z.string().nullable(),
      questionsQtd: z.number().int(),
    }),
  ),
  /** The caller's trainings, those under way first, then the newest. */
  trainings: z.array(trainingSummary),
});
export type TrainingChoices = z.output<typeof trainingChoices>;

export const listTrainings = operation({
  route: 'GET /trainings',
  summary: 'Areas and practice exams that the caller can train, and the latest trainings',
  audience: signedIn,
  reply: trainingChoices,
});

export const startTraining = operation({
  route: 'POST /trainings',
  summary:
    'Start a training of an area of the Enem or of a practice exam, or resume the one under way; can be repeated',
  audience: signedIn,
  body: z
    .object({
      /** Made by the client; a known id changes nothing. */
      id,
      area: choice(areas).optional(),
      practiceExamId: id.optional(),
      /** Of the practice exam; needed if it has several areas. */
      areaId: id.optional(),
    })
    .refine(({ area, practiceExamId }) => (area === undefined) !== (practiceExamId === undefined), {
      path: ['area'],
      error: 'Escolha uma área ou um simulado',
      ...besideMistakes('area', 'practiceExamId'),
    }),
  reply: training,
  sharesFiles: true,
  status: 201,
  refusals: ['not_found', 'training_empty'],
});

export const readTraining = operation({
  route: 'GET /trainings/{id}',
  summary: "One of the caller's trainings with its next question",
  audience: signedIn,
  params: byId,
  reply: training,
  sharesFiles: true,
  refusals: ['not_found'],
});

export const answerTraining = operation({
  route: 'POST /trainings/{id}/answers',
  summary: 'Answer the question of a training: its key, and the next question; can be repeated',
  audience: signedIn,
  params: byId,
  body: immediateAnswer,
  reply: z.object({ answer: gradedAnswer, training }),
  sharesFiles: true,
  refusals: ['not_found', 'training_waits'],
});

export const endTraining = operation({
  route: 'POST /trainings/{id}/end',
  summary: 'End a training; can be repeated',
  audience: signedIn,
  params: byId,
  reply: training,
  sharesFiles: true,
  refusals: ['not_found'],
});

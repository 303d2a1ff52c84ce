import { z } from 'zod';
import { id, instant } from '../fields.ts';
import { admin, operation } from '../operation.ts';

const byId = z.object({ id });

const calibratedQuestion = z.object({
  questionId: id,
  /** Place in the exam, from 1. */
  number: z.number().int(),
  answersQtd: z.number().int(),
  /** People correct its answers, so that it has no parameters. */
  isCorrectedByPeople: z.boolean(),
  /** Null: too few answers, or all of them right or wrong. */
  parameters: z
    .object({
      a: z.number(),
      b: z.number(),
      /** Standard error of b. */
      error: z.number(),
      /** 1: as the model expects; above 1.3 the answers are more random. */
      fit: z.number(),
    })
    .nullable(),
});

const calibration = z.object({
  /** NONE: never requested. WAITING: being computed. FAILED: it took too long. PUBLISHED: its questions have published parameters. */
  status: z.enum(['NONE', 'WAITING', 'FAILED', 'DONE', 'PUBLISHED']),
  /** Submitted first attempts, at most those that a calibration uses. */
  attemptsQtd: z.number().int(),
  /** The scale of the exam is one of item response, so that its scores use accepted estimates. */
  isUsed: z.boolean(),
  calibratedAt: instant.nullable(),
  acceptedAt: instant.nullable(),
  model: z.enum(['RASCH', 'TWO_PARAMETER']).nullable(),
  questions: z.array(calibratedQuestion),
});
export type ExamCalibration = z.output<typeof calibration>;

const ofExam = { audience: admin, params: byId, reply: calibration } as const;

export const readCalibration = operation({
  ...ofExam,
  route: 'GET /practice-exams/{id}/calibration',
  summary: "The estimated parameters of a practice exam's questions, with errors and fit",
  refusals: ['not_found'],
});

export const requestCalibration = operation({
  ...ofExam,
  route: 'POST /practice-exams/{id}/calibration',
  summary: "Estimate the parameters of a practice exam's questions in the background",
  refusals: ['not_found', 'calibration_published'],
});

export const acceptCalibration = operation({
  ...ofExam,
  route: 'POST /practice-exams/{id}/calibration/accept',
  summary: 'Use the estimated parameters for scores and trainings; can be repeated',
  refusals: ['not_found', 'calibration_published', 'calibration_missing', 'calibration_unused'],
});

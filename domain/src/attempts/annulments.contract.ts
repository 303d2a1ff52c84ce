import { z } from 'zod';
import { id, instant } from '../fields.ts';
import { admin, operation } from '../operation.ts';
import { regrading } from '../questions/regrading.ts';
import { annulment } from './annulment.ts';

const byExam = z.object({ id, examId: id });

/** An exam with submitted attempts that asked a question, or the exam of the question. */
const askingExam = z.object({
  /** The content of a course, or the practice exam. */
  kind: z.enum(['content', 'practice-exam']),
  id,
  title: z.string(),
  courseId: id.nullable(),
  /** The title of the course. */
  within: z.string().nullable(),
  triesQtd: z.number().int(),
  annulment: annulment.extend({ annulledAt: instant }).nullable(),
});

export const listAnnulments = operation({
  route: 'GET /questions/{id}/annulments',
  summary: 'The exams that asked a question, each with its annulment there',
  audience: admin,
  params: z.object({ id }),
  reply: z.array(askingExam),
  refusals: ['not_found'],
});

export const listRegradings = operation({
  route: 'GET /regradings',
  summary: 'Regrades that go on in the background: of another key or weight, or of an annulment',
  audience: admin,
  reply: z.array(
    z.object({
      questionId: id,
      /** Of an annulment; null: all exams that asked the question. */
      examId: id.nullable(),
      /** Attempts that have their new grade. */
      doneQtd: z.number().int(),
      triesQtd: z.number().int(),
      requestedAt: instant,
    }),
  ),
});

export const previewAnnulment = operation({
  route: 'GET /questions/{id}/annulments/{examId}',
  summary: 'Number of attempts at an exam whose grade an annulment would change, by its effect',
  audience: admin,
  params: byExam,
  reply: z.object({ POINT_FOR_ALL: regrading, OUT_OF_SCORE: regrading }),
  refusals: ['not_found'],
});

export const annulQuestion = operation({
  route: 'POST /questions/{id}/annulments/{examId}',
  summary: 'Annul a question in an exam, or change its annulment; all attempts there are regraded',
  audience: admin,
  records: { kind: 'QUESTION', id: 'params.id' },
  params: byExam,
  body: annulment,
  reply: annulment,
  refusals: ['not_found', 'nothing_counts'],
});

export const undoAnnulment = operation({
  route: 'DELETE /questions/{id}/annulments/{examId}',
  summary: 'Undo the annulment of a question in an exam; all attempts there are regraded',
  audience: admin,
  records: { kind: 'QUESTION', what: 'RESTORED', id: 'params.id' },
  params: byExam,
  refusals: ['not_found'],
});

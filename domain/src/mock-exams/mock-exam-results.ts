import { z } from 'zod';
import { id } from '../fields.ts';
import { areas as enemAreas } from '../item-response/booklet.ts';
import { scaleKinds } from '../item-response/exam-scale.ts';
import { cardStates, type CardState } from './card-reading.ts';

const resultStates = ['NONE', 'PARTIAL', 'COMPLETE', 'DOUBTS', 'CONFLICT'] as const;
export type ResultState = (typeof resultStates)[number];

export const dayResult = z.object({
  day: z.number().int(),
  state: z.enum(cardStates),
  /** Null: no card was read, two readings are in conflict, or the answers are not graded yet. */
  rightQtd: z.number().int().nullable(),
  /** A phone has opened the sealed exam before the start (product.md MOCK32). */
  openedEarly: z.boolean(),
});

export const areaScore = z.object({
  areaId: id,
  /** On the scale of the exam; null until the answers of the whole area are graded, and without item parameters. */
  score: z.number().nullable(),
  /** From parameters that were estimated from the school's own answers. */
  isEstimated: z.boolean(),
});

const personResult = z.object({
  personId: id,
  number: z.number().int(),
  name: z.string(),
  className: z.string(),
  /** Of an answer card of the person: it opens the page with these results (product.md MOCK33). */
  code: z.string(),
  state: z.enum(resultStates),
  days: z.array(dayResult),
  /** In the order of `areas`. */
  scores: z.array(areaScore),
  /** The points of the person's last essay at the exams of the event; null until its mark is told. */
  essay: z.number().nullable(),
  /** The same if the essay is corrected by the rubric of the Enem; else null. */
  enemEssay: z.number().nullable(),
});
export type PersonResult = z.output<typeof personResult>;

/** The results of an event (product.md MOCK14). */
export const mockExamResults = z.object({
  title: z.string(),
  /** The viewer is more than a monitor (product.md MOCK35). */
  mayReadReport: z.boolean(),
  /** The classes of the event whose results the viewer sees. */
  classes: z.array(z.object({ id, title: z.string() })),
  days: z.array(
    z.object({
      day: z.number().int(),
      title: z.string(),
      /** Those that one person is asked: of two foreign languages one counts. */
      questionsQtd: z.number().int(),
    }),
  ),
  /** Of the exams with a scale, by day. */
  areas: z.array(
    z.object({
      id,
      day: z.number().int(),
      title: z.string(),
      kind: z.enum(scaleKinds),
      /** Null: an area that the Enem does not have. */
      area: z.enum(enemAreas).nullable(),
    }),
  ),
  people: z.array(personResult),
});
export type MockExamResults = z.output<typeof mockExamResults>;

/** The state of a person's results: what a human has to do comes first. */
export function resultStateOf(days: readonly CardState[]): ResultState {
  if (days.includes('CONFLICT')) return 'CONFLICT';
  if (days.includes('DOUBTS')) return 'DOUBTS';
  if (days.every((state) => state === 'NONE')) return 'NONE';
  return days.includes('NONE') ? 'PARTIAL' : 'COMPLETE';
}

/** The states in the sheet of the results. */
export const resultStateNames: Readonly<Record<ResultState, string>> = {
  NONE: 'Sem cartão lido',
  PARTIAL: 'Falta um dia',
  COMPLETE: 'Completo',
  DOUBTS: 'Com dúvidas',
  CONFLICT: 'Em conflito',
};

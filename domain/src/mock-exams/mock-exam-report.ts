import { z } from 'zod';
import { id, percentage } from '../fields.ts';
import { cardOptions } from './card-layout.ts';

/** Cards of fewer people say too little about a question or a class (product.md MOCK35). */
export const fewestCards = 20;

const measure = z.object({
  /** RIGHT: right answers of a day. AREA: the score of an area. ESSAY: points of the last essay. */
  kind: z.enum(['RIGHT', 'AREA', 'ESSAY']),
  day: z.number().int().nullable(),
  title: z.string(),
  peopleQtd: z.number().int(),
  mean: z.number().nullable(),
  bins: z.array(z.object({ from: z.number(), to: z.number(), valuesQtd: z.number().int() })),
});

const reportedQuestion = z.object({
  day: z.number().int(),
  /** As on the answer card of the first booklet. */
  number: z.number().int(),
  areaTitle: z.string().nullable(),
  /** 0 English, 1 Spanish; null: everybody is asked it. */
  language: z.number().int().nullable(),
  /** The ability of the question, else its category; null without both. */
  topic: z.string().nullable(),
  key: z.enum(cardOptions).nullable(),
  /** People whose answers count. */
  askedQtd: z.number().int(),
  rightShare: percentage.nullable(),
  choices: z.array(z.object({ option: z.enum(cardOptions), share: percentage })),
  blankShare: percentage,
  /** Two marks, or a bubble without an alternative. */
  invalidShare: percentage,
  /** Point-biserial correlation with the rest of the day, -1 to 1. */
  discrimination: z.number().nullable(),
  /** Right answers below chance, or negative discrimination; from 20 cards on. */
  isToReview: z.boolean(),
});
export type ReportedQuestion = z.output<typeof reportedQuestion>;

const topic = z.object({
  title: z.string(),
  questionsQtd: z.number().int(),
  rightShare: percentage,
});
export type ReportedTopic = z.output<typeof topic>;

/** The report of a mock exam event (product.md MOCK35). */
export const mockExamReport = z.object({
  /** Of the event. */
  title: z.string(),
  /** The classes whose report the viewer may ask for. */
  classes: z.array(z.object({ id, title: z.string() })),
  /** People with a card that counts. */
  cardsQtd: z.number().int(),
  measures: z.array(measure),
  questions: z.array(reportedQuestion),
  /** The worst ones first. */
  topics: z.array(topic),
  /** Of all classes that the viewer sees; the means are in the order of `measures`, and null with fewer than 20 cards. */
  comparison: z.array(
    z.object({
      id,
      title: z.string(),
      cardsQtd: z.number().int(),
      means: z.array(z.number().nullable()).nullable(),
    }),
  ),
});
export type MockExamReport = z.output<typeof mockExamReport>;

/** A question that may be wrong, unclear or badly keyed: fewer right answers than by chance, or more of the weaker people. */
export const isToReview = ({
  askedQtd,
  rightShare,
  discrimination,
  alternativesQtd,
}: Pick<ReportedQuestion, 'askedQtd' | 'rightShare' | 'discrimination'> & {
  alternativesQtd: number;
}): boolean =>
  askedQtd >= fewestCards &&
  rightShare !== null &&
  (rightShare < 100 / alternativesQtd || (discrimination !== null && discrimination < 0));

/** The share of right answers by topic, the lowest first: what to teach next. */
export function topicsOf(questions: readonly ReportedQuestion[]): ReportedTopic[] {
  const known = questions.flatMap(({ topic: title, rightShare, askedQtd }) =>
    title === null || rightShare === null ? [] : [{ title, rightShare, askedQtd }],
  );
  return [...Map.groupBy(known, ({ title }) => title)]
    .map(([title, asked]) => ({
      title,
      questionsQtd: asked.length,
      rightShare:
        asked.reduce((sum, { rightShare, askedQtd }) => sum + rightShare * askedQtd, 0) /
        asked.reduce((sum, { askedQtd }) => sum + askedQtd, 0),
    }))
    .toSorted(
      (one, other) =>
        one.rightShare - other.rightShare || one.title.localeCompare(other.title, 'pt-BR'),
    );
}

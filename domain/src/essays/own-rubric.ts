import { z } from 'zod';
import { id, instant, requiredLine } from '../fields.ts';
import { atMost, messages } from '../messages.ts';
import type { Rubric } from './rubric.ts';

/** The rubrics of a school, archived ones too. */
export const rubricsLimit = 100;

const pointsProblem = 'As notas vão de 0 a 1.000, em passos de 0,5';
const points = z
  .number({ error: messages.required })
  .min(0, { error: pointsProblem })
  .max(1000, { error: pointsProblem })
  .multipleOf(0.5, { error: pointsProblem });

const level = z.object({
  points,
  /** A text of this level, described. */
  words: z
    .string({ error: messages.invalid })
    .trim()
    .max(500, { error: atMost(500) })
    .default(''),
});

const levelsQtd = 'Um critério tem de 2 a 11 níveis';
/** A mistake at each level that is not above the one before it. */
const isAscending = ({
  value: levels,
  issues,
}: z.core.ParsePayload<{ points: number }[]>): void => {
  levels.forEach(({ points: one }, at) => {
    const before = levels[at - 1]?.points;
    if (before === undefined || one > before) return;
    const message = 'Ponha os níveis da menor para a maior nota, sem repetir';
    issues.push({ code: 'custom', input: one, path: [at, 'points'], message });
  });
};

const criterion = z.object({
  title: requiredLine(120),
  levels: z
    .array(level, { error: messages.invalid })
    .min(2, { error: levelsQtd })
    .max(11, { error: levelsQtd })
    .check(isAscending),
});

const criteriaQtd = 'Uma rubrica tem de 1 a 10 critérios';

/** The part of a rubric by which essays are corrected; a change of it makes a version (product.md RUB7). */
const contentFields = z.object({
  title: requiredLine(120),
  criteria: z
    .array(criterion, { error: messages.invalid })
    .min(1, { error: criteriaQtd })
    .max(10, { error: criteriaQtd }),
  zeroReasons: z
    .array(z.object({ words: requiredLine(160) }), { error: messages.invalid })
    .max(20, { error: 'Máximo de 20 motivos para zero' }),
  thresholds: z.object({ total: points, criterion: points }),
});

/** Body of a create. */
export const rubricDraft = contentFields.extend({
  zeroReasons: contentFields.shape.zeroReasons.default([]),
});
export type RubricDraft = z.output<typeof rubricDraft>;

/** Any subset of the fields, with the version that they change. */
export const rubricChanges = contentFields.partial().extend({
  version: z.number({ error: messages.required }).int({ error: messages.invalid }),
  isArchived: z.boolean({ error: messages.invalid }).optional(),
});
export type RubricChanges = z.output<typeof rubricChanges>;

/** A rubric in a listing. */
export const rubricCard = z.object({
  id,
  title: z.string(),
  version: z.number().int(),
  isArchived: z.boolean(),
  criteriaQtd: z.number().int(),
  mostPoints: z.number(),
  questionsQtd: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});
export type RubricCard = z.output<typeof rubricCard>;

export const ownRubric = rubricCard.extend({
  criteria: z.array(
    z.object({
      title: z.string(),
      levels: z.array(z.object({ points: z.number(), words: z.string() })),
    }),
  ),
  zeroReasons: z.array(z.object({ words: z.string() })),
  thresholds: z.object({ total: z.number(), criterion: z.number() }),
});
export type OwnRubric = z.output<typeof ownRubric>;

/** The rubric that is stored, with the keys that marks refer to: C1, C2 … and Z1, Z2 …, by position. */
export const rubricOfDraft = ({
  title,
  criteria,
  zeroReasons,
  thresholds,
}: Pick<RubricDraft, 'title' | 'criteria' | 'zeroReasons' | 'thresholds'>): Rubric => ({
  title,
  criteria: criteria.map(({ title: name, levels }, at) => ({
    key: `C${at + 1}`,
    title: name,
    levels,
  })),
  zeroReasons: zeroReasons.map(({ words }, at) => ({ key: `Z${at + 1}`, words })),
  thresholds,
});

import { z } from 'zod';
import { choice } from '../choice.ts';
import { besideMistakes, id, instant, percentage, requiredLine, wholeNumber } from '../fields.ts';
import { messages } from '../messages.ts';
import { admin, operation, signedIn } from '../operation.ts';
import { timeLimitMinutes } from '../exams/exam-settings.ts';
import { areas } from './booklet.ts';
import { cut, cutUnits, examScaleDraft, scaleKinds } from './exam-scale.ts';
import { parameterStates } from './official-items.ts';

const byId = z.object({ id });
const area = choice(areas).nullable().default(null);
const language = z.literal([0, 1], { error: messages.invalid }).nullable().default(null);

const examScale = z.object({
  id,
  title: z.string(),
  kind: z.enum(scaleKinds),
  rightPoints: z.number().nullable(),
  wrongPoints: z.number().nullable(),
  cut: z.number().nullable(),
  areaCut: z.number().nullable(),
  cutUnit: z.enum(cutUnits),
  /** Added by the school. */
  isOwn: z.boolean(),
  /** Practice exams that use it. */
  examsQtd: z.number().int(),
});
export type ExamScale = z.output<typeof examScale>;

export const listExamScales = operation({
  route: 'GET /exam-scales',
  summary: 'The scales that practice exams can have',
  audience: admin,
  reply: z.array(examScale),
});

export const createExamScale = operation({
  route: 'POST /exam-scales',
  summary: 'Add a scale that counts points',
  audience: admin,
  body: examScaleDraft,
  setElsewhere: { id: null },
  reply: examScale,
  status: 201,
  refusals: ['title_taken'],
});

export const deleteExamScale = operation({
  route: 'DELETE /exam-scales/{id}',
  summary: 'Delete a scale of the school that no practice exam uses',
  audience: admin,
  params: byId,
  refusals: ['not_found', 'scale_in_use'],
});

const examArea = z.object({
  id,
  title: z.string(),
  area: z.enum(areas).nullable(),
  weight: z.number(),
  cut: z.number().nullable(),
  /** Minutes; null: no time of its own (product.md A19). */
  timeLimitMinutes: z.number().int().nullable(),
  /** The booklet that it was connected with. */
  booklet: z
    .object({
      year: z.number().int(),
      booklet: z.number().int(),
      colour: z.string().nullable(),
      /** As of the scores of the area. */
      isReproducible: z.boolean().nullable(),
    })
    .nullable(),
  /** In the order of the exam. */
  questions: z.array(
    z.object({
      id,
      language: z.literal([0, 1]).nullable(),
      parameters: z.enum(parameterStates),
    }),
  ),
});

const examScoring = z.object({
  /** Null: without a scale. */
  scale: examScale.nullable(),
  areas: z.array(examArea),
  /** All questions of the exam, in order. */
  questionIds: z.array(id),
  /** Submitted attempts, whose scores follow a change. */
  attemptsQtd: z.number().int(),
});
export type ExamScoring = z.output<typeof examScoring>;

export const readExamScoring = operation({
  route: 'GET /practice-exams/{id}/scoring',
  summary: 'Scale and areas of a practice exam',
  audience: admin,
  params: byId,
  reply: examScoring,
  refusals: ['not_found'],
});

const questionsOfArea = z
  .array(z.object({ id, language }), { error: messages.required })
  .min(1, { error: 'Diga quais questões são desta área' })
  .max(5000, { error: messages.invalid });

const examScoringChanges = z
  .object({
    /** Null: no scale, and with it no areas and no scores. */
    scaleId: id.nullable(),
    areas: z
      .array(
        z.object({
          /** Of an area that exists. */
          id: id.optional(),
          title: requiredLine(60),
          area,
          weight: z
            .number({ error: messages.required })
            .gt(0, { error: 'Use um peso acima de 0' })
            .max(100, { error: 'Use um peso até 100' })
            .default(1),
          cut,
          timeLimitMinutes: timeLimitMinutes.default(null),
          questions: questionsOfArea,
        }),
      )
      .max(20, { error: 'Use até 20 áreas' }),
  })
  .superRefine(
    ({ scaleId, areas: given }, context) => {
      if (scaleId !== null && given.length === 0) {
        context.addIssue({ code: 'custom', path: ['areas'], message: 'Crie pelo menos uma área' });
      }
      if (scaleId === null && given.length > 0) {
        const message = 'Escolha uma escala: sem ela o simulado não tem áreas';
        context.addIssue({ code: 'custom', path: ['scaleId'], message });
      }
      const ids = new Set<string>();
      const seen = new Set<string>();
      const isFirst = (known: Set<string>, one: string) =>
        !known.has(one) && Boolean(known.add(one));
      for (const [at, { id: areaId, questions }] of given.entries()) {
        if (areaId && !isFirst(ids, areaId)) {
          const message = 'Esta área está duas vezes na lista';
          context.addIssue({ code: 'custom', path: ['areas', at, 'id'], message });
        }
        if (questions.filter((question) => !isFirst(seen, question.id)).length > 0) {
          const message = 'Uma questão fica em uma área só, e uma vez';
          context.addIssue({ code: 'custom', path: ['areas', at, 'questions'], message });
        }
      }
    },
    besideMistakes('scaleId', 'areas'),
  );
export type ExamScoringChanges = z.output<typeof examScoringChanges>;

export const setExamScoring = operation({
  route: 'PATCH /practice-exams/{id}/scoring',
  summary: 'Set scale and areas of a practice exam; its scores are computed anew',
  audience: admin,
  params: byId,
  body: examScoringChanges,
  reply: examScoring,
  refusals: ['not_found'],
});

const bookletConnection = z.object({
  year: z
    .number({ error: messages.required })
    .int({ error: messages.invalid })
    .min(2009, { error: messages.invalid })
    .max(2100, { error: messages.invalid }),
  /** CO_PROVA. */
  booklet: z
    .number({ error: messages.required })
    .int({ error: messages.invalid })
    .min(1, { error: messages.invalid })
    .max(999_999_999, { error: messages.invalid }),
  /** The number of the question that is the first of the booklet. */
  first: z
    .number({ error: messages.invalid })
    .int({ error: messages.invalid })
    .min(1, { error: messages.invalid })
    .max(5000, { error: messages.invalid })
    .default(1),
  /** Null: the exam has the questions of both languages, English first. */
  language,
});
export type BookletConnection = z.output<typeof bookletConnection>;

const bookletMatch = z.object({
  area: z.enum(areas),
  sameQtd: z.number().int(),
  abandonedQtd: z.number().int(),
  /** Items of the booklet for which the exam has no question. */
  missingQtd: z.number().int(),
  /** False also if an item that counts is missing or different. */
  isReproducible: z.boolean().nullable(),
  /** The parameters of the booklet contradict official scores. */
  isContradictory: z.boolean(),
  /**
   * Most keys differ, so the exam follows another booklet and the connection is refused; with the booklet of the year and
   * area that has the most equal keys, if that is another one.
   */
  otherBooklet: z
    .object({
      better: z
        .object({ booklet: z.number().int(), colour: z.string(), sameQtd: z.number().int() })
        .nullable(),
    })
    .nullable(),
  /** Questions whose right alternative is not the published one; they stay outside the score. */
  different: z.array(
    z.object({
      questionId: id,
      number: z.number().int(),
      position: z.number().int(),
      /** Null: a question of another kind. */
      key: z.string().nullable(),
      publishedKey: z.string(),
    }),
  ),
});
export type BookletMatchReport = z.output<typeof bookletMatch>;

const connection = {
  audience: admin,
  params: byId,
  body: bookletConnection,
  reply: bookletMatch,
  refusals: ['not_found'],
} as const;

export const previewBookletConnection = operation({
  ...connection,
  route: 'POST /practice-exams/{id}/scoring/booklet/preview',
  summary:
    'Compare the questions of a practice exam with the items of a booklet; nothing is stored',
});

export const connectBooklet = operation({
  ...connection,
  route: 'POST /practice-exams/{id}/scoring/booklet',
  summary:
    'Connect the questions of a practice exam with the items of a booklet where the keys are equal',
});

const score = z.object({
  areaId: id,
  title: z.string(),
  area: z.enum(areas).nullable(),
  weight: z.number(),
  /** Null: no question has parameters. */
  score: z.number().nullable(),
  standardError: z.number().nullable(),
  /** Null while the exam withholds the key (product.md A38). */
  correctQtd: z.number().int().nullable(),
  /** Null while the exam withholds the key. */
  wrongQtd: z.number().int().nullable(),
  /** Questions, and items of true or false questions that are scored by item. */
  itemsQtd: z.number().int(),
  isApproved: z.boolean().nullable(),
  isEstimated: z.boolean(),
  /**
   * True: the score is the official one; false: it is not, for the parameters of the booklet or because not exactly its items
   * count; null: not checked, or no booklet.
   */
  isReproducible: z.boolean().nullable(),
  /** The parameters of the booklet contradict official scores. */
  isContradictory: z.boolean(),
  /** The average of the first attempts of learners; null below 20 learners. */
  average: z.number().nullable(),
});

/** The least score, in points of the exam. */
const leastPoints = z.number().nullable();

const attemptScores = z.object({
  scale: examScale.pick({ title: true, kind: true, rightPoints: true, wrongPoints: true }),
  /** The weighted mean (item response) or sum (count). */
  total: z.number().nullable(),
  cut: leastPoints,
  isApproved: z.boolean().nullable(),
  /** Empty while the exam withholds the key if one of them has few items. */
  areas: z.array(
    score.extend({
      /** Blank questions, or blank items of true or false questions that are scored by item. */
      blankQtd: z.number().int(),
      cut: leastPoints,
      /** Questions that are outside of the score because they have the weight 0 (product.md A21). */
      annulledQtd: z.number().int(),
      /** Questions that item response leaves out: without parameters, or with another key than the published one. */
      uncountedQtd: z.number().int(),
      /** Their places in the attempt, from 1. Empty while the exam withholds the key. */
      uncounted: z.array(z.number().int()),
      /** Its points are multiplied by weights of questions. */
      hasQuestionWeights: z.boolean(),
      /** Empty while the exam withholds the key (product.md A38). */
      questions: z.array(
        z.object({
          questionId: id,
          /** Place in the attempt, from 1. */
          number: z.number().int(),
          /** In the score as it is now; 0: annulled. */
          weight: z.number(),
          isRight: z.boolean(),
          isBlank: z.boolean(),
          ability: z.number().int().nullable(),
          /** Null for a question outside of the score, and without item response. */
          effect: z
            .object({
              /** Points that the score would gain with the right answer here. */
              gain: z.number(),
              /** The chance of a right answer at this proficiency, in percent. */
              chance: percentage,
              difficulty: z.number(),
            })
            .nullable(),
        }),
      ),
    }),
  ),
});
export type AttemptScores = z.output<typeof attemptScores>;
export type AreaResult = AttemptScores['areas'][number];

export const readAttemptScores = operation({
  route: 'GET /practice-exams/attempts/{id}/scores',
  summary: "The scores of one of the caller's submitted attempts, by areas; never the answer key",
  audience: signedIn,
  params: byId,
  reply: attemptScores,
  refusals: ['not_found'],
});

const scoredAttempt = z.object({
  attemptId: id,
  practiceExamId: id,
  title: z.string(),
  submittedAt: instant,
  kind: z.enum(scaleKinds),
  total: z.number().nullable(),
  isApproved: z.boolean().nullable(),
  /** Empty while the exam withholds the key if one of them has few items. */
  areas: z.array(score),
});
export type ScoredAttempt = z.output<typeof scoredAttempt>;

export const listScoredAttempts = operation({
  route: 'GET /scored-attempts',
  summary: "The caller's attempts that have a score, the newest first",
  audience: signedIn,
  query: z.object({ limit: wholeNumber(100, 100) }),
  reply: z.array(scoredAttempt),
});

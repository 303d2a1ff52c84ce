import { z } from 'zod';
import { allowedValues, choice } from '../choice.ts';
import { id, requiredLine } from '../fields.ts';
import { readyRubricKeys } from '../essays/ready-rubrics.ts';
import { messages } from '../messages.ts';

/** The difficulty that the authors state; the measured one is the share of right first answers. */
const difficulties = ['EASY', 'MEDIUM', 'HARD'] as const;
export type Difficulty = (typeof difficulties)[number];
export const difficulty = choice(difficulties);

export const difficultyNames: Readonly<Record<Difficulty, string>> = {
  EASY: 'Fácil',
  MEDIUM: 'Média',
  HARD: 'Difícil',
};

/** One spelling for each tag: lower case, single spaces. */
export const questionTag = requiredLine(40).transform((text) =>
  text.replaceAll(/\s+/g, ' ').toLowerCase(),
);

export const questionTagsLimit = 20;

export const questionTags = z
  .array(questionTag, { error: messages.invalid })
  .max(questionTagsLimit, { error: `Máximo de ${questionTagsLimit} etiquetas` })
  .transform((tags) => [...new Set(tags)]);

const [firstYear, lastYear] = [1900, 2100];
const yearProblem = `Use um ano entre ${firstYear} e ${lastYear}`;
export const questionYear = z
  .number({ error: yearProblem })
  .int({ error: yearProblem })
  .min(firstYear, { error: yearProblem })
  .max(lastYear, { error: yearProblem });

const weightProblem = 'Use um peso de 0 a 100, com até duas casas decimais';
/** The weight in the score of an exam; 0: the question does not count (product.md A21). */
export const questionWeight = z
  .number({ error: weightProblem })
  .min(0, { error: weightProblem })
  .max(100, { error: weightProblem })
  .multipleOf(0.01, { error: weightProblem });

/**
 * The rubric by which people correct the answers, a ready one or the id of one that the school has written; null: each gets a
 * credit (product.md RUB4, RUB7).
 */
const rubric = z
  .union([choice(readyRubricKeys), z.uuid({ abort: true })], {
    error: `${allowedValues(readyRubricKeys)}, ou uma rubrica da escola`,
  })
  .nullable();

/** The number of independent corrections of an answer with a rubric. */
const correctors = z.union([z.literal(1), z.literal(2)], { error: 'Escolha 1 ou 2 corretores' });

/** An empty text of a form means none. */
const lineOrNone = (limit: number) =>
  z.union([z.literal('').transform(() => null), requiredLine(limit)]).nullable();

/** The metadata of a question as it is stored. It belongs to the question, not to a version (product.md Q24). */
export const storedMetadata = z.object({
  name: z.string().nullable(),
  code: z.string().nullable(),
  tags: z.array(z.string()),
  categoryId: id.nullable(),
  levelId: id.nullable(),
  difficulty: difficulty.nullable(),
  source: z.string().nullable(),
  year: z.number().int().nullable(),
  authors: z.string().nullable(),
  weight: z.number(),
  rubric: z.string().nullable(),
  correctors,
});

/** The same as a request sends it. */
export const questionMetadata = z.object({
  name: lineOrNone(160),
  code: lineOrNone(60),
  tags: questionTags,
  categoryId: id.nullable(),
  levelId: id.nullable(),
  difficulty: difficulty.nullable(),
  source: lineOrNone(160),
  year: questionYear.nullable(),
  authors: lineOrNone(300),
  weight: questionWeight,
  rubric,
  correctors,
});
export type QuestionMetadata = z.output<typeof questionMetadata>;

export const metadataFields = [
  'name',
  'code',
  'tags',
  'categoryId',
  'levelId',
  'difficulty',
  'source',
  'year',
  'authors',
  'weight',
  'rubric',
  'correctors',
] as const satisfies readonly (keyof QuestionMetadata)[];

/** The fields of metadata that several questions can get together. */
export const sharedMetadata = questionMetadata.pick({
  categoryId: true,
  levelId: true,
  difficulty: true,
  source: true,
  year: true,
  authors: true,
});

/** Labels of the fields in the form, its error summary and the history, in the order of the form. */
export const metadataLabels = {
  name: 'Nome',
  code: 'Código',
  categoryId: 'Categoria',
  levelId: 'Nível',
  difficulty: 'Dificuldade',
  tags: 'Etiquetas',
  source: 'Fonte',
  year: 'Ano',
  authors: 'Autores',
  weight: 'Peso na nota',
  rubric: 'Rubrica',
  correctors: 'Corretores',
} as const satisfies Record<keyof QuestionMetadata, string>;

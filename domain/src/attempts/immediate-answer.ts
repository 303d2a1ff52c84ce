import { z } from 'zod';
import { besideMistakes, id } from '../fields.ts';
import { messages } from '../messages.ts';
import { questionResponse } from '../questions/question-kind.ts';

/** Exactly one of both: an alternative, or a response to a question of another kind than SINGLE_CHOICE. */
export const givenFields = {
  alternativeId: id.nullable().default(null),
  response: questionResponse.nullish(),
};

type Given = z.output<z.ZodObject<typeof givenFields>>;

export const isGiven = ({ alternativeId, response }: Given): boolean =>
  alternativeId !== null || Boolean(response);

export const notGiven = {
  error: messages.required,
  path: ['alternativeId'],
  ...besideMistakes('alternativeId', 'response'),
};

/** An answer that is graded as soon as it arrives. The client makes the `id`; a repetition changes nothing. */
export const immediateAnswer = z
  .object({ id, questionId: id, ...givenFields })
  .refine(isGiven, notGiven);
export type ImmediateAnswer = z.output<typeof immediateAnswer>;

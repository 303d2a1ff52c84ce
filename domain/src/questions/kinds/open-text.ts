import { z } from 'zod';
import { charactersIn } from '../../characters.ts';
import { atMost, messages } from '../../messages.ts';
import { expectedAnswer } from './expected-answer.ts';
import { inOwnOrder, type QuestionKind } from './kind.ts';
import { responseText } from './response-text.ts';

const kind = z.literal('OPEN_TEXT');
const longest = 40_000;
const lengthMessage = 'Use um limite de 1 a 40.000 caracteres';

const task = z.object({
  kind,
  /** The greatest length of the response in characters. */
  maxLength: z
    .number({ error: messages.invalid })
    .int({ error: lengthMessage })
    .min(1, { error: lengthMessage })
    .max(longest, { error: lengthMessage })
    .default(5000),
});

const answerKey = z.object({ kind, expected: expectedAnswer });

const response = z.object({ kind, text: responseText(longest) });

/** A text that a person corrects. */
export const openText = {
  task,
  answerKey,
  response,
  mistakes: () => [],
  misfits: ({ maxLength }, { text }) =>
    charactersIn(text) > maxLength ? [{ path: ['text'], message: atMost(maxLength) }] : [],
  score: () => null,
  arranged: inOwnOrder,
} satisfies QuestionKind<
  z.output<typeof task>,
  z.output<typeof answerKey>,
  z.output<typeof response>
>;

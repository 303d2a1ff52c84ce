import { z } from 'zod';
import { acceptedTextLimit, acceptedTexts, comparison } from './accepted-text.ts';
import { isAccepted } from './is-accepted.ts';
import { inOwnOrder, type QuestionKind } from './kind.ts';
import { responseText } from './response-text.ts';

const kind = z.literal('SHORT_TEXT');

const task = z.object({ kind, ...comparison });

const answerKey = z.object({
  kind,
  texts: acceptedTexts.min(1, { error: 'Mínimo de 1 resposta aceita' }),
});

const response = z.object({ kind, text: responseText(acceptedTextLimit) });

/** A word or a short phrase. */
export const shortText = {
  task,
  answerKey,
  response,
  mistakes: () => [],
  misfits: () => [],
  score: (compared, { texts }, { text }) => Number(isAccepted(text, texts, compared)),
  arranged: inOwnOrder,
} satisfies QuestionKind<
  z.output<typeof task>,
  z.output<typeof answerKey>,
  z.output<typeof response>
>;

import { z } from 'zod';
import { requiredLine } from '../../fields.ts';
import { messages } from '../../messages.ts';
import { requiredHtml } from '../question-html.ts';
import { acceptedTextLimit, acceptedTexts, comparison } from './accepted-text.ts';
import { isRightText } from './is-right-text.ts';
import { gapNumbers } from './gap-numbers.ts';
import { inOwnOrder, type Mistake, type QuestionKind } from './kind.ts';
import { foreignIds, partId } from './parts.ts';
import { responseText } from './response-text.ts';

const kind = z.literal('GAPS');

const gap = z.object({
  id: partId,
  /** Null: the learner writes; else the choices, in plain text. */
  options: z
    .array(z.object({ id: partId, label: requiredLine(200) }), { error: messages.invalid })
    .min(2, { error: 'Mínimo de 2 opções' })
    .max(20, { error: 'Máximo de 20 opções' })
    .nullable()
    .default(null),
});

const task = z.object({
  kind,
  /** Rich text; `[[1]]` is the place of the first gap, `[[2]]` of the second one. */
  text: requiredHtml(100_000),
  gaps: z
    .array(gap, { error: messages.required })
    .min(1, { error: 'Mínimo de 1 lacuna' })
    .max(20, { error: 'Máximo de 20 lacunas' }),
  ...comparison,
});

const answerKey = z.object({
  kind,
  gaps: z
    .array(
      z.object({
        gapId: partId,
        /** Of a gap in which the learner writes; '3,5 ± 0,1' is a number with a tolerance. */
        texts: acceptedTexts.default([]),
        /** Of a gap with options. */
        optionId: partId.nullable().default(null),
      }),
      { error: messages.required },
    )
    .max(20, { error: 'Máximo de 20 lacunas' }),
});

const response = z.object({
  kind,
  /** Gaps that are missing are blank. */
  gaps: z
    .array(
      z.object({
        gapId: partId,
        text: responseText(acceptedTextLimit).optional(),
        optionId: partId.optional(),
      }),
      { error: messages.required },
    )
    .min(1, { error: 'Preencha ao menos uma lacuna' })
    .max(20, { error: 'Máximo de 20 lacunas' }),
});

function mistakesOfText({ text, gaps }: z.output<typeof task>): Mistake[] {
  const numbers = gapNumbers(text);
  const path = ['task', 'text'];
  const missing = gaps.findIndex((_, at) => !numbers.includes(at + 1));
  if (missing >= 0) {
    return [{ path, message: `Coloque a lacuna [[${missing + 1}]] no texto` }];
  }
  return numbers.length === gaps.length
    ? []
    : [{ path, message: 'Cada lacuna aparece uma vez no texto, e não há outras' }];
}

const optionIsForeign = (
  options: readonly { id: string }[] | null | undefined,
  optionId: string | null | undefined,
) => !options?.some(({ id }) => id === optionId);

/** Gaps in a text. */
export const gaps = {
  task,
  answerKey,
  response,
  mistakes: (given, key) => [
    ...mistakesOfText(given),
    ...foreignIds(
      given.gaps.map(({ id }) => id),
      given.gaps,
      (at) => ['task', 'gaps', at, 'id'],
    ),
    ...given.gaps.flatMap(({ options }, at) =>
      foreignIds(options?.map(({ id }) => id) ?? [], options ?? [], (place) => [
        'task',
        'gaps',
        at,
        'options',
        place,
        'id',
      ]),
    ),
    ...foreignIds(
      key.gaps.map(({ gapId }) => gapId),
      given.gaps,
      (at) => ['answerKey', 'gaps', at, 'gapId'],
    ),
    ...given.gaps.flatMap(({ id, options }, at): Mistake[] => {
      const right = key.gaps.find(({ gapId }) => gapId === id);
      const path = ['task', 'gaps', at];
      if (options) {
        return optionIsForeign(options, right?.optionId)
          ? [{ path, message: 'Marque a opção certa desta lacuna' }]
          : [];
      }
      return right && right.texts.length > 0
        ? []
        : [{ path, message: 'Escreva ao menos uma resposta aceita nesta lacuna' }];
    }),
  ],
  misfits: (given, sent) => [
    ...foreignIds(
      sent.gaps.map(({ gapId }) => gapId),
      given.gaps,
      (at) => ['gaps', at, 'gapId'],
    ),
    ...sent.gaps.flatMap(({ gapId, text, optionId }, at): Mistake[] => {
      const asked = given.gaps.find(({ id }) => id === gapId);
      if (!asked) return [];
      if (asked.options === null) {
        return text === undefined
          ? [{ path: ['gaps', at, 'text'], message: messages.required }]
          : [];
      }
      return optionIsForeign(asked.options, optionId)
        ? [{ path: ['gaps', at, 'optionId'], message: messages.unknownId }]
        : [];
    }),
  ],
  score: (given, key, sent) => {
    const right = given.gaps.filter(({ id, options }) => {
      const expected = key.gaps.find(({ gapId }) => gapId === id);
      const filled = sent.gaps.find(({ gapId }) => gapId === id);
      if (!expected || !filled) return false;
      return options
        ? filled.optionId === expected.optionId
        : isRightText(filled.text ?? '', expected.texts, given);
    });
    return right.length / given.gaps.length;
  },
  arranged: inOwnOrder,
} satisfies QuestionKind<
  z.output<typeof task>,
  z.output<typeof answerKey>,
  z.output<typeof response>
>;

import { z } from 'zod';
import { choice } from '../../choice.ts';
import { inOwnOrder, type QuestionKind } from './kind.ts';
import { equalParts, foreignIds, partIds, partsFrom } from './parts.ts';

const kind = z.literal('MULTIPLE_CHOICE');

const task = z.object({
  kind,
  options: partsFrom(2, 10),
  /**
   * ALL_OR_NOTHING: exactly the right options. RIGHT_MINUS_WRONG: right minus wrong choices, as a share of the right
   * options, never below 0.
   */
  scoring: choice(['ALL_OR_NOTHING', 'RIGHT_MINUS_WRONG']).default('ALL_OR_NOTHING'),
});

const answerKey = z.object({
  kind,
  rightOptionIds: partIds(10).min(1, { error: 'Marque ao menos uma opção como certa' }),
});

const response = z.object({
  kind,
  optionIds: partIds(10).min(1, { error: 'Marque ao menos uma opção' }),
});

/** Several right options. */
export const multipleChoice = {
  task,
  answerKey,
  response,
  mistakes: ({ options }, { rightOptionIds }) => [
    ...equalParts(options, ['task', 'options']),
    ...foreignIds(rightOptionIds, options, (at) => ['answerKey', 'rightOptionIds', at]),
  ],
  misfits: ({ options }, { optionIds }) =>
    foreignIds(optionIds, options, (at) => ['optionIds', at]),
  score: ({ scoring }, { rightOptionIds }, { optionIds }) => {
    const right = optionIds.filter((id) => rightOptionIds.includes(id)).length;
    const wrong = optionIds.length - right;
    return scoring === 'ALL_OR_NOTHING'
      ? Number(wrong === 0 && right === rightOptionIds.length)
      : Math.max(0, (right - wrong) / rightOptionIds.length);
  },
  arranged: inOwnOrder,
} satisfies QuestionKind<
  z.output<typeof task>,
  z.output<typeof answerKey>,
  z.output<typeof response>
>;

import { z } from 'zod';
import { choice } from '../../choice.ts';
import { messages } from '../../messages.ts';
import { inOwnOrder, type QuestionKind } from './kind.ts';
import { equalParts, foreignIds, partId, partIds, partsFrom } from './parts.ts';

const kind = z.literal('TRUE_FALSE');

const task = z.object({
  kind,
  items: partsFrom(1, 20),
  /**
   * PER_ITEM: the share of right items. ALL_OR_NOTHING: all items right. RIGHT_MINUS_WRONG: a wrong item takes a right one
   * away, a blank one does not; never below 0.
   */
  scoring: choice(['PER_ITEM', 'ALL_OR_NOTHING', 'RIGHT_MINUS_WRONG']).default('PER_ITEM'),
});

const answerKey = z.object({
  kind,
  /** The items that are true; all others are false. */
  trueItemIds: partIds(20),
});

const response = z.object({
  kind,
  /** Items that are missing are blank. */
  items: z
    .array(z.object({ id: partId, isTrue: z.boolean({ error: messages.required }) }), {
      error: messages.required,
    })
    .min(1, { error: 'Responda ao menos um item' })
    .max(20, { error: 'Máximo de 20 itens' }),
});

/** Certo ou errado, item by item. */
export const trueFalse = {
  task,
  answerKey,
  response,
  mistakes: ({ items }, { trueItemIds }) => [
    ...equalParts(items, ['task', 'items']),
    ...foreignIds(trueItemIds, items, (at) => ['answerKey', 'trueItemIds', at]),
  ],
  misfits: (given, { items }) =>
    foreignIds(
      items.map(({ id }) => id),
      given.items,
      (at) => ['items', at, 'id'],
    ),
  score: (given, { trueItemIds }, { items }) => {
    const right = items.filter(({ id, isTrue }) => isTrue === trueItemIds.includes(id)).length;
    const wrong = items.length - right;
    const all = given.items.length;
    if (given.scoring === 'ALL_OR_NOTHING') return Number(right === all);
    return given.scoring === 'PER_ITEM' ? right / all : Math.max(0, (right - wrong) / all);
  },
  arranged: inOwnOrder,
} satisfies QuestionKind<
  z.output<typeof task>,
  z.output<typeof answerKey>,
  z.output<typeof response>
>;

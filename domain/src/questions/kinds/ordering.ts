import { z } from 'zod';
import { choice } from '../../choice.ts';
import type { QuestionKind } from './kind.ts';
import { equalParts, foreignIds, partIds, partsFrom } from './parts.ts';

const kind = z.literal('ORDERING');

const task = z.object({
  kind,
  /** Shuffled for each attempt. */
  items: partsFrom(2, 15),
  /** ALL_OR_NOTHING: the whole order. PER_POSITION: the share of items at their place. */
  scoring: choice(['ALL_OR_NOTHING', 'PER_POSITION']).default('ALL_OR_NOTHING'),
});

/** All items in their order. */
const order = { kind, itemIds: partIds(15) };
const answerKey = z.object(order);
const response = z.object(order);

const mistakesOfOrder = (
  { itemIds }: { itemIds: string[] },
  { items }: z.output<typeof task>,
  path: string[],
) => {
  const foreign = foreignIds(itemIds, items, (at) => [...path, 'itemIds', at]);
  return foreign.length === 0 && itemIds.length !== items.length
    ? [{ path: [...path, 'itemIds'], message: 'Coloque todos os itens em ordem' }]
    : foreign;
};

/** Items in an order. */
export const ordering = {
  task,
  answerKey,
  response,
  mistakes: (given, key) => [
    ...equalParts(given.items, ['task', 'items']),
    ...mistakesOfOrder(key, given, ['answerKey']),
  ],
  misfits: (given, sent) => mistakesOfOrder(sent, given, []),
  score: ({ scoring }, key, { itemIds }) => {
    const placed = key.itemIds.filter((id, at) => itemIds[at] === id).length;
    const all = key.itemIds.length;
    return scoring === 'ALL_OR_NOTHING' ? Number(placed === all) : placed / all;
  },
  arranged: (given, arrange) => ({ ...given, items: arrange(given.items) }),
} satisfies QuestionKind<
  z.output<typeof task>,
  z.output<typeof answerKey>,
  z.output<typeof response>
>;

import { z } from 'zod';
import { messages } from '../../messages.ts';
import type { QuestionKind } from './kind.ts';
import { equalParts, foreignIds, partId, partsFrom } from './parts.ts';

const kind = z.literal('MATCHING');

const task = z.object({
  kind,
  left: partsFrom(2, 20),
  /** May have more items than fit, and an item that fits several times. Shuffled for each attempt. */
  right: partsFrom(2, 20),
});

const pairs = z
  .array(z.object({ leftId: partId, rightId: partId }), { error: messages.required })
  .max(20, { error: 'Máximo de 20 pares' });

const answerKey = z.object({ kind, pairs });

const response = z.object({
  kind,
  /** Items of the left side that are missing are blank. */
  pairs: pairs.min(1, { error: 'Ligue ao menos um par' }),
});

const mistakesOfPairs = (
  given: z.output<typeof pairs>,
  { left, right }: z.output<typeof task>,
  path: string[],
) => [
  ...foreignIds(
    given.map(({ leftId }) => leftId),
    left,
    (at) => [...path, 'pairs', at, 'leftId'],
  ),
  ...given.flatMap(({ rightId }, at) =>
    right.some(({ id }) => id === rightId)
      ? []
      : [{ path: [...path, 'pairs', at, 'rightId'], message: messages.unknownId }],
  ),
];

/** Each item of the left side fits one of the right side. */
export const matching = {
  task,
  answerKey,
  response,
  mistakes: (given, key) => [
    ...equalParts(given.left, ['task', 'left']),
    ...equalParts(given.right, ['task', 'right']),
    ...mistakesOfPairs(key.pairs, given, ['answerKey']),
    ...given.left.flatMap(({ id }, at) =>
      key.pairs.some(({ leftId }) => leftId === id)
        ? []
        : [{ path: ['task', 'left', at], message: 'Escolha o par deste item' }],
    ),
  ],
  misfits: (given, sent) => mistakesOfPairs(sent.pairs, given, []),
  score: ({ left }, key, sent) => {
    const rightOf = new Map(key.pairs.map(({ leftId, rightId }) => [leftId, rightId]));
    const fitting = sent.pairs.filter(({ leftId, rightId }) => rightOf.get(leftId) === rightId);
    return fitting.length / left.length;
  },
  arranged: (given, arrange) => ({ ...given, right: arrange(given.right) }),
} satisfies QuestionKind<
  z.output<typeof task>,
  z.output<typeof answerKey>,
  z.output<typeof response>
>;

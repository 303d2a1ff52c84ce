import { expect, it } from 'vitest';
import { topicCosts } from './topic-costs.ts';

const answer = (topic: string | null, credit: number | null, weight = 1) => ({
  topic,
  credit,
  weight,
});

it.each<[string, Parameters<typeof topicCosts>[0], [string, string, number][]]>([
  [
    'the dearest first',
    [answer('A', 1), answer('A', 0), answer('B', 0), answer('B', 0)],
    [
      ['B', '0 de 2', 50],
      ['A', '1 de 2', 25],
    ],
  ],
  [
    'by weights and parts of credits',
    [answer('A', 0.5, 2), answer('B', 1, 2)],
    [
      ['A', '0 de 1', 25],
      ['B', '1 de 1', 0],
    ],
  ],
  [
    'what does not count is left out',
    [answer('A', 0, 0), answer('A', 1), answer('B', 0)],
    [
      ['B', '0 de 1', 50],
      ['A', '1 de 1', 0],
    ],
  ],
  [
    'what awaits its correction costs nothing yet',
    [answer('A', null), answer('B', 0), answer('C', 1), answer('C', 1)],
    [
      ['B', '0 de 1', 25],
      ['C', '2 de 2', 0],
    ],
  ],
  ['one topic says nothing', [answer('A', 0), answer('A', 1)], []],
  ['nothing was missed', [answer('A', 1), answer('B', 1)], []],
  ['no topic is known', [answer(null, 0), answer(null, 1)], []],
])('%s', (_, answers, costs) => {
  expect(
    topicCosts(answers).map(({ topic, correctQtd, questionsQtd, cost }) => [
      topic,
      `${correctQtd} de ${questionsQtd}`,
      cost,
    ]),
  ).toEqual(costs);
});

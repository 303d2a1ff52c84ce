import type { EditedTask } from '../edited-kind.ts';
import {
  alternativesOf,
  blankScoring,
  itemWords,
  partsOf,
  pathOfPart,
  scoringOf,
  type ScoringValues,
} from '../edited-parts.ts';
import { partLine } from '../key-line.ts';

const scorings = {
  ALL_OR_NOTHING: 'Tudo ou nada: a ordem inteira',
  PER_POSITION: 'Por posição: cada item no lugar vale uma parte',
};

export const editedOrdering: EditedTask<'ORDERING', ScoringValues> = {
  hint: 'O aluno põe os itens em ordem. Cada tentativa os embaralha.',
  parts: { ...itemWords, hint: 'De 2 a 15, na ordem certa.', fewest: 2, most: 15, mark: null },
  scorings,
  blank: blankScoring,
  toApi: ({ alternatives, task }) => ({
    task: { items: partsOf(alternatives), scoring: scoringOf(scorings, task) },
    answerKey: { itemIds: alternatives.map(({ key }) => key) },
  }),
  fromApi: ({ items, scoring }, { itemIds }) => ({
    scoring,
    alternatives: alternativesOf(
      itemIds.flatMap((id) => items.find((item) => item.id === id) ?? []),
      [],
    ),
  }),
  pathOf: pathOfPart,
  keyLines: ({ items }, { itemIds }) =>
    itemIds.map((id, at) =>
      partLine(items.find((item) => item.id === id)?.text ?? '', `(${at + 1}º)`),
    ),
};

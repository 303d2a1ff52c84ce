import type { EditedTask } from '../edited-kind.ts';
import {
  alternativesOf,
  blankScoring,
  itemWords,
  marked,
  partsOf,
  pathOfPart,
  scoringOf,
  type ScoringValues,
} from '../edited-parts.ts';
import { partLine } from '../key-line.ts';

const scorings = {
  PER_ITEM: 'Por item: cada acerto vale uma parte',
  ALL_OR_NOTHING: 'Tudo ou nada: todos os itens certos',
  RIGHT_MINUS_WRONG: 'Certos menos errados, nunca abaixo de zero',
};

export const editedTrueFalse: EditedTask<'TRUE_FALSE', ScoringValues> = {
  hint: 'O aluno julga cada item.',
  parts: {
    ...itemWords,
    hint: 'De 1 a 20. Marque os que estão certos; os outros estão errados.',
    fewest: 1,
    most: 20,
    mark: 'Certo',
  },
  scorings,
  blank: blankScoring,
  toApi: ({ alternatives, task }) => ({
    task: { items: partsOf(alternatives), scoring: scoringOf(scorings, task) },
    answerKey: { trueItemIds: marked(alternatives) },
  }),
  fromApi: ({ items, scoring }, { trueItemIds }) => ({
    scoring,
    alternatives: alternativesOf(items, trueItemIds),
  }),
  pathOf: pathOfPart,
  keyLines: ({ items }, { trueItemIds }) =>
    items.map(({ id, text }) => partLine(text, trueItemIds.includes(id) ? '→ certo' : '→ errado')),
};

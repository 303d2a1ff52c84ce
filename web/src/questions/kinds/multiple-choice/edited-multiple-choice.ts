import type { EditedTask } from '../edited-kind.ts';
import {
  alternativesOf,
  alternativeWords,
  blankScoring,
  marked,
  partsOf,
  pathOfPart,
  scoringOf,
  type ScoringValues,
} from '../edited-parts.ts';
import { partLine } from '../key-line.ts';

const scorings = {
  ALL_OR_NOTHING: 'Tudo ou nada: exatamente as certas',
  RIGHT_MINUS_WRONG: 'Certas menos erradas, nunca abaixo de zero',
};

export const editedMultipleChoice: EditedTask<'MULTIPLE_CHOICE', ScoringValues> = {
  hint: 'O aluno marca todas as certas.',
  parts: {
    ...alternativeWords,
    hint: 'De 2 a 10, na ordem em que aparecem. Marque todas as certas.',
  },
  scorings,
  blank: blankScoring,
  toApi: ({ alternatives, task }) => ({
    task: { options: partsOf(alternatives), scoring: scoringOf(scorings, task) },
    answerKey: { rightOptionIds: marked(alternatives) },
  }),
  fromApi: ({ options, scoring }, { rightOptionIds }) => ({
    scoring,
    alternatives: alternativesOf(options, rightOptionIds),
  }),
  pathOf: pathOfPart,
  keyLines: ({ options }, { rightOptionIds }) =>
    options.map(({ id, text }) => partLine(text, '', rightOptionIds.includes(id))),
};

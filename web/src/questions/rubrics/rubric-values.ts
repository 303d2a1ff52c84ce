import { type OwnRubric, type RubricDraft, rubricDraft } from '@sabia/domain/essays/own-rubric.ts';
import { rules } from '../../platform/form-rules.ts';

export interface LevelValues {
  points: number | string;
  words: string;
}

interface CriterionValues {
  title: string;
  levels: LevelValues[];
}

export interface RubricValues {
  title: string;
  criteria: CriterionValues[];
  zeroReasons: { words: string }[];
  thresholds: { total: number | string; criterion: number | string };
}

export const blankCriterion = (): CriterionValues => ({
  title: '',
  levels: [
    { points: 0, words: '' },
    { points: 1, words: '' },
    { points: 2, words: '' },
  ],
});

export const newRubric = (): RubricValues => ({
  title: '',
  criteria: [blankCriterion()],
  zeroReasons: [],
  thresholds: { total: 2, criterion: 1 },
});

export const valuesOf = ({
  title,
  criteria,
  zeroReasons,
  thresholds,
}: OwnRubric): RubricValues => ({
  title,
  criteria: criteria.map(({ title: name, levels }) => ({
    title: name,
    levels: levels.map((level) => ({ ...level })),
  })),
  zeroReasons: zeroReasons.map(({ words }) => ({ words })),
  thresholds: { ...thresholds },
});

/** An empty field has no number, which the schema then misses. */
const numberOf = (text: number | string) => (text === '' ? undefined : Number(text));

const fieldsOf = ({ title, criteria, zeroReasons, thresholds }: RubricValues) => ({
  title,
  criteria: criteria.map(({ title: name, levels }) => ({
    title: name,
    levels: levels.map(({ points, words }) => ({ points: numberOf(points), words })),
  })),
  zeroReasons,
  thresholds: { total: numberOf(thresholds.total), criterion: numberOf(thresholds.criterion) },
});

const mistakesOfDraft = rules(rubricDraft);
export const mistakesOf = (values: RubricValues) => mistakesOfDraft(fieldsOf(values));
export const draftOf = (values: RubricValues): RubricDraft => rubricDraft.parse(fieldsOf(values));

/** The label of each field, in the order of the screen. */
export function labelsOf({ criteria, zeroReasons }: RubricValues): Record<string, string> {
  const ofCriterion = criteria.flatMap(({ levels }, at): [string, string][] => [
    [`criteria.${at}.title`, `Critério ${at + 1}`],
    [`criteria.${at}.levels`, `Níveis do critério ${at + 1}`],
    ...levels.flatMap((_, level): [string, string][] => [
      [`criteria.${at}.levels.${level}.points`, `Pontos do nível ${level + 1}, critério ${at + 1}`],
      [
        `criteria.${at}.levels.${level}.words`,
        `Descrição do nível ${level + 1}, critério ${at + 1}`,
      ],
    ]),
  ]);
  return {
    title: 'Título',
    criteria: 'Critérios',
    ...Object.fromEntries(ofCriterion),
    zeroReasons: 'Motivos para zero',
    ...Object.fromEntries(
      zeroReasons.map((_, at) => [`zeroReasons.${at}.words`, `Motivo ${at + 1}`]),
    ),
    'thresholds.total': 'Diferença na nota',
    'thresholds.criterion': 'Diferença em um critério',
  };
}

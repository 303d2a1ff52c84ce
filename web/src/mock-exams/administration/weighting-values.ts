import {
  type EnemPart,
  enemParts,
  partTitles,
  type ScoreWeighting,
  type ScoreWeightingDraft,
  scoreWeightingDraft,
} from '@sabia/domain/mock-exams/score-weighting.ts';
import { rules } from '../../platform/form-rules.ts';

/** Values of the form fields; an empty field is ''. */
export interface WeightingValues {
  title: string;
  weights: Record<EnemPart, number | string>;
}

/** A plain mean. */
export const newWeighting: WeightingValues = {
  title: '',
  weights: { LC: 1, CH: 1, CN: 1, MT: 1, essay: 1 },
};

export const valuesOf = ({ title, weights }: ScoreWeighting): WeightingValues => ({
  title,
  weights: { ...weights },
});

/** An empty field has no number, which the schema then misses. */
const fieldsOf = ({ title, weights }: WeightingValues) => ({
  title,
  weights: Object.fromEntries(
    enemParts.map((part) => [part, weights[part] === '' ? undefined : Number(weights[part])]),
  ),
});

const mistakesOfDraft = rules(scoreWeightingDraft);
export const mistakesOf = (values: WeightingValues) => mistakesOfDraft(fieldsOf(values));
export const draftOf = (values: WeightingValues): ScoreWeightingDraft =>
  scoreWeightingDraft.parse(fieldsOf(values));

/** The label of each field in the order of the screen. */
export const labels: Readonly<Record<string, string>> = {
  title: 'Curso e universidade',
  ...Object.fromEntries(
    enemParts.map((part) => [`weights.${part}`, `Peso de ${partTitles[part]}`]),
  ),
};

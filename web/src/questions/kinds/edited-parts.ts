import { questionLabels } from '@sabia/domain/questions/question-labels.ts';
import { alternativeLetters } from '../../attempts/letters.ts';

/** The form values of an alternative, or of a part of a task that is a list. */
export interface AlternativeValues {
  /** React key of the row, and the id of a part of a task. */
  key: string;
  /** Absent for a new alternative, and for parts of a task. */
  id?: string | undefined;
  text: string;
  isCorrect: boolean;
}

/** The words and limits of a list of parts. */
export interface PartWords {
  legend: string;
  /** 'alternativa', with its article. */
  noun: string;
  article: 'a' | 'o';
  hint: string;
  nameOf: (at: number) => string;
  add: string;
  fewest: number;
  most: number;
  /** The mark of a part; null without. */
  mark: string | null;
}

export const alternativeWords = {
  legend: questionLabels.alternatives,
  noun: 'alternativa',
  article: 'a' as const,
  nameOf: (at: number) => `Alternativa ${alternativeLetters[at]}`,
  add: 'Adicionar alternativa',
  fewest: 2,
  most: alternativeLetters.length,
  mark: 'Certa',
};

export const itemWords = {
  legend: 'Itens',
  noun: 'item',
  article: 'o' as const,
  nameOf: (at: number) => `Item ${at + 1}`,
  add: 'Adicionar item',
};

/** Of a task that is a list of parts. */
export interface ScoringValues {
  /** '' until the author chooses one. */
  scoring: string;
}

export const blankScoring = (): ScoringValues => ({ scoring: '' });

/** The chosen one of the scorings of a kind, of which the first is the usual one. */
export const scoringOf = (
  scorings: Readonly<Record<string, string>>,
  { scoring }: ScoringValues,
): string => (scoring in scorings ? scoring : (Object.keys(scorings)[0] ?? ''));

export const partsOf = (alternatives: readonly AlternativeValues[]) =>
  alternatives.map(({ key, text }) => ({ id: key, text }));

export const marked = (alternatives: readonly AlternativeValues[]) =>
  alternatives.filter(({ isCorrect }) => isCorrect).map(({ key }) => key);

export const alternativesOf = (
  parts: readonly { id: string; text: string }[],
  right: readonly string[],
): AlternativeValues[] =>
  parts.map(({ id, text }) => ({ key: id, text, isCorrect: right.includes(id) }));

/** The path in the form for `list` of the task, or of the key, which names parts. */
export function pathOfPart(list: string, at: string | undefined): string | undefined {
  if (list === 'scoring') return undefined;
  const isText = at !== undefined && !list.endsWith('Ids');
  return isText ? `alternatives.${at}.text` : 'alternatives';
}

import type { QuestionKindName } from '@sabia/domain/questions/question-kind.ts';
import type { MetadataValues } from './metadata-values.ts';

export interface AlternativeValues {
  /** React key of the row, and the id of a part of a task. */
  key: string;
  /** Absent for a new alternative, and for parts of a task. */
  id?: string | undefined;
  text: string;
  isCorrect: boolean;
}

/** A pair of a question of the kind MATCHING; without a left side, a choice that fits none. */
export interface PairValues {
  /** React key of the row, and the id of the left item. */
  key: string;
  left: string;
  right: string;
  rightId?: string | undefined;
}

export interface GapValues {
  id: string;
  /** With options, the learner chooses. */
  hasOptions: boolean;
  /** The accepted answers or the options, one per line. */
  lines: string;
  /** The right one of the options. */
  right: string;
  /** The ids of the stored options, by their labels. */
  optionIds: Readonly<Record<string, string>>;
}

/** The fields of tasks of all kinds: a change of the kind keeps what is typed. */
export interface TaskValues {
  scoring: string;
  unit: string;
  value: string;
  tolerance: string;
  /** Accepted answers, one per line. */
  texts: string;
  ignoresCase: boolean;
  ignoresAccents: boolean;
  allowsTypo: boolean;
  pairs: PairValues[];
  /** Choices that fit no item. */
  decoys: PairValues[];
  gapText: string;
  /** By the number of the gap, from 1. */
  gaps: GapValues[];
  maxLength: number | string;
  maxFiles: number | string;
  expected: string;
}

/** Values of the form fields. */
export interface QuestionValues extends MetadataValues {
  kind: QuestionKindName;
  statement: string;
  videoQuestionUrl: string;
  /** The alternatives, or the parts of a task that is a list. */
  alternatives: AlternativeValues[];
  task: TaskValues;
  explanation: string;
}

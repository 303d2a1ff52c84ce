import type { AnswerKey, QuestionTask } from '@sabia/domain/questions/question-kind.ts';
import type { ImportedDraft } from './imported-question.ts';
import type { SourceText } from './source-text.ts';

/** An answer that the file grades. */
export interface Graded {
  /** The percentage of the points that the answer earns: 100 is correct, a negative one subtracts. */
  share: number;
  feedback: SourceText | null;
}

export interface SourceAlternative extends Graded {
  text: SourceText;
}

export interface SourceNumber extends Graded {
  /** Null for any other number, which has feedback only. */
  value: number | null;
  tolerance: number;
}

interface SourceWord extends Graded {
  text: string;
}

/** A gap; with options, `accepted` is the right one. */
export interface SourceGap {
  options: string[] | null;
  accepted: string[];
}

/** The answers of a question in the terms of the formats. */
export type Asked =
  | { kind: 'CHOICE'; alternatives: SourceAlternative[]; isSingle: boolean }
  | { kind: 'NUMBER'; answers: SourceNumber[]; unit: string | null }
  | { kind: 'SHORT_TEXT'; answers: SourceWord[]; ignoresCase: boolean }
  /** A pair without a left side is one more item of the right side. */
  | { kind: 'MATCHING'; pairs: { left: SourceText | null; right: SourceText }[] }
  | { kind: 'ORDERING'; items: SourceText[]; isPerPosition: boolean }
  /** `[[1]]` is the place of the first gap in the text. */
  | { kind: 'GAPS'; text: SourceText; gaps: SourceGap[]; ignoresCase: boolean }
  | { kind: 'OPEN_TEXT'; expected: SourceText | null }
  | { kind: 'FILE'; maxFiles: number; expected: SourceText | null };

export type AskedOf<K extends Asked['kind']> = Extract<Asked, { kind: K }>;

/** Converts a text of the file to rich text. */
export type Rich = (text: SourceText) => string;

/** Feedback on one answer. */
export interface AnswerComment {
  feedback: SourceText | null;
  isRight: boolean;
  /** The answer, as rich text. */
  about: string;
}

/** The answers as this school knows them; ids of parts are only names for the key. */
export interface Taken extends Pick<ImportedDraft, 'kind' | 'alternatives'> {
  task: QuestionTask | null;
  answerKey: AnswerKey | null;
  comments: AnswerComment[];
}

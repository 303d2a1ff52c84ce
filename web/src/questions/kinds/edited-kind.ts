import type { AnswerKeyOf, TaskKind, TaskOf } from '@sabia/domain/questions/question-kind.ts';
import type { AlternativeValues, PartWords } from './edited-parts.ts';
import type { KeyLine } from './key-line.ts';

/** A kind of question as authors see it. */
export interface EditedKind {
  /** The way in which a learner answers; it stands below the choice of the kind. */
  hint: string;
  /** Absent if the question is no list of parts. */
  parts?: PartWords;
  /** Absent if there is one only. */
  scorings?: Readonly<Record<string, string>>;
}

/** The form values that a task is made of: `Values` are those of its kind. */
interface TaskInput<Values> {
  alternatives: readonly AlternativeValues[];
  task: Values;
}

/** The task and its key as the API takes them, without their kind and before validation. */
interface TaskFields {
  task: object;
  answerKey: object;
}

/** A kind with a task. Methods, because their parameters are those of one kind. */
export interface EditedTask<K extends TaskKind, Values extends object> extends EditedKind {
  /** The values of a new question. */
  blank(): Values;
  toApi(values: TaskInput<Values>): TaskFields;
  fromApi(
    task: TaskOf<K>,
    key: AnswerKeyOf<K>,
  ): Partial<Values> & { alternatives?: AlternativeValues[] };
  /** Labels of the fields besides the parts, by their paths, in the order of the screen. */
  labels?(values: Values): Readonly<Record<string, string>>;
  /** The rich texts besides those of the parts, by their paths. */
  richTexts?(values: Values): Readonly<Record<string, string>>;
  /** The path in the form of an element of the task or of the key; undefined if its name is the same. */
  pathOf?(list: string, at: string | undefined, values: Values): string | undefined;
  /** The text that comes before the lines of the preview. */
  textOf?(task: TaskOf<K>): string;
  /** The parts of a task with its key, as lines of the preview. */
  keyLines(task: TaskOf<K>, key: AnswerKeyOf<K>): KeyLine[];
}

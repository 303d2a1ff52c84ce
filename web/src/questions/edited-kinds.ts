import type { QuestionKindName, TaskKind } from '@sabia/domain/questions/question-kind.ts';
import type { EditedKind, EditedTask } from './kinds/edited-kind.ts';
import { editedFile } from './kinds/file/edited-file.ts';
import { editedGaps } from './kinds/gaps/edited-gaps.ts';
import { editedMatching } from './kinds/matching/edited-matching.ts';
import { editedMultipleChoice } from './kinds/multiple-choice/edited-multiple-choice.ts';
import { editedNumeric } from './kinds/numeric/edited-numeric.ts';
import { editedOpenText } from './kinds/open-text/edited-open-text.ts';
import { editedOrdering } from './kinds/ordering/edited-ordering.ts';
import { editedShortText } from './kinds/short-text/edited-short-text.ts';
import { editedSingleChoice } from './kinds/single-choice/edited-single-choice.ts';
import { editedTrueFalse } from './kinds/true-false/edited-true-false.ts';

const editedTasks = {
  MULTIPLE_CHOICE: editedMultipleChoice,
  TRUE_FALSE: editedTrueFalse,
  NUMERIC: editedNumeric,
  SHORT_TEXT: editedShortText,
  MATCHING: editedMatching,
  ORDERING: editedOrdering,
  GAPS: editedGaps,
  OPEN_TEXT: editedOpenText,
  FILE: editedFile,
} as const satisfies Record<TaskKind, EditedKind>;

type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** The fields of tasks of all kinds: a change of the kind keeps what is typed. */
export type TaskValues = AllOf<ReturnType<(typeof editedTasks)[TaskKind]['blank']>>;

export const blankTask = (): TaskValues =>
  Object.assign({}, ...Object.values(editedTasks).map((kind) => kind.blank())) as TaskValues;

export const editedTaskOf = (kind: TaskKind): EditedTask<TaskKind, Partial<TaskValues>> =>
  editedTasks[kind];

export const editedKinds: Readonly<Record<QuestionKindName, EditedKind>> = {
  SINGLE_CHOICE: editedSingleChoice,
  ...editedTasks,
};

import type { AnswerKey, QuestionTask } from '@sabia/domain/questions/question-kind.ts';
import { blankTask, editedKinds, editedTaskOf } from '../edited-kinds.ts';
import type { QuestionValues } from './value-types.ts';

/** The task and its key as the API takes them, before validation. */
export function taskFieldsOf(values: QuestionValues) {
  const { kind } = values;
  if (kind === 'SINGLE_CHOICE') return { task: null, answerKey: null };
  const { task, answerKey } = editedTaskOf(kind).toApi(values);
  return { task: { kind, ...task }, answerKey: { kind, ...answerKey } };
}

/** The path of the field in the form for a path of the API. */
export function formPathOf(path: string, { kind, task }: QuestionValues): string {
  const [field, list = '', at] = path.split('.');
  if ((field !== 'task' && field !== 'answerKey') || kind === 'SINGLE_CHOICE') return path;
  return editedTaskOf(kind).pathOf?.(list, at, task) ?? `task.${list}`;
}

/** The rich texts of the parts that the kind shows, by their paths. */
export function richTextsOf({ kind, alternatives, task }: QuestionValues): Record<string, string> {
  const parts = editedKinds[kind].parts ? alternatives : [];
  return {
    ...Object.fromEntries(parts.map(({ text }, at) => [`alternatives.${at}.text`, text])),
    ...(kind !== 'SINGLE_CHOICE' && editedTaskOf(kind).richTexts?.(task)),
  };
}

/** Labels of the fields that the kind shows, in the order of the screen. */
export function taskLabelsOf({ kind, alternatives, task }: QuestionValues): Record<string, string> {
  const { parts, scorings } = editedKinds[kind];
  return {
    ...(parts && {
      alternatives: parts.legend,
      ...Object.fromEntries(
        alternatives.map((_, at) => [`alternatives.${at}.text`, parts.nameOf(at)]),
      ),
    }),
    ...(kind !== 'SINGLE_CHOICE' && editedTaskOf(kind).labels?.(task)),
    ...(scorings && { 'task.scoring': scoringLabel }),
  };
}

export const scoringLabel = 'Pontuação';

/** The form fields of a stored task. */
export function taskValuesOf(task: QuestionTask, key: AnswerKey) {
  const { alternatives, ...values } = editedTaskOf(task.kind).fromApi(task, key);
  return { alternatives, task: { ...blankTask(), ...values } };
}

import { isSameMark } from '@sabia/domain/gradebook/mark.ts';
import type { CellId, Edit } from './unsaved-marks.ts';

/** A changed cell, as it was and as it is. */
export interface MarkChange extends CellId {
  from: string | null;
  to: string | null;
}

/** The changes of this visit, the last at the end; a paste is one step. */
export type UndoSteps = readonly (readonly MarkChange[])[];

const mostSteps = 100;

export function withStep(steps: UndoSteps, changes: readonly MarkChange[]): UndoSteps {
  const step = changes.filter(({ from, to }) => !isSameMark(from, to));
  return step.length === 0 ? steps : [...steps, step].slice(-mostSteps);
}

/**
 * The edits that take the last step back. They are based on the marks of that step: the mark that somebody else has given
 * since then is not lost.
 */
export const editsOfUndo = (steps: UndoSteps): Edit[] =>
  (steps.at(-1) ?? []).map(({ userId, columnId, from, to }) => ({
    userId,
    columnId,
    to: from,
    known: to,
  }));

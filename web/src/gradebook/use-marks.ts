import { sentMarksLimit } from '@sabia/domain/gradebook/mark.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type AppContext, useAppContext } from '../layout/app-context.tsx';
import { refreshing } from '../layout/refreshing.ts';
import { ApiProblem } from '../platform/api/api-problem.ts';
import {
  type Gradebook,
  gradebookRoute,
  type GradebookStudent,
  overtakenCells,
} from './gradebook.api.ts';
import { editsOfUndo, type MarkChange, type UndoSteps, withStep } from './undo-steps.ts';
import {
  afterOvertaken,
  afterRefused,
  afterSaved,
  type CellId,
  cellKey,
  discarded,
  insisted,
  retried,
  takeBatch,
  type UnsavedMark,
  type UnsavedMarks,
  withEdits,
  withInvalid,
} from './unsaved-marks.ts';

/** The marks of a grade book that are on their way to the server, and what a person can do with marks. */
export interface Marks {
  unsaved: UnsavedMarks;
  /** A paste is one step of the undo. */
  change: (changes: readonly MarkChange[], options?: { isPaste: boolean }) => void;
  /** Keeps a text that is no mark in its cell. */
  keepInvalid: (cell: CellId & { known: string | null; text: string }) => void;
  /** Takes the last change of this visit back; absent without one. */
  undo: (() => void) | undefined;
  /** Sends one mark again, or all that have failed. */
  retry: (cell?: CellId) => void;
  /** Stores the mark over that of another person. */
  insist: (cell: CellId) => void;
  /** Goes back to the mark of the server. */
  discard: (cell: CellId) => void;
}

export const markOf = ({ marks }: GradebookStudent, columnId: string): string | null =>
  marks.find((mark) => mark.columnId === columnId)?.value ?? null;

const nothing: UnsavedMarks = new Map();

/** Sends marks one request after the other, in the order in which they were typed. */
export function useMarks(classId: string): Marks {
  const context = useAppContext();
  const [unsaved, setUnsaved] = useState(nothing);
  const [steps, setSteps] = useState<UndoSteps>([]);
  const store = useMemo(
    () => createSender(context, classId, { onChange: setUnsaved }),
    [context, classId],
  );
  const lastStep = useRef(0);

  useEffect(() => {
    const retry = () => store.update((marks) => retried(marks, [...marks.values()]));
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [store]);

  return {
    unsaved,
    change(changes, { isPaste } = { isPaste: false }) {
      setSteps((earlier) => withStep(earlier, changes));
      lastStep.current += isPaste ? 1 : 0;
      store.update((marks) =>
        withEdits(
          marks,
          changes.map(({ from, ...edit }) => ({ ...edit, known: from })),
          isPaste ? lastStep.current : 0,
        ),
      );
    },
    keepInvalid: (cell) => store.update((marks) => withInvalid(marks, cell)),
    undo:
      steps.length === 0
        ? undefined
        : () => {
            const edits = editsOfUndo(steps);
            setSteps(steps.slice(0, -1));
            lastStep.current += 1;
            store.update((marks) => withEdits(marks, edits, lastStep.current));
          },
    retry: (cell) => store.update((marks) => retried(marks, cell ? [cell] : [...marks.values()])),
    insist: (cell) => store.update((marks) => insisted(marks, cell)),
    discard: (cell) => store.update((marks) => discarded(marks, cell)),
  };
}

function createSender(
  context: AppContext,
  classId: string,
  { onChange }: { onChange: (marks: UnsavedMarks) => void },
) {
  let unsaved = nothing;
  let isSending = false;

  function set(marks: UnsavedMarks): void {
    unsaved = marks;
    onChange(marks);
  }

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (;;) {
      const { marks, batch } = takeBatch(unsaved, sentMarksLimit);
      if (batch.length === 0) break;
      set(marks);
      await sendBatch(batch);
    }
    isSending = false;
  }

  async function sendBatch(batch: readonly UnsavedMark[]): Promise<void> {
    try {
      await context.call('PUT /classes/{id}/gradebook/marks', {
        params: { id: classId },
        body: batch.map(({ userId, columnId, value, before }) => ({
          userId,
          columnId,
          value,
          before,
        })),
      });
      await keepMarks(context, classId, batch);
      set(afterSaved(unsaved, batch));
    } catch (error) {
      set(afterProblem(unsaved, batch, error));
      if (!(error instanceof ApiProblem)) throw error;
    } finally {
      // The results, and marks of others.
      void refreshing(context, gradebookRoute).refresh();
    }
  }

  return {
    update(change: (marks: UnsavedMarks) => UnsavedMarks): void {
      set(change(unsaved));
      void send();
    },
  };
}

function afterProblem(
  unsaved: UnsavedMarks,
  batch: readonly UnsavedMark[],
  error: unknown,
): UnsavedMarks {
  const problem = error instanceof ApiProblem ? error : null;
  const others = problem?.status === 412 ? overtakenCells(problem) : [];
  if (others.length > 0) return afterOvertaken(unsaved, batch, others);
  const ofCells = new Map(
    (problem?.errors ?? []).flatMap(({ path, message }) => {
      const [, at] = /^(\d+)\./.exec(path) ?? [];
      return at === undefined ? [] : [[Number(at), message] as const];
    }),
  );
  const message = problem?.detail ?? 'Algo deu errado. Tente de novo.';
  const messages = ofCells.size > 0 ? ofCells : new Map(batch.map((_, at) => [at, message]));
  return afterRefused(unsaved, batch, { messages });
}

/** Puts saved marks into the pages that are loaded, until they are read again. */
async function keepMarks(
  { queryClient }: AppContext,
  classId: string,
  saved: readonly UnsavedMark[],
): Promise<void> {
  const byCell = new Map(saved.map((mark) => [cellKey(mark), mark.value]));
  const ofClass = {
    predicate: ({ queryKey: [route, input] }: { queryKey: readonly unknown[] }) =>
      route === gradebookRoute && (input as { params: { id: string } }).params.id === classId,
  };
  await queryClient.cancelQueries(ofClass);
  queryClient.setQueriesData<Gradebook>(
    ofClass,
    (page) =>
      page && {
        ...page,
        students: page.students.map((student) => withMarks(student, { rules: page.rules, byCell })),
      },
  );
}

function withMarks(
  student: GradebookStudent,
  { rules, byCell }: Pick<Gradebook, 'rules'> & { byCell: ReadonlyMap<string, string | null> },
): GradebookStudent {
  const { userId } = student;
  const columns = rules?.columns ?? [];
  if (!columns.some(({ id: columnId }) => byCell.has(cellKey({ userId, columnId }))))
    return student;
  return {
    ...student,
    marks: columns.flatMap(({ id: columnId }) => {
      const sent = byCell.get(cellKey({ userId, columnId }));
      const value = sent === undefined ? markOf(student, columnId) : sent;
      return value === null ? [] : [{ columnId, value }];
    }),
  };
}

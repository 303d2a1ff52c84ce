import { isSameMark } from '@sabia/domain/gradebook/mark.ts';
import type { OtherMark } from './gradebook.api.ts';

export interface CellId {
  userId: string;
  columnId: string;
}

/** A mark that the server does not have yet. */
export interface UnsavedMark extends CellId {
  value: string | null;
  /** The mark that the person saw before: the server refuses the new one if the cell has another by now. */
  before: string | null;
  /** Marks with the same number are sent in one request; 0: with all others. */
  step: number;
  /** The value in the request under way. */
  sent?: string | null | undefined;
  state:
    | { name: 'WAITING' }
    /** Refused, or no reply. */
    | { name: 'FAILED'; message: string }
    /** Somebody else has changed the cell. */
    | { name: 'OVERTAKEN'; other: OtherMark }
    /** A text that is no mark, which is never sent. */
    | { name: 'INVALID'; text: string };
}

export type UnsavedMarks = ReadonlyMap<string, UnsavedMark>;

export const cellKey = ({ userId, columnId }: CellId): string => `${userId}/${columnId}`;

const waiting = { name: 'WAITING' } as const;

/** With entries replaced by what `change` makes of them; undefined removes one. */
function changed(
  marks: UnsavedMarks,
  cells: readonly CellId[],
  change: (mark: UnsavedMark) => UnsavedMark | undefined,
): UnsavedMarks {
  const next = new Map(marks);
  for (const cell of cells) {
    const mark = marks.get(cellKey(cell));
    const made = mark && change(mark);
    if (made) next.set(cellKey(cell), made);
    else next.delete(cellKey(cell));
  }
  return next;
}

/** A mark that needs no request is no unsaved mark. */
const unlessKnown = (mark: UnsavedMark): UnsavedMark | undefined =>
  mark.sent === undefined && isSameMark(mark.value, mark.before) ? undefined : mark;

export interface Edit extends CellId {
  to: string | null;
  /** The mark that the server has, as far as is known. */
  known: string | null;
}

/** After a person has given marks to cells. */
export function withEdits(marks: UnsavedMarks, edits: readonly Edit[], step = 0): UnsavedMarks {
  const next = new Map(marks);
  for (const { userId, columnId, to, known } of edits) {
    const key = cellKey({ userId, columnId });
    const earlier = marks.get(key);
    const { state, before = known, sent } = earlier ?? {};
    const mark = unlessKnown({
      userId,
      columnId,
      value: to,
      // The mark of the other person has been seen.
      before: state?.name === 'OVERTAKEN' ? state.other.value : before,
      step,
      sent,
      state: waiting,
    });
    if (mark) next.set(key, mark);
    else next.delete(key);
  }
  return next;
}

/** After a text that is no mark: it stays in its cell until it is corrected. */
export function withInvalid(
  marks: UnsavedMarks,
  { known, text, ...cell }: CellId & { known: string | null; text: string },
): UnsavedMarks {
  const { before = known, sent } = marks.get(cellKey(cell)) ?? {};
  return new Map(marks).set(cellKey(cell), {
    ...cell,
    value: before,
    before,
    step: 0,
    sent,
    state: { name: 'INVALID', text },
  });
}

/** The marks of the next request, which are under way from then on; none if nothing waits. */
export function takeBatch(
  marks: UnsavedMarks,
  most: number,
): { marks: UnsavedMarks; batch: UnsavedMark[] } {
  const ready = [...marks.values()].filter(
    ({ state, sent }) => state.name === 'WAITING' && sent === undefined,
  );
  const batch = ready.filter(({ step }) => step === ready[0]?.step).slice(0, most);
  return { marks: changed(marks, batch, (mark) => ({ ...mark, sent: mark.value })), batch };
}

/** A newer edit of a cell in the batch is sent next. */
export const afterSaved = (marks: UnsavedMarks, batch: readonly UnsavedMark[]): UnsavedMarks =>
  changed(marks, batch, (mark) =>
    mark.state.name === 'INVALID'
      ? { ...mark, value: mark.sent ?? null, before: mark.sent ?? null, sent: undefined }
      : unlessKnown({ ...mark, before: mark.sent ?? null, sent: undefined }),
  );

interface Refused {
  /** Reasons by the places in the batch; the others wait again. */
  messages: ReadonlyMap<number, string>;
}

export const afterRefused = (
  marks: UnsavedMarks,
  batch: readonly UnsavedMark[],
  { messages }: Refused,
): UnsavedMarks => {
  const reasons = new Map(batch.map((mark, at) => [cellKey(mark), messages.get(at)] as const));
  return changed(marks, batch, (mark) => {
    const message = reasons.get(cellKey(mark));
    const back = unlessKnown({ ...mark, sent: undefined });
    return back && message !== undefined && back.state.name === 'WAITING'
      ? { ...back, state: { name: 'FAILED', message } }
      : back;
  });
};

/** The other cells of the batch are not stored either: they are sent again. */
export function afterOvertaken(
  marks: UnsavedMarks,
  batch: readonly UnsavedMark[],
  others: readonly (CellId & OtherMark)[],
): UnsavedMarks {
  const byCell = new Map(others.map((other) => [cellKey(other), other]));
  return changed(marks, batch, (mark) => {
    const other = byCell.get(cellKey(mark));
    const back = { ...mark, sent: undefined };
    if (!other || mark.state.name !== 'WAITING') return unlessKnown(back);
    if (isSameMark(other.value, mark.value)) return undefined;
    const { value, markedAt, markedBy } = other;
    return { ...back, state: { name: 'OVERTAKEN', other: { value, markedAt, markedBy } } };
  });
}

/** One mark, or all of them, is sent again. */
export const retried = (marks: UnsavedMarks, cells: readonly CellId[]): UnsavedMarks =>
  changed(marks, cells, (mark) =>
    mark.state.name === 'FAILED' ? { ...mark, state: waiting } : mark,
  );

/** The person insists on the mark that another person has overtaken. */
export const insisted = (marks: UnsavedMarks, cell: CellId): UnsavedMarks =>
  changed(marks, [cell], (mark) =>
    mark.state.name === 'OVERTAKEN'
      ? { ...mark, before: mark.state.other.value, state: waiting }
      : mark,
  );

/** The cell shows the mark of the server again. */
export const discarded = (marks: UnsavedMarks, cell: CellId): UnsavedMarks =>
  changed(marks, [cell], () => undefined);

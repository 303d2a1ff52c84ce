import { describe, expect, it } from 'vitest';
import {
  afterOvertaken,
  afterRefused,
  afterSaved,
  cellKey,
  discarded,
  insisted,
  retried,
  takeBatch,
  type UnsavedMarks,
  withEdits,
  withInvalid,
} from './unsaved-marks.ts';

const none: UnsavedMarks = new Map();
const cell = (userId: string) => ({ userId, columnId: 'p1' });
const edit = (userId: string, to: string | null, known: string | null = null) => ({
  ...cell(userId),
  to,
  known,
});
const of = (marks: UnsavedMarks, userId: string) => marks.get(cellKey(cell(userId)));
const send = (marks: UnsavedMarks) => takeBatch(marks, 2000);
const other = { value: '8.0', markedAt: '2031-03-10T13:32:00.000Z', markedBy: 'Ana' };

describe('marks that the server does not have yet', () => {
  it('are sent together, and are gone when they are saved', () => {
    const { marks, batch } = send(withEdits(none, [edit('s1', '7.5'), edit('s2', null, '4')]));
    expect(batch.map(({ userId, value, before }) => [userId, value, before])).toEqual([
      ['s1', '7.5', null],
      ['s2', null, '4'],
    ]);
    expect(send(marks).batch).toEqual([]);
    expect(afterSaved(marks, batch)).toEqual(none);
  });

  it('do not include what the cell has already', () => {
    expect(withEdits(none, [edit('s1', '7.50', '7.5')])).toEqual(none);
    const edited = withEdits(none, [edit('s1', '9', '7.5')]);
    expect(withEdits(edited, [edit('s1', '7.5', '7.5')])).toEqual(none);
  });

  it('a newer edit follows the request under way and is based on it', () => {
    const first = send(withEdits(none, [edit('s1', '7')]));
    const edited = withEdits(first.marks, [edit('s1', '8')]);
    expect(send(edited).batch).toEqual([]);
    const { batch } = send(afterSaved(edited, first.batch));
    expect(batch).toMatchObject([{ value: '8', before: '7' }]);
  });

  it('an edit back to the former mark during the request is sent as well', () => {
    const first = send(withEdits(none, [edit('s1', '7', '5')]));
    const back = withEdits(first.marks, [edit('s1', '5', '5')]);
    expect(send(afterSaved(back, first.batch)).batch).toMatchObject([{ value: '5', before: '7' }]);
    const failed = afterRefused(back, first.batch, { messages: new Map([[0, 'Sem conexão']]) });
    expect(failed).toEqual(none);
  });

  it('a paste is one request of its own', () => {
    const typed = withEdits(none, [edit('s1', '7')]);
    const pasted = withEdits(typed, [edit('s2', '8'), edit('s3', '9')], 1);
    const first = send(pasted);
    expect(first.batch).toHaveLength(1);
    expect(send(first.marks).batch.map(({ userId }) => userId)).toEqual(['s2', 's3']);
  });

  it('wait for a retry after a failure, and keep what was typed', () => {
    const { marks, batch } = send(withEdits(none, [edit('s1', '7'), edit('s2', '8')]));
    const failed = afterRefused(marks, batch, { messages: new Map([[1, 'Não é da turma']]) });
    expect(of(failed, 's1')?.state).toEqual({ name: 'WAITING' });
    expect(of(failed, 's2')).toMatchObject({
      value: '8',
      state: { name: 'FAILED', message: 'Não é da turma' },
    });
    expect(send(failed).batch).toHaveLength(1);
    expect(send(retried(failed, [cell('s2')])).batch).toHaveLength(2);
  });

  it('one that was overtaken asks, and the others are sent again', () => {
    const { marks, batch } = send(withEdits(none, [edit('s1', '7'), edit('s2', '8')]));
    const asked = afterOvertaken(marks, batch, [{ ...cell('s1'), ...other }]);
    expect(of(asked, 's1')?.state).toEqual({ name: 'OVERTAKEN', other });
    expect(send(asked).batch.map(({ userId }) => userId)).toEqual(['s2']);
    expect(send(insisted(asked, cell('s1'))).batch[0]).toMatchObject({ value: '7', before: '8.0' });
    expect(of(discarded(asked, cell('s1')), 's1')).toBeUndefined();
    expect(of(withEdits(asked, [edit('s1', '6')]), 's1')).toMatchObject({ before: '8.0' });
  });

  it('one that another person has saved as well is no conflict', () => {
    const { marks, batch } = send(withEdits(none, [edit('s1', '8')]));
    expect(afterOvertaken(marks, batch, [{ ...cell('s1'), ...other }])).toEqual(none);
  });

  it('a text that is no mark stays and is never sent', () => {
    const marks = withInvalid(none, { ...cell('s1'), known: '5', text: 'abc' });
    expect(send(marks).batch).toEqual([]);
    expect(of(marks, 's1')).toMatchObject({ value: '5', state: { text: 'abc' } });
    expect(send(withEdits(marks, [edit('s1', '6', '5')])).batch).toMatchObject([{ before: '5' }]);
  });
});

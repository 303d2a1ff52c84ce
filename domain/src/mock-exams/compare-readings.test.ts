import { describe, expect, it } from 'vitest';
import { compareReadings, type CardMarks, type MarkedCard } from './compare-readings.ts';

const read = (marks: CardMarks, doubts: readonly number[] = []): MarkedCard => ({ marks, doubts });
const known = (marks: CardMarks, doubts: readonly number[] = [], isConflict = false) => ({
  ...read(marks, doubts),
  isConflict,
});
const ten: CardMarks = Object.fromEntries(
  Array.from({ length: 10 }, (_, index) => [index + 1, 'A'] as const),
);

describe('a reading of a card', () => {
  it('is new without another one', () => {
    expect(compareReadings(null, read({ 1: 'C' }, [2]))).toEqual({
      state: 'NEW',
      changed: [],
      card: known({ 1: 'C' }, [2]),
    });
  });

  it.each([
    ['the same', known(ten), read(ten), 'SAME', []],
    ['a doubt is decided', known(ten, [3]), read({ ...ten, 3: 'B' }), 'CHANGED', [3]],
    ['a doubt is decided as proposed', known(ten, [3]), read(ten), 'SAME', []],
    [
      'a doubt is decided as double',
      known(ten, [3]),
      read({ ...ten, 3: 'double' }),
      'CHANGED',
      [3],
    ],
    [
      'a doubt has another proposal',
      known(ten, [3]),
      read({ ...ten, 3: 'B' }, [3]),
      'CHANGED',
      [3],
    ],
    ['three slips', known(ten), read({ ...ten, 1: 'B', 2: 'B', 3: 'B' }), 'CHANGED', [1, 2, 3]],
    ['a line that was blank', known({}), read({ 4: 'D' }), 'CHANGED', [4]],
    ['a line that is blank now', known({ 4: 'D' }), read({}), 'CHANGED', [4]],
  ] as const)('%s', (_, before, reading, state, changed) => {
    const compared = compareReadings(before, reading);
    expect(compared).toEqual({
      state,
      changed: [...changed],
      card: known(
        reading.marks,
        before.doubts.filter((line) => reading.doubts.includes(line)),
      ),
    });
  });

  it('is a conflict beside four lines without a doubt that differ, until a person decides', () => {
    const other = read({ ...ten, 1: 'B', 2: 'B', 3: 'B', 4: 'B' });
    const first = compareReadings(known(ten), other);
    expect(first).toEqual({ state: 'CONFLICT', changed: [1, 2, 3, 4], card: known(ten, [], true) });
    const again = compareReadings(first.card, read(ten));
    expect(again).toMatchObject({ state: 'CONFLICT', changed: [], card: { isConflict: true } });
    expect(compareReadings(first.card, other, { isDecided: true })).toEqual({
      state: 'CHANGED',
      changed: [1, 2, 3, 4],
      card: known(other.marks),
    });
    expect(compareReadings(first.card, read(ten), { isDecided: true })).toEqual({
      state: 'SAME',
      changed: [],
      card: known(ten),
    });
  });

  it('differs in lines in doubt without a conflict', () => {
    const other = read({ ...ten, 1: 'B', 2: 'B', 3: 'B', 4: 'B' });
    expect(compareReadings(known(ten, [1]), other).state).toBe('CHANGED');
  });

  it('changes no line by a doubt that was without one', () => {
    const reading = read({ ...ten, 3: 'B', 4: 'C' }, [3, 4]);
    expect(compareReadings(known(ten, [4]), reading)).toEqual({
      state: 'CHANGED',
      changed: [4],
      card: known({ ...ten, 4: 'C' }, [4]),
    });
    const { 3: _three, ...withoutThree } = ten;
    expect(compareReadings(known(withoutThree), read(ten, [3]))).toMatchObject({
      state: 'SAME',
      card: { marks: withoutThree },
    });
  });

  it('that was read before the others changes only their doubts', () => {
    const reading = read({ ...ten, 3: 'B', 4: 'C' });
    expect(compareReadings(known(ten, [4]), reading, { isOlder: true })).toEqual({
      state: 'CHANGED',
      changed: [4],
      card: known({ ...ten, 4: 'C' }),
    });
  });
});

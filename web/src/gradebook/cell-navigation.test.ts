import { describe, expect, it } from 'vitest';
import { isTyping, placeAfter } from './cell-navigation.ts';

const size = { rows: 3, columns: 4 };
const from = (row: number, column: number) => ({ row, column });

describe('a key in a table of three rows and four columns', () => {
  it.each([
    ['ArrowUp', from(1, 1), from(0, 1)],
    ['ArrowUp', from(0, 1), from(0, 1)],
    ['ArrowDown', from(2, 1), from(2, 1)],
    ['ArrowLeft', from(1, 0), from(1, 0)],
    ['ArrowRight', from(1, 2), from(1, 3)],
    ['Enter', from(0, 2), from(1, 2)],
    ['Home', from(1, 2), from(1, 0)],
    ['End', from(1, 0), from(1, 3)],
    ['PageDown', from(0, 0), from(2, 0)],
    ['Tab', from(0, 3), from(1, 0)],
    ['Tab', from(2, 3), null],
    ['a', from(0, 0), null],
  ])('%s', (key, place, after) => expect(placeAfter({ key }, place, size)).toEqual(after));

  it('goes back with Shift', () => {
    const back = (key: string, row: number, column: number) =>
      placeAfter({ key, shiftKey: true }, { row, column }, size);
    expect(back('Tab', 1, 0)).toEqual(from(0, 3));
    expect(back('Tab', 0, 0)).toBeNull();
    expect(back('Enter', 1, 2)).toEqual(from(0, 2));
  });

  it('goes to the ends with Ctrl', () => {
    const far = (key: string) => placeAfter({ key, isControl: true }, from(1, 1), size);
    expect(far('ArrowDown')).toEqual(from(2, 1));
    expect(far('Home')).toEqual(from(0, 0));
    expect(far('End')).toEqual(from(2, 3));
  });
});

it('a character begins an edit, a shortcut and a space do not', () => {
  expect(isTyping({ key: '7' })).toBe(true);
  expect(isTyping({ key: ',' })).toBe(true);
  expect(isTyping({ key: 'F2' })).toBe(false);
  expect(isTyping({ key: ' ' })).toBe(false);
  expect(isTyping({ key: 'z', isControl: true })).toBe(false);
});

/** A cell of the table by its row and column, from 0. */
export interface Place {
  row: number;
  column: number;
}

interface Size {
  rows: number;
  columns: number;
}

export interface PressedKey {
  key: string;
  shiftKey?: boolean;
  /** Ctrl, or the command key. */
  isControl?: boolean;
}

/** The cell that a key moves to; null for other keys, and for Tab at the ends of the table, which leaves it. */
export function placeAfter(
  { key, shiftKey = false, isControl = false }: PressedKey,
  from: Place,
  { rows, columns }: Size,
): Place | null {
  const at = (row: number, column: number): Place => ({
    row: Math.min(Math.max(row, 0), rows - 1),
    column: Math.min(Math.max(column, 0), columns - 1),
  });
  const { row, column } = from;
  switch (key) {
    case 'ArrowUp':
      return at(isControl ? 0 : row - 1, column);
    case 'ArrowDown':
      return at(isControl ? rows - 1 : row + 1, column);
    case 'ArrowLeft':
      return at(row, isControl ? 0 : column - 1);
    case 'ArrowRight':
      return at(row, isControl ? columns - 1 : column + 1);
    case 'PageUp':
      return at(row - pageOfRows, column);
    case 'PageDown':
      return at(row + pageOfRows, column);
    case 'Home':
      return at(isControl ? 0 : row, 0);
    case 'End':
      return at(isControl ? rows - 1 : row, columns - 1);
    case 'Enter':
      return at(row + (shiftKey ? -1 : 1), column);
    case 'Tab':
      return afterTab(row * columns + column + (shiftKey ? -1 : 1), { rows, columns });
    default:
      return null;
  }
}

const pageOfRows = 10;

/** In the order of reading. */
const afterTab = (number: number, { rows, columns }: Size): Place | null =>
  number < 0 || number >= rows * columns
    ? null
    : { row: Math.floor(number / columns), column: number % columns };

/** True for a key that types a character, which begins an edit. */
export const isTyping = ({ key, isControl = false }: PressedKey): boolean =>
  !isControl && /^\S$/u.test(key);

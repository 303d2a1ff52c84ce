import { expect, it } from 'vitest';
import { colorOfSheet, essaySheetLayout, mostSheets, sheetOfColor } from './essay-sheet.ts';

it('an essay sheet has 30 lines, which keep away from the corner marks, the code and the edge', () => {
  const { lines, left, right, cornerMarks, code, page } = essaySheetLayout();
  expect(lines).toHaveLength(30);
  const [top] = lines;
  const bottom = lines.at(-1);
  const [, , lowest] = cornerMarks;
  // The first line has its space above it.
  expect((top?.y ?? 0) - 6.3).toBeGreaterThan(code.y + code.height + 5);
  expect(bottom?.y).toBeLessThanOrEqual(lowest.y - 5);
  expect([left, page.width - right].every((margin) => margin >= 8)).toBe(true);
});

it('the code of a sheet is told from that of an answer card', () => {
  for (let essay = 0; essay < mostSheets; essay++)
    expect(sheetOfColor(colorOfSheet(essay))).toBe(essay);
  for (let color = 0; color < 4; color++) expect(sheetOfColor(color)).toBeNull();
});

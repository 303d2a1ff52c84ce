import { questionsPerArea } from '@sabia/domain/item-response/booklet.ts';
import { withoutEndSigns } from '@sabia/domain/trim-signs.ts';

/** Letters A to E, `.` for a blank and `*` for two marks; other keys have no effect. */
const marksIn = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[-_–—]/g, '.')
    .replace(/[^A-E.*]/g, '');

/** The marks after a key was pressed, with the new place of the caret. Where all 45 are there, a key replaces the mark behind the caret. */
export function typedMarks(text: string, caret = text.length): { marks: string; caret: number } {
  const before = marksIn(text.slice(0, caret));
  const behind = marksIn(text.slice(caret));
  const excess = Math.max(0, before.length + behind.length - questionsPerArea);
  return {
    marks: (before + behind.slice(excess)).slice(0, questionsPerArea),
    caret: Math.min(before.length, questionsPerArea),
  };
}

/** The marks with another one at a place; those before it that are missing become blanks. */
export const withMark = (marks: string, at: number, mark: string): string =>
  withoutEndSigns(marks.slice(0, at).padEnd(at, '.') + mark + marks.slice(at + 1), '.');

/** All 45 marks; the missing ones are blanks. */
export const completeMarks = (marks: string): string => marks.padEnd(questionsPerArea, '.');

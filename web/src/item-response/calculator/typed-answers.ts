import { questionsPerArea } from '@sabia/domain/item-response/booklet.ts';

/** The marks after a key was pressed: letters A to E, `.` for a blank, `*` for two marks; other keys have no effect. */
export const typedMarks = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[-_–—]/g, '.')
    .replace(/[^A-E.*]/g, '')
    .slice(0, questionsPerArea);

/** The marks with another one at a place; those before it that are missing become blanks. */
export const withMark = (marks: string, at: number, mark: string): string =>
  (marks.slice(0, at).padEnd(at, '.') + mark + marks.slice(at + 1)).replace(/\.+$/, '');

/** All 45 marks; the missing ones are blanks. */
export const completeMarks = (marks: string): string => marks.padEnd(questionsPerArea, '.');

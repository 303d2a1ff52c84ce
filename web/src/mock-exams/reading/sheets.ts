import { parseCardCode } from '@sabia/domain/mock-exams/card-code.ts';
import { type Card, isBlank } from './cards.ts';
import type { ReadSheet } from './read-picture.ts';
import type { Person, ReadingList } from './reading.api.ts';

/** An essay sheet that was photographed. */
export type TakenSheet =
  | { kind: 'SHEET_OF_OTHERS' }
  /** The code can't be read, or the sheet is a blank one. */
  | { kind: 'SHEET_WITHOUT_CODE'; card: Card }
  /** `isKnown`: it was read before. */
  | { kind: 'SHEET'; card: Card; person: Person | null; isKnown: boolean };

interface Sitting {
  mockExamId: string;
  owner: string;
  list: ReadingList;
  /** The codes of the sheets that this device has read since the page was opened. */
  seen: ReadonlySet<string>;
  key: string;
  readAt: string;
}

/** Finds the owner of an essay sheet; null if the day has no essay, so that the page is none. */
export function takeSheet(read: ReadSheet, sitting: Sitting): TakenSheet | null {
  const { list, seen, ...ofCard } = sitting;
  const numbers = read.code ? parseCardCode(read.code)?.code : undefined;
  if (numbers && numbers.event !== list.eventNumber) return { kind: 'SHEET_OF_OTHERS' };
  const essaysQtd = list.days.find(({ day }) => day === read.day)?.essaysQtd ?? 0;
  if (essaysQtd === 0) return numbers ? { kind: 'SHEET_OF_OTHERS' } : null;
  const person = list.people.find(({ number }) => number === numbers?.person) ?? null;
  const card: Card = {
    ...ofCard,
    code: read.code,
    personId: person?.personId ?? null,
    day: read.day,
    answers: {},
    doubts: [],
    quality: 1,
    name: read.name,
    sheet: { essay: read.essay, page: read.page },
  };
  if (!read.code || isBlank(read.code)) return { kind: 'SHEET_WITHOUT_CODE', card };
  const known = person?.days.find(({ day }) => day === read.day)?.essays.includes(read.essay);
  return { kind: 'SHEET', card, person, isKnown: seen.has(read.code) || known === true };
}

interface SheetPlace {
  personId: string | null;
  day: number;
  essay: number;
}

/** The people without a sheet for an essay of the day, as far as the device knows. */
export const peopleWithoutSheet = (
  { days, people }: ReadingList,
  day: number,
  waiting: readonly SheetPlace[],
): Person[] => {
  const essaysQtd = days.find((each) => each.day === day)?.essaysQtd ?? 0;
  const numbers = Array.from({ length: essaysQtd }, (_, index) => index + 1);
  return people.filter(({ personId, days: cards }) => {
    const read = cards.find((each) => each.day === day)?.essays ?? [];
    const hasSheet = (essay: number) =>
      read.includes(essay) ||
      waiting.some(
        (sheet) => sheet.personId === personId && sheet.day === day && sheet.essay === essay,
      );
    return numbers.some((essay) => !hasSheet(essay));
  });
};

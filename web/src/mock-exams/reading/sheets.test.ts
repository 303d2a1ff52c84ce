import { cardCodeText } from '@sabia/domain/mock-exams/card-code.ts';
import { colorOfSheet } from '@sabia/domain/mock-exams/essay-sheet.ts';
import { expect, it } from 'vitest';
import type { ReadingList } from './reading.api.ts';
import { peopleWithoutSheet, takeSheet } from './sheets.ts';

const picture = { width: 1, height: 1, data: new Uint8Array([9]) };
const person = (number: number, essays: number[]) => ({
  personId: `p${number}`,
  number,
  name: `Pessoa ${number}`,
  className: '3º B',
  days: [
    { day: 1, state: 'NONE' as const, readAt: null, readingId: null, essays },
    { day: 2, state: 'NONE' as const, readAt: null, readingId: null, essays: [] },
  ],
});
const list: ReadingList = {
  eventNumber: 5,
  title: 'Simulado',
  colorsQtd: 1,
  days: [2, 0].map((essaysQtd, at) => ({
    day: at + 1,
    title: 'Prova',
    questionsQtd: 5,
    firstQuestion: 1 + 5 * at,
    essaysQtd,
  })),
  people: [person(1, []), person(2, [1])],
};

const codeOf = ({ event = 5, number = 1, day = 1, essay = 0 }) =>
  cardCodeText({ event, person: number, day, color: colorOfSheet(essay) }, new Uint8Array(12));

const take = (code: string | null, { day = 1, essay = 1, seen = new Set<string>() } = {}) =>
  takeSheet(
    { code, day, essay, page: new Uint8Array([1]), name: picture },
    { mockExamId: 'm1', owner: 'davi', list, seen, key: 'k', readAt: '2026-11-29T12:00:00.000Z' },
  );

it('a sheet has the owner of its code', () => {
  expect(take(codeOf({ number: 2 }), { essay: 2 })).toMatchObject({
    kind: 'SHEET',
    person: { personId: 'p2' },
    isKnown: false,
    card: { personId: 'p2', day: 1, sheet: { essay: 2 } },
  });
});

it('a sheet that the server or this device has is known', () => {
  const code = codeOf({});
  expect(take(codeOf({ number: 2 }))).toMatchObject({ isKnown: true });
  expect(take(code, { seen: new Set([code]) })).toMatchObject({ isKnown: true });
});

it('a blank sheet, and one whose code is not read, waits for its owner', () => {
  const withoutCode = { kind: 'SHEET_WITHOUT_CODE', card: { personId: null, sheet: {} } };
  expect(take(codeOf({ number: 0 }))).toMatchObject(withoutCode);
  expect(take(null)).toMatchObject(withoutCode);
});

it('a page is no sheet on a day without an essay', () => {
  expect(take(null, { day: 2 })).toBeNull();
  expect(take(codeOf({ event: 6 }))).toEqual({ kind: 'SHEET_OF_OTHERS' });
  expect(take(codeOf({ day: 2 }), { day: 2 })).toEqual({ kind: 'SHEET_OF_OTHERS' });
});

it('people without all of their sheets are missing, with what waits on this device', () => {
  const missing = (waiting: { personId: string; day: number; essay: number }[]) =>
    peopleWithoutSheet(list, 1, waiting).map(({ personId }) => personId);
  expect(missing([])).toEqual(['p1', 'p2']);
  expect(missing([{ personId: 'p2', day: 1, essay: 2 }])).toEqual(['p1']);
  expect(peopleWithoutSheet(list, 2, [])).toEqual([]);
});

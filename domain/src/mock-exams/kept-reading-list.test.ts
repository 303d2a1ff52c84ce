import { expect, it } from 'vitest';
import { readingList, type ReadingList } from './card-reading.ts';
import { isReadingList } from './kept-reading-list.ts';

const list: ReadingList = {
  title: 'Simulado de novembro',
  colorsQtd: 1,
  days: [{ day: 1, title: 'Prova', questionsQtd: 45, firstQuestion: 1, essaysQtd: 1 }],
  eventNumber: 5,
  people: [
    {
      personId: '0193b3a0-0000-7000-8000-000000000110',
      number: 1,
      name: 'Aline Souza',
      className: '3º B',
      days: [{ day: 1, state: 'READ', readAt: null, readingId: null, essays: [1] }],
    },
  ],
};
const [day] = list.days;
const [person] = list.people;
const [card] = person?.days ?? [];
const without = (value: object | undefined, field: string) =>
  Object.fromEntries(Object.entries(value ?? {}).filter(([name]) => name !== field));

it('a list of this version', () => {
  expect(readingList.safeParse(list).success).toBe(true);
  expect(isReadingList(list)).toBe(true);
  expect(isReadingList({ ...list, days: [], people: [] })).toBe(true);
});

it.each([
  ['nothing', undefined],
  ['a text', 'list'],
  ['a list without days', without(list, 'days')],
  ['a list without people', without(list, 'people')],
  ['days without essays', { ...list, days: [without(day, 'essaysQtd')] }],
  ['people without days', { ...list, people: [without(person, 'days')] }],
  ['cards without essays', { ...list, people: [{ ...person, days: [without(card, 'essays')] }] }],
])('%s is none', (_name, kept) => {
  expect(isReadingList(kept)).toBe(false);
});

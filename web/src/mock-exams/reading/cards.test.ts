import { expect, it } from 'vitest';
import { bodyOf, type Card, decideDoubt, stateOf, takeReading } from './cards.ts';
import type { ReadDoubt, ReadPicture } from './read-picture.ts';
import type { ReadingList } from './reading.api.ts';
import { cardWords, takenWords } from './reading-words.ts';

const crop = { width: 1, height: 1, data: new Uint8Array([128]) };
const doubt = (question: number): ReadDoubt => ({ question, seen: [], proposal: 'C', crop });
/** Of the event 5, the first day, the booklet 0 and this person. */
const codeOf = (person: number, event = 5) => `S1000000${event}000${person}10AAAAAAAAAAAA`;

const reading = (changes: Partial<ReadPicture> = {}): ReadPicture => ({
  isRead: true,
  code: codeOf(3),
  day: 1,
  answers: { 1: 'A', 2: 'C' },
  doubts: [],
  quality: 0.9,
  name: crop,
  ...changes,
});

const list: ReadingList = {
  title: 'Simulado',
  colorsQtd: 4,
  days: [{ day: 1, title: 'Prova', questionsQtd: 45, firstQuestion: 1, essaysQtd: 0 }],
  eventNumber: 5,
  people: ['Aline', 'Júlia'].map((name, at) => ({
    personId: `p${at + 2}`,
    number: at + 2,
    name,
    className: '3º B',
    days: [{ day: 1, state: 'NONE', readAt: null, readingId: null, essays: [] }],
  })),
};

const take = (read: ReadPicture, seen: ReadonlyMap<string, Card['answers']> = new Map()) =>
  takeReading(read, {
    mockExamId: 'm1',
    owner: 'bia',
    list,
    seen,
    key: 'c1',
    readAt: '2026-11-29T12:00:00.000Z',
  });

function cardOf(read: ReadPicture): Card {
  const taken = take(read);
  if (!('card' in taken)) throw new Error(taken.kind);
  return taken.card;
}

it('a card belongs to the person whose number its code has', () => {
  expect(take(reading())).toMatchObject({
    kind: 'READ',
    person: { name: 'Júlia' },
    card: { personId: 'p3' },
    changed: null,
  });
  // Somebody joined after the list was kept: the server knows.
  expect(take(reading({ code: codeOf(9) }))).toMatchObject({ kind: 'READ', person: null });
});

it.each([
  ['OTHER_EVENT', codeOf(3, 6)],
  ['OTHER_DAY', codeOf(3).replace(/10(A+)$/, '40$1')],
  ['NO_CODE', null],
  ['NO_CODE', codeOf(0)],
  ['NO_CODE', 'https://exemplo.com'],
])('is %s with the code %s', (kind, code) => {
  expect(take(reading({ code }))).toMatchObject({ kind });
});

it('the same card twice is told, and a different one with what differs', () => {
  const seen = new Map([[codeOf(3), { 1: 'A', 2: 'C' } as const]]);
  expect(take(reading(), seen).kind).toBe('SAME');
  const again = take(reading({ answers: { 1: 'A', 3: 'B' } }), seen);
  expect(again).toMatchObject({ kind: 'READ', changed: [2, 3] });
  expect(takenWords(again).text).toContain('Lido outra vez: mudaram as questões 2 e 3.');
});

it('a reading has the decisions, and the doubts that nobody has decided', () => {
  const card = cardOf(reading({ doubts: [doubt(2), doubt(7), doubt(8), doubt(9)] }));
  expect(cardWords(card)).toBe('2 respostas, 4 dúvidas');
  const decided = decideDoubt(decideDoubt(decideDoubt(card, 2, 'blank'), 7, 'double'), 8, 'E');
  expect(cardWords(decided)).toBe('2 respostas, 1 dúvida na 9');
  expect(bodyOf(decided)).toMatchObject({
    code: codeOf(3),
    personId: null,
    day: null,
    answers: { 1: 'A', 8: 'E' },
    doubles: [7],
    doubts: [{ question: 9, seen: [], proposal: 'C' }],
  });
  expect(JSON.stringify(bodyOf(decided))).not.toContain('crop');
});

it('a card without a code is sent with the person and the day that somebody has said', () => {
  const card = { ...cardOf(reading({ code: null })), personId: 'p2' };
  expect(bodyOf(card)).toMatchObject({ code: null, personId: 'p2', day: 1, color: null });
  expect(bodyOf({ ...card, color: 'rosa' })).toMatchObject({ color: 'rosa' });
});

it('what waits on the device counts as read', () => {
  const [aline, julia] = list.people;
  const card = cardOf(reading({ doubts: [doubt(2)] }));
  const waiting = [{ personId: 'p2', day: 1 }];
  expect(aline && stateOf(aline, 1, { waiting, cards: [card] })).toBe('READ');
  expect(julia && stateOf(julia, 1, { waiting, cards: [card] })).toBe('DOUBTS');
  expect(julia && stateOf(julia, 1, { waiting, cards: [] })).toBe('NONE');
});

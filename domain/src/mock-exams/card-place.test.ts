import { describe, expect, it } from 'vitest';
import { mistakesOfLines, placeOfCard } from './card-place.ts';

const event = {
  number: 7,
  colorsQtd: 4,
  personNumber: 2,
  days: [
    { day: 1, questionsQtd: 45, firstQuestion: 1 },
    { day: 2, questionsQtd: 10, firstQuestion: 46 },
  ],
};
const nobody = { personId: null, day: null, color: null };
const person = { personId: 'somebody', day: null, color: null };

describe('the place of a card', () => {
  it.each([
    [
      'its code',
      { event: 7, person: 1, day: 2, color: 3 },
      nobody,
      { number: 1, day: 2, color: 3 },
    ],
    [
      'code and person',
      { event: 7, person: 2, day: 1, color: 0 },
      person,
      { number: 2, day: 1, color: 0 },
    ],
    ['person and day', null, { ...person, day: 2 }, { number: 2, day: 2, color: 1 }],
    [
      'person, day and booklet',
      null,
      { ...person, day: 2, color: 'rosa' },
      { number: 2, day: 2, color: 2 },
    ],
    [
      'a blank card and person',
      { event: 7, person: 0, day: 2, color: 3 },
      person,
      { number: 2, day: 2, color: 3 },
    ],
  ] as const)('is that of %s', (_, code, byHand, place) => {
    expect(placeOfCard(event, code, byHand)).toEqual({ place });
  });

  it.each([
    [{ event: 8, person: 1, day: 1, color: 0 }, nobody, 'Este cartão é de outro dia de simulado'],
    [{ event: 7, person: 1, day: 3, color: 0 }, nobody, 'Este dia de simulado não tem o 3º dia'],
    [
      { event: 7, person: 1, day: 1, color: 4 },
      nobody,
      'Este dia de simulado não tem este caderno',
    ],
    [
      { event: 7, person: 1, day: 1, color: 31 },
      nobody,
      'Esta é uma folha de redação, e não um cartão-resposta',
    ],
    [{ event: 7, person: 1, day: 1, color: 0 }, person, 'O código deste cartão é de outra pessoa'],
    [
      { event: 7, person: 2, day: 1, color: 0 },
      { ...person, day: 2 },
      'O código deste cartão é de outro dia',
    ],
    [
      { event: 7, person: 2, day: 1, color: 0 },
      { ...person, color: 'rosa' },
      'O código deste cartão é de outro caderno',
    ],
  ] as const)('is refused for the code %j', (code, byHand, message) => {
    expect(placeOfCard(event, code, byHand)).toEqual({ mistakes: [{ path: 'code', message }] });
  });
});

it('a booklet that the event does not have is a mistake', () => {
  const byHand = { ...person, day: 1, color: 'único' } as const;
  const mistakes = [{ path: 'color', message: 'Este dia de simulado não tem este caderno' }];
  expect(placeOfCard(event, null, byHand)).toEqual({ mistakes });
  const withOne = { ...event, colorsQtd: 1 };
  expect(placeOfCard(withOne, null, byHand)).toEqual({ place: { number: 2, day: 1, color: 0 } });
});

it('lines of other days are mistakes', () => {
  const lines = {
    answers: { 45: 'A', 46: 'A', 55: 'B', 56: 'B' },
    doubles: [46, 1],
    doubts: [{ question: 99, seen: [], proposal: 'blank' }],
  } as const;
  const mistakes = mistakesOfLines(event, 2, {
    answers: lines.answers,
    doubles: [...lines.doubles],
    doubts: lines.doubts.map((doubt) => ({ ...doubt, seen: [] })),
  });
  expect(mistakes.map(({ path }) => path)).toEqual([
    'answers.45',
    'answers.56',
    'doubles.1',
    'doubts.0.question',
  ]);
});

import type { MockExamResults } from '@sabia/domain/mock-exams/mock-exam-results.ts';
import { expect, it } from 'vitest';
import { chosenPeople, figuresOf } from './result-figures.ts';

const person = (
  number: number,
  { score = null as number | null, essay = null as number | null, state = 'COMPLETE' } = {},
): MockExamResults['people'][number] => ({
  personId: `p${number}`,
  number,
  name: `Álvaro ${number}`,
  className: number < 3 ? '3º A' : '3º B',
  code: '',
  state: state as 'COMPLETE',
  days: [],
  scores: [{ areaId: 'a', score, isEstimated: false }],
  essay,
  enemEssay: essay,
});

const areas = [
  { id: 'a', day: 1, title: 'Matemática', kind: 'ITEM_RESPONSE' as const, area: null },
];

it('means leave out those without a score', () => {
  const people = [
    person(1, { score: 600, essay: 800 }),
    person(2, { score: 621.5 }),
    person(3, { state: 'NONE' }),
  ];
  expect(
    figuresOf({ title: '', mayReadReport: true, classes: [], days: [], areas, people }),
  ).toEqual({
    'Com cartão lido': '2 de 3',
    'Média de Matemática': '610,8',
    'Média das redações': '800,0',
  });
  expect(
    figuresOf({
      title: '',
      mayReadReport: true,
      classes: [],
      days: [],
      areas,
      people: [person(3)],
    }),
  ).toEqual({
    'Com cartão lido': '1 de 1',
    'Média das redações': null,
  });
});

it('people are chosen by class, name and number', () => {
  const people = [person(1), person(2), person(3), person(12)];
  const numbers = (text: string, className = '') =>
    chosenPeople(people, { text, className }).map(({ number }) => number);
  expect(numbers('')).toEqual([1, 2, 3, 12]);
  expect(numbers('', '3º B')).toEqual([3, 12]);
  expect(numbers(' alvaro 1')).toEqual([1, 12]);
  expect(numbers('3')).toEqual([3]);
});

import type { MockExamEvent } from '@sabia/domain/mock-exams/mock-exam-event.ts';
import { expect, it } from 'vitest';
import { checkList } from './check-list.ts';

const now = new Date('2026-11-01T12:00:00.000Z');

const day = {
  day: 1,
  practiceExamId: 'exam',
  title: 'Primeiro dia',
  questionsQtd: 90,
  firstQuestion: 1,
  addedQtd: 0,
  removedQtd: 0,
  withoutParametersQtd: 0,
};

const ready: MockExamEvent = {
  id: 'event',
  title: 'Simulado de novembro',
  startsAt: '2026-11-08T16:00:00.000Z',
  colorsQtd: 1,
  daysQtd: 1,
  peopleQtd: 38,
  days: [day],
  classes: [],
  unlistedQtd: 0,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
};

/** The texts of what is to be done with the remedy of each. */
const missing = (changes: Partial<MockExamEvent>) =>
  checkList({ ...ready, ...changes }, now).flatMap(({ isDone, text, remedy }) =>
    isDone ? [] : [remedy ? [text, remedy] : [text]],
  );

it('an event to which nothing is missing (product.md MOCK22)', () => {
  expect(checkList(ready, now)).toEqual([
    { isDone: true, text: 'Começa: 8 de nov. de 2026 às 13:00' },
    { isDone: true, text: '38 estudantes na lista' },
    { isDone: true, text: 'Os cartões têm todas as questões, e todas têm gabarito' },
  ]);
});

it.each<[Partial<MockExamEvent>, unknown[]]>([
  [{ startsAt: null }, [['Marque quando começa.', 'EDIT']]],
  [{ peopleQtd: 0 }, [['Ainda não há estudantes nestas turmas.']]],
  [{ unlistedQtd: 1 }, [['1 estudante das turmas não está na lista.', 'LIST']]],
  [{ peopleQtd: 0, unlistedQtd: 2 }, [['2 estudantes das turmas não estão na lista.', 'LIST']]],
  [
    { days: [{ ...day, addedQtd: 2, removedQtd: 1 }] },
    [
      [
        '1º dia: 2 questões novas não têm linha no cartão.',
        { practiceExamId: 'exam', tab: 'CONTENT' },
      ],
      ['1º dia: 1 questão do cartão saiu do simulado.', { practiceExamId: 'exam', tab: 'CONTENT' }],
    ],
  ],
  [
    { days: [day, { ...day, day: 2, withoutParametersQtd: 3 }] },
    [
      [
        '2º dia: 3 questões estão sem os parâmetros da TRI.',
        { practiceExamId: 'exam', tab: 'SCORING' },
      ],
    ],
  ],
])('an event with %j', (changes, words) => {
  expect(missing(changes)).toEqual(words);
});

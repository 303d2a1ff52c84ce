import type { LastExam } from '@sabia/domain/progress/last-exam.ts';
import { expect, it } from 'vitest';
import { totalsOf } from './choose-totals.ts';

const exam: LastExam = {
  practiceExamId: '01a208e8-ad45-7956-a796-4cc22bf8b68c',
  attemptId: '01a208e8-b1a5-73b4-b277-e50500890001',
  title: 'Simulado de Matemática',
  correctAverage: 62.5,
  isApproved: true,
  scaleKind: null,
  score: null,
  trend: [],
  areaTitle: null,
};

const shown = (lastExam: LastExam | null, due: number) =>
  totalsOf(lastExam, due).map(({ value, words, says }) => [value, words, says]);

it.each([
  [null, 0, []],
  [null, 1, [['1', 'revisão para hoje', 'Revisar agora']]],
  [null, 1234, [['1.234', 'revisões para hoje', 'Revisar agora']]],
  [exam, 0, [['62,5%', 'no último simulado: Simulado de Matemática', 'Ver o resultado']]],
  [
    { ...exam, scaleKind: 'COUNT', score: 0, trend: [0] },
    0,
    [['0', 'pontos no último simulado: Simulado de Matemática', 'Ver o resultado']],
  ],
  [
    { ...exam, scaleKind: 'ITEM_RESPONSE', score: 612.4, trend: [612.4] },
    0,
    [['612,4', 'média das áreas, último simulado', 'Ver o desempenho']],
  ],
  [
    {
      ...exam,
      scaleKind: 'ITEM_RESPONSE',
      score: 612.4,
      trend: [580, 612.4],
      areaTitle: 'Humanas',
    },
    8,
    [
      ['8', 'revisões para hoje', 'Revisar agora'],
      ['612,4', 'Humanas, último simulado', [580, 612.4]],
    ],
  ],
] as const)('of %j and %i due questions', (lastExam, due, tiles) => {
  expect(shown(lastExam as LastExam | null, due)).toEqual(tiles);
});

import { expect, it } from 'vitest';
import { changesTold, type GradeChange } from './grade-change.ts';

const change = (given: Partial<GradeChange> = {}): GradeChange => ({
  number: 1,
  averageBefore: 50,
  average: 66.66666,
  approvedBefore: false,
  isApproved: false,
  totalBefore: null,
  total: null,
  isProvisional: false,
  ...given,
});

it.each<[string, GradeChange[], string[]]>([
  ['one attempt', [change()], ['Sua nota foi de 50% para 66,7%.']],
  [
    'an approval',
    [change({ isApproved: true })],
    ['Sua nota foi de 50% para 66,7%.', 'Agora você está aprovado.'],
  ],
  [
    'a failure',
    [change({ average: 40, approvedBefore: true })],
    [
      'Sua nota foi de 50% para 40%.',
      'Ela ficou abaixo da nota para passar, mas o que você já conquistou continua valendo.',
    ],
  ],
  [
    'a scale',
    [change({ totalBefore: 565.31, total: 571.04 })],
    ['Sua nota foi de 565,3 para 571,0 pontos.'],
  ],
  [
    'an answer that awaits its correction',
    [change({ isProvisional: true })],
    [
      'Sua nota foi de 50% para 66,7%.',
      'Esta nota é provisória: há resposta que aguarda correção.',
    ],
  ],
  // The points are the same.
  [
    'a scale that stays',
    [change({ totalBefore: 4, total: 4 })],
    ['Sua nota foi de 50% para 66,7%.'],
  ],
  [
    'two attempts',
    [change(), change({ number: 2, average: 100, isApproved: true })],
    [
      'Tentativa 1: de 50% para 66,7%.',
      'Tentativa 2: de 50% para 100%.',
      'Agora você está aprovado.',
    ],
  ],
  [
    'two attempts, one of which awaits a correction',
    [change(), change({ number: 2, isProvisional: true })],
    [
      'Tentativa 1: de 50% para 66,7%.',
      'Tentativa 2: de 50% para 66,7%.',
      'Notas com resposta que aguarda correção são provisórias.',
    ],
  ],
])('%s', (_, changes, told) => {
  expect(changesTold(changes)).toEqual(told);
});

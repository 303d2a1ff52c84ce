import { streakOf } from '@sabia/domain/progress/streak.ts';
import { expect, it } from 'vitest';
import { streakSentence } from './streak-sentence.ts';

const today = '2026-11-21';
const ago = (days: number) => `2026-11-${String(21 - days).padStart(2, '0')}`;

it.each<[studied: number[], sentence: string]>([
  [[], 'Conclua um conteúdo hoje e comece a sua sequência de dias.'],
  [[0], 'Você estudou hoje. Amanhã pode ser o segundo dia seguido.'],
  [[1], 'Você estudou ontem. Um conteúdo hoje e são dois dias seguidos.'],
  [[1, 2, 3], '3 dias seguidos. Um conteúdo hoje mantém.'],
  [[0, 1, 2], '3 dias seguidos, contando hoje. É a sua maior sequência.'],
  [[0, 1, 5, 6, 7], '2 dias seguidos, contando hoje.'],
  [
    [4],
    'Sua sequência de 1 dia parou em 18 de nov.: nesse dia não houve estudo. Um conteúdo hoje começa outra.',
  ],
  [
    [4, 5, 6],
    'Sua sequência de 3 dias parou em 18 de nov.: nesse dia não houve estudo. Um conteúdo hoje começa outra.',
  ],
])('studied %j days ago: %s', (studied, sentence) => {
  const days = studied.map((back) => ({ day: ago(back), contentsQtd: 1 }));
  expect(streakSentence({ ...streakOf(days, today), isTold: true })).toBe(sentence);
});

it('users under 18 read of no days in a row', () => {
  for (const backs of [[], [0, 1, 2], [4, 5, 6], [1]]) {
    const days = backs.map((back) => ({ day: ago(back), contentsQtd: 1 }));
    expect(streakSentence({ ...streakOf(days, today), isTold: false })).toBe(
      `Você estudou em ${backs.length} dos últimos sete dias.`,
    );
  }
});

import { expect, it } from 'vitest';
import { endWords } from './end-words.ts';

it.each([
  [3, 0, 0, 'Você lembrou de todas!', 'Da próxima vez, as 3 demoram mais para voltar.'],
  [1, 0, 0, 'Você lembrou!', 'Da próxima vez, ela demora mais para voltar.'],
  [
    2,
    3,
    1,
    'Revisão feita!',
    'Você lembrou de 2 das 5. As que escaparam voltam logo; as outras, mais adiante.',
  ],
  [
    0,
    1,
    0,
    'Revisão feita!',
    'Dessa vez ela escapou, e é para isso que o caderno existe: ela volta logo.',
  ],
  [
    0,
    2,
    0,
    'Revisão feita!',
    'Dessa vez todas escaparam, e é para isso que o caderno existe: elas voltam logo.',
  ],
  [0, 0, 4, 'Respostas guardadas!', 'Assim que a conexão voltar, você fica sabendo como foi.'],
  [0, 0, 0, 'Revisão feita!', 'Por hoje não há mais nada na fila.'],
])('%d right, %d wrong and %d waiting', (right, wrong, waiting, title, sentence) => {
  expect(endWords({ right, wrong, waiting })).toEqual([title, sentence]);
});

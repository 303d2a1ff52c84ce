import { expect, it } from 'vitest';
import { consequence } from './consequence.ts';

const unused = {
  coursesQtd: 0,
  practiceExamsQtd: 0,
  livesQtd: 0,
  trailsQtd: 0,
  questionsQtd: 0,
  drawsQtd: 0,
  learnersQtd: 0,
  deletedQtd: 0,
};

it.each([
  [{}, 'Nada usa “Canto”, que deixa de existir.'],
  [
    { coursesQtd: 1 },
    '1 curso passa para “Música”. “Canto” deixa de existir, e dá para desfazer por 30 dias.',
  ],
  [
    { coursesQtd: 12, trailsQtd: 3 },
    '12 cursos e 3 trilhas passam para “Música”. “Canto” deixa de existir, e dá para desfazer por 30 dias.',
  ],
  [
    { questionsQtd: 50_001 },
    '50.001 questões passam para “Música”. “Canto” deixa de existir, e não dá para desfazer: são usos demais.',
  ],
])('of the end of what is used by %o', (usage, words) => {
  const term = { id: '1', title: 'Canto', usage: { ...unused, ...usage } };
  expect(consequence(term, '“Música”')).toBe(words);
});

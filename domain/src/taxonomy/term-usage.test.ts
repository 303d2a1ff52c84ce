import { describe, expect, it } from 'vitest';
import { type TermUsage, describeTermUsage, usesQtd } from './term-usage.ts';

const unused: TermUsage = {
  coursesQtd: 0,
  practiceExamsQtd: 0,
  livesQtd: 0,
  trailsQtd: 0,
  questionsQtd: 0,
  drawsQtd: 0,
  learnersQtd: 0,
  deletedQtd: 0,
};

describe('the usage of a term in words', () => {
  it.each<[Partial<TermUsage>, number, string | null]>([
    [{}, 0, null],
    [{ coursesQtd: 1 }, 1, '1 curso'],
    [{ coursesQtd: 12, trailsQtd: 3 }, 15, '12 cursos e 3 trilhas'],
    [
      { livesQtd: 1, practiceExamsQtd: 1, drawsQtd: 1 },
      3,
      '1 live, 1 simulado e 1 sorteio de questões',
    ],
    [{ learnersQtd: 1200, deletedQtd: 2 }, 1202, '1.200 alunos e 2 itens excluídos'],
  ])('%o', (part, total, words) => {
    expect(usesQtd({ ...unused, ...part })).toBe(total);
    expect(describeTermUsage({ ...unused, ...part })).toBe(words);
  });
});

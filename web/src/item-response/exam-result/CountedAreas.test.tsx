import type { AttemptScores } from '@sabia/domain/item-response/exam-scores.contract.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CountedAreas } from './CountedAreas.tsx';

const area = (title: string, weight: number): AttemptScores['areas'][number] => ({
  areaId: title,
  title,
  area: null,
  weight,
  score: 4,
  standardError: null,
  correctQtd: 5,
  wrongQtd: 1,
  blankQtd: 0,
  itemsQtd: 6,
  isApproved: null,
  isEstimated: false,
  isReproducible: null,
  isContradictory: false,
  average: null,
  cut: null,
  annulledQtd: 0,
  uncountedQtd: 0,
  uncounted: [],
  hasQuestionWeights: false,
  questions: [],
});

function resultOf(areas: AttemptScores['areas'], total: number): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <CountedAreas
      scores={{
        scale: { title: 'Cebraspe', kind: 'COUNT', rightPoints: 1, wrongPoints: -1 },
        total,
        cut: null,
        isApproved: null,
        areas,
      }}
    />,
  );
  return page;
}

const rowsOf = (areas: AttemptScores['areas'], total: number): string[][] =>
  [...resultOf(areas, total).querySelectorAll('tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

it('tells of weights of questions and of annulled ones', () => {
  const weighted = { ...area('Direito', 1), annulledQtd: 2, hasQuestionWeights: true };
  expect(resultOf([area('Português', 1), weighted], 8).textContent).toContain(
    'Os pontos de cada questão são multiplicados pelo peso dela. 2 questões fora da nota (anuladas ou de peso 0).',
  );
  expect(resultOf([area('Direito', 1)], 4).textContent).not.toMatch(/peso|fora da nota/);
});

it('shows weights where they differ, and the total', () => {
  expect(rowsOf([area('Português', 1), area('Direito', 2)], 12)).toEqual([
    ['Bloco', 'Certas', 'Erradas', 'Líquido', 'Peso'],
    ['Português', '5', '1', '4', '× 1'],
    ['Direito', '5', '1', '4', '× 2'],
    ['Total', '10', '2', '12'],
  ]);
});

it('shows neither right nor wrong answers that are not told', () => {
  const withheld = { ...area('Direito', 1), correctQtd: null, wrongQtd: null };
  expect(rowsOf([withheld, { ...withheld, title: 'Português' }], 8)).toEqual([
    ['Bloco', 'Líquido'],
    ['Direito', '4'],
    ['Português', '4'],
    ['Total', '8'],
  ]);
});

it('shows the total only if no area is told', () => {
  const { textContent } = resultOf([], 8);
  expect(textContent).toBe(
    'Pontuação líquida8Cada errada tira 1. As notas por área só aparecem com o gabarito.',
  );
});

it('shows no weights where they are equal, and no total of one block', () => {
  expect(rowsOf([area('Direito', 2)], 8)).toEqual([
    ['Bloco', 'Certas', 'Erradas', 'Líquido'],
    ['Direito', '5', '1', '4'],
  ]);
});

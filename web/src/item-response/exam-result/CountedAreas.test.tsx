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
  average: null,
  cut: null,
  questions: [],
});

function rowsOf(areas: AttemptScores['areas'], total: number): string[][] {
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
  return [...page.querySelectorAll('tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
}

it('shows weights where they differ, and the total', () => {
  expect(rowsOf([area('Português', 1), area('Direito', 2)], 12)).toEqual([
    ['Bloco', 'Certas', 'Erradas', 'Líquido', 'Peso'],
    ['Português', '5', '1', '4', '× 1'],
    ['Direito', '5', '1', '4', '× 2'],
    ['Total', '10', '2', '12'],
  ]);
});

it('shows no weights where they are equal, and no total of one block', () => {
  expect(rowsOf([area('Direito', 2)], 8)).toEqual([
    ['Bloco', 'Certas', 'Erradas', 'Líquido'],
    ['Direito', '5', '1', '4'],
  ]);
});

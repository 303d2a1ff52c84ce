import type { AreaHistory, ScoreKind } from '@sabia/domain/item-response/score-history.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteTheme } from '../../ui/theme/SiteTheme.tsx';
import { AreaTrend } from './AreaTrend.tsx';

function draw(kinds: ScoreKind[]): HTMLElement {
  const points: AreaHistory['points'] = kinds.map((kind, at) => ({
    attemptId: `attempt ${at}`,
    areaId: 'area',
    submittedAt: `2026-11-0${at + 1}T12:00:00.000Z`,
    score: 600 + at,
    kind,
    average: null,
  }));
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <SiteTheme>
      <AreaTrend area={{ key: 'MT', title: 'Matemática', points }} />
    </SiteTheme>,
  );
  return page;
}

it('marks estimated, contradictory and partial scores in chart, legend and table', () => {
  const page = draw(['PUBLISHED', 'ESTIMATED', 'CONTRADICTORY', 'PARTIAL']);
  const texts = (selector: string) =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(page.querySelector('svg')?.getAttribute('aria-label')).toBe(
    'Notas de Matemática, da primeira à última: 600,0; 601,0, estimada; 602,0, contraditória; 603,0, parcial',
  );
  expect(
    [...page.querySelectorAll('circle')].map((circle) => circle.getAttribute('data-kind')),
  ).toEqual(['PUBLISHED', 'ESTIMATED', 'CONTRADICTORY', 'PARTIAL']);
  expect(texts('li')).toEqual([
    'Estimada pelas respostas desta escola',
    'Contraditória: os números do caderno não dão as notas oficiais',
    'Parcial: nem todas as questões contam como no Enem',
  ]);
  expect(texts('td:nth-child(2)')).toEqual([
    '603,0, parcial',
    '602,0, contraditória',
    '601,0, estimada',
    '600,0',
  ]);
});

it('has no legend for published scores alone', () => {
  expect(draw(['PUBLISHED', 'PUBLISHED']).querySelectorAll('li')).toHaveLength(0);
});

import type { TotalScore } from '@sabia/domain/item-response/exam-scale.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BestResult } from './BestResult.tsx';

const score = (given: Partial<TotalScore>): TotalScore => ({
  kind: 'ITEM_RESPONSE',
  total: 427.04,
  isEstimated: false,
  ...given,
});

function words(given: TotalScore | undefined, hasScores: boolean): string {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <BestResult
      best={{
        id: 'a',
        number: 1,
        questionsQtd: 180,
        passingScore: 0,
        deadline: null,
        submittedAt: '2026-11-01T12:00:00.000Z',
        result: {
          isApproved: true,
          correctAverage: 24.4,
          correctQuestionsQtd: 44,
          averageTime: null,
        },
        ...(given && { score: given }),
      }}
      hasScores={hasScores}
      isPassable={!hasScores}
    />,
  );
  return page.textContent;
}

it.each([
  ['by item response', score({}), true, 'Sua melhor nota: 427,0 · 24,4% de acertos'],
  [
    'by estimated parameters',
    score({ isEstimated: true }),
    true,
    'Sua melhor nota: 427,0, estimada · 24,4% de acertos',
  ],
  [
    'by points',
    score({ kind: 'COUNT', total: 40 }),
    true,
    'Sua melhor nota: 40 pontos · 24,4% de acertos',
  ],
  ['without a score', score({ total: null }), true, 'Seu melhor resultado: 24,4% de acertos'],
  ['that is not scored yet', undefined, true, 'Seu melhor resultado: 24,4% de acertos'],
  ['without a scale', undefined, false, 'Sua melhor nota: 24,4% · Você já passou'],
])('the best result of an exam %s', (_, given, hasScores, said) => {
  expect(words(given, hasScores)).toBe(said);
});

import type { PracticeExamCard } from '@sabia/domain/practice-exams/practice-exam.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AnswerSheet } from './AnswerSheet.tsx';

type Progress = NonNullable<PracticeExamCard['progress']>;

const exam: PracticeExamCard = {
  id: 'a0',
  title: 'Enem 2022',
  shortDescription: '',
  categories: [],
  level: '',
  levels: [],
  paymentType: 'FREE',
  autoGenerate: false,
  questionsQtd: 45,
  passingScore: 70,
  timeLimitMinutes: null,
  attemptsLimit: null,
  attemptsPauseHours: null,
  opensAt: null,
  closesAt: null,
  isLeveling: false,
  isActive: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  progress: null,
};

function words(given: Partial<Progress> | null): string[] {
  const progress = given && {
    triesQtd: 1,
    correctAverage: 97.8,
    isApproved: false,
    isOngoing: false,
    ...given,
  };
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<AnswerSheet exam={{ ...exam, progress }} />);
  return [...page.querySelectorAll('p span')].map((part) => part.textContent);
}

const score = { kind: 'ITEM_RESPONSE', total: 1024.9, isEstimated: false } as const;

it.each<[string, Partial<Progress> | null, string[]]>([
  ['no attempt', null, ['45', 'questões']],
  ['an exam without a scale', { isApproved: true }, ['97,8%', 'Aprovado']],
  ['a score by item response', { score }, ['1.024,9', 'Melhor nota']],
  [
    'an estimated score',
    { score: { ...score, isEstimated: true }, triesQtd: 2 },
    ['1.024,9', 'Melhor nota em 2 tentativas · estimada'],
  ],
  [
    'points, approved by the cut',
    { score: { kind: 'COUNT', total: 40, isEstimated: false }, isApproved: true },
    ['40', 'pontos · Aprovado'],
  ],
  [
    'one point',
    { score: { kind: 'COUNT', total: 1, isEstimated: false } },
    ['1', 'ponto · Melhor nota'],
  ],
  ['a scale without a score', { score: { ...score, total: null } }, ['97,8%', 'de acertos']],
])('the head of a card with %s', (_, progress, said) => {
  expect(words(progress)).toEqual(said);
});

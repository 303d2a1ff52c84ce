import type { FrontPage } from '@sabia/domain/school/front-page.ts';
import { expect, it } from 'vitest';
import { factsSentence } from './facts-sentence.ts';

const plan = (period: 'MONTH' | 'YEAR', priceCents: number): FrontPage['plans'][number] => ({
  id: '019d0000-0000-7000-8000-000000000001',
  name: 'Plano',
  priceCents,
  period,
  isActive: true,
  createdAt: '2026-11-21T15:00:00.000Z',
});

const plans = [plan('MONTH', 2990), plan('YEAR', 29_900)];

it.each<[number, number, FrontPage['plans'], string]>([
  [19, 7, plans, '19 cursos, 7 deles grátis. Assinatura a partir de R$ 24,92 por mês.'],
  [19, 7, [], '19 cursos, 7 deles grátis.'],
  [2, 1, [], '2 cursos, 1 deles grátis.'],
  [3, 0, [plan('MONTH', 2990)], '3 cursos. Assinatura a partir de R$ 29,90 por mês.'],
  [3, 3, [], '3 cursos, todos grátis.'],
  [1, 1, [], '1 curso grátis.'],
  [0, 0, [], ''],
])('says of %i courses, %i of them free', (coursesQtd, freeCoursesQtd, offered, sentence) => {
  expect(
    factsSentence({ coursesQtd, freeCoursesQtd, plans: offered }).replaceAll('\u00A0', ' '),
  ).toBe(sentence);
});

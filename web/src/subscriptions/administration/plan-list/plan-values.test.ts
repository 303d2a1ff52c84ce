import { expect, it } from 'vitest';
import { draftOf, mistakesIn, newPlan, type PlanValues } from './plan-values.ts';

it.each<[Partial<PlanValues>, number]>([
  [{ price: 29.9 }, 2990],
  [{ price: '29.9' }, 2990],
  [{ price: 1.1 }, 110],
  [{ price: 299 }, 29_900],
])('%j is sent in centavos', (given, priceCents) => {
  expect(draftOf({ ...newPlan, name: 'Plano', ...given }).priceCents).toBe(priceCents);
});

it.each<[Partial<PlanValues>, Record<string, string>]>([
  [{ name: 'Plano', price: '' }, { price: 'Campo obrigatório' }],
  [{ name: 'Plano', price: 0.5 }, { price: 'O preço vai de R$ 1,00 a R$ 10.000,00' }],
  [{ name: ' ', price: 10 }, { name: 'Campo obrigatório' }],
  [{ name: 'Plano', price: 10 }, {}],
])('%j is told where it is wrong', (given, mistakes) => {
  expect(mistakesIn({ ...newPlan, ...given })).toEqual(mistakes);
});

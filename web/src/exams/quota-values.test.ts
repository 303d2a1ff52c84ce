import { drawQuotas } from '@sabia/domain/questions/draw-quotas.ts';
import { expect, it } from 'vitest';
import { quotasOf, quotaValuesOf } from './quota-values.ts';

const category = '0195f0a0-0000-7000-8000-000000000001';

it('keeps a quota on its way into the form and back', () => {
  const quotas = drawQuotas.parse([
    {
      questionsQtd: 40,
      categories: [category],
      difficulties: ['EASY', 'MEDIUM'],
      tags: ['enem: 2019'],
      yearFrom: 2019,
    },
  ]);
  const values = quotaValuesOf(quotas);
  expect(values[0]?.criteria).toEqual([
    `categories:${category}`,
    'difficulties:EASY',
    'difficulties:MEDIUM',
    'tags:enem: 2019',
  ]);
  expect(drawQuotas.parse(quotasOf(values))).toEqual(quotas);
});

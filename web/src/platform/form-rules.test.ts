import { z } from 'zod';
import { expect, it } from 'vitest';
import { rules } from './form-rules.ts';

const validate = rules(
  z.object({
    title: z.string().min(1, { error: 'Campo obrigatório' }).min(3, { error: 'Curto demais' }),
    alternatives: z.array(z.object({ text: z.string().min(1, { error: 'Campo obrigatório' }) })),
    hours: z.number(),
  }),
);

it('finds no error in valid values', () => {
  expect(validate({ title: 'Lógica', alternatives: [{ text: 'a' }], hours: 2 })).toEqual({});
});

it('gives the first Portuguese message of each field by its dotted path', () => {
  expect(validate({ title: '', alternatives: [{ text: 'a' }, { text: '' }] })).toEqual({
    title: 'Campo obrigatório',
    'alternatives.1.text': 'Campo obrigatório',
    hours: 'Campo obrigatório',
  });
});

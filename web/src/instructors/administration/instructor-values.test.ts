import { expect, it } from 'vitest';
import { draftOf, labels, mistakesOf, newInstructor } from './instructor-values.ts';

const filled = { ...newInstructor, name: 'Ana Souza', slug: 'ana', biography: 'Ensina.' };

it('requires name, slug and biography', () => {
  expect(mistakesOf(newInstructor)).toEqual({
    name: 'Campo obrigatório',
    slug: 'Campo obrigatório',
    biography: 'Campo obrigatório',
  });
});

it.each([
  [['', '', 'http://ana.com.br', ''], 'links.2', 'Endereço inválido. Comece com https://'],
  [['', 'https://ana.com.br', '', 'https://ana.com.br'], 'links.3', 'Este link se repete'],
])('shows the mistake of %j at %s', (links, path, message) => {
  expect(mistakesOf({ ...filled, links })).toEqual({ [path]: message });
  expect(labels).toHaveProperty([path]);
});

it('sends the links without the empty ones', () => {
  const values = { ...filled, links: ['', 'https://ana.com.br', ' ', ''] };
  expect(mistakesOf(values)).toEqual({});
  expect(draftOf(values)).toEqual({ ...values, links: ['https://ana.com.br'] });
});

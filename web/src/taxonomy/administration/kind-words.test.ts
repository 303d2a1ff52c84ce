import { expect, it } from 'vitest';
import { done, kindWords, newOf } from './kind-words.ts';

it.each([
  ['categories', 'Nova categoria', 'Categoria “Xis” criada'],
  ['levels', 'Novo nível', 'Nível “Xis” criado'],
  ['skills', 'Nova habilidade', 'Habilidade “Xis” criada'],
] as const)('%s in words', (kind, creation, sentence) => {
  const { noun } = kindWords[kind];
  expect(newOf(noun)).toBe(creation);
  expect(done(noun, 'Xis', 'criad')).toBe(sentence);
});

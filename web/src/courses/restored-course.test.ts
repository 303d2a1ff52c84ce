import { expect, it } from 'vitest';
import { restoredText } from './restored-course.ts';

it.each([
  ['xadrez', '“Xadrez” voltou, inativo até você publicar.'],
  [
    'xadrez-2',
    '“Xadrez” voltou, inativo até você publicar. Outro curso usa o endereço /cursos/xadrez: este agora é /cursos/xadrez-2.',
  ],
])('tells the address %s', (slug, words) => {
  expect(restoredText({ title: 'Xadrez', slug, formerSlug: 'xadrez' })).toBe(words);
});

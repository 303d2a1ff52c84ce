import { expect, it } from 'vitest';
import { fullListsNote } from './full-lists.ts';

const many = (length: number) => Array.from({ length }, (_, at) => `valor ${at}`);
const none = { tags: [], sources: [], authors: [] };

it('tells which lists are full', () => {
  expect(fullListsNote({ ...none, tags: many(999) })).toBeNull();
  expect(fullListsNote({ ...none, tags: many(1000), authors: many(1000) })).toBe(
    'Só os primeiros 1.000 valores estão em: Etiqueta, Autores. Encontre os outros pela busca.',
  );
});

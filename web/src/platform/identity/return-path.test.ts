// @vitest-environment node
import { expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

it.each([
  ['/cursos', '/cursos'],
  ['/cursos?busca=ex%20cel&page=2', '/cursos?busca=ex%20cel&page=2'],
  ['/cursos/meu-curso#secao', '/cursos/meu-curso#secao'],
  ['/admin/conteudos/cursos?page=1', '/admin/conteudos/cursos?page=1'],
  ['/busca?de=https://exemplo.com', '/busca?de=https://exemplo.com'],
  // Other hosts, in the spellings that browsers accept for them.
  ['https://exemplo.com/cursos', '/'],
  ['//exemplo.com', '/'],
  ['///exemplo.com', '/'],
  ['/\\exemplo.com', '/'],
  ['\\\\exemplo.com', '/'],
  ['/\t/exemplo.com', '/'],
  ['/\n/exemplo.com', '/'],
  [' //exemplo.com', '/'],
  ['/.//exemplo.com', '/'],
  ['/..//exemplo.com', '/'],
  ['/cursos/..//exemplo.com', '/'],
  ['javascript:alert(1)', '/'],
  ['data:text/html,oi', '/'],
  ['exemplo.com', '/'],
  // Going back to the question.
  ['/entrar', '/'],
  ['/entrar?voltar=/cursos', '/'],
  ['', '/'],
  [undefined, '/'],
  [['/cursos', '/'], '/'],
])('%j leads to %s', (given, path) => {
  expect(returnPath(given)).toBe(path);
});

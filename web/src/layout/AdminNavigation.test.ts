import { expect, it } from 'vitest';
import { currentDestination } from './AdminNavigation.tsx';

it.each([
  ['/admin', '/admin'],
  ['/admin/', '/admin'],
  ['/admin/usuarios', '/admin/usuarios'],
  ['/admin/usuarios/0199', '/admin/usuarios'],
  ['/admin/usuarios/emails', '/admin/usuarios'],
  ['/admin/instrutores/novo', '/admin/usuarios'],
  ['/admin/turmas/0199/editar', '/admin/turmas'],
  ['/admin/dias-de-simulado/0199/editar', '/admin/conteudos/exercicios'],
  ['/admin/itens-enem', '/admin/questoes'],
  ['/admin/conteudos/cursos/gerenciar/0199/conteudo', '/admin/conteudos/cursos'],
  ['/admin/escola/historico', '/admin/escola'],
  ['/admin/usuarios-novos', undefined],
  ['/cursos', undefined],
])('%s belongs to %s', (pathname, to) => {
  expect(currentDestination(pathname)).toBe(to);
});

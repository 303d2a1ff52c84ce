import type { ListedMerge } from '@sabia/domain/taxonomy/term-merge.ts';
import {
  seesError,
  sequence,
  patchReply,
  refuse503,
  replyWith,
  clickMenuItem,
  clickButton,
  type Screen,
  seesText,
  seesButton,
  leavePending,
  seesSkeleton,
} from './screen.ts';

const merges = /\/v1\/taxonomy\/merges/;
const usage = /\/v1\/taxonomy\/usage/;

const categories = { name: 'admin-taxonomy', user: 'admin', address: '/admin/taxonomia' } as const;
const levels = {
  ...categories,
  name: 'admin-taxonomy-levels',
  address: '/admin/taxonomia?tipo=niveis',
} as const;

const merge: ListedMerge = {
  id: '01a1f000-0000-7000-8000-000000000021',
  kind: 'categories',
  from: 'Saúde e primeiros socorros para quem não é da área',
  into: 'Saúde',
  usesQtd: 12,
  changedBy: { id: '01a1f000-0000-7000-8000-000000000022', name: 'Helena Duarte' },
  changedAt: '2026-11-20T12:00:00.000Z',
  undoneAt: null,
};
const listedMerges = {
  items: [
    merge,
    {
      ...merge,
      id: '01a1f000-0000-7000-8000-000000000023',
      kind: 'levels',
      from: 'Básico',
      into: 'Iniciante',
      usesQtd: 1,
      undoneAt: '2026-11-20T12:05:00.000Z',
    },
  ] satisfies ListedMerge[],
  page: 1,
  limit: 10,
  total: 2,
  totalPages: 1,
};

const seesTerms = seesButton(/^Ações de /);

export const taxonomyScreens: readonly Screen[] = [
  { ...categories, state: 'full', until: seesTerms },
  {
    ...categories,
    state: 'empty',
    mock: patchReply(usage, { categories: [] }),
    until: seesText('Nenhuma categoria ainda.'),
  },
  { ...categories, state: 'loading', mock: leavePending(usage), until: seesSkeleton },
  { ...categories, state: 'error', mock: refuse503(usage), until: seesError },
  {
    ...categories,
    state: 'menu',
    until: sequence(clickButton(/^Ações de /), seesText('Juntar com…')),
  },
  {
    ...categories,
    state: 'renaming',
    until: sequence(clickButton(/^Ações de /), clickMenuItem('Renomear'), seesButton('Salvar')),
  },
  {
    ...categories,
    state: 'merge',
    until: sequence(
      clickButton(/^Ações de /),
      clickMenuItem('Juntar com…'),
      seesButton('Cancelar'),
    ),
  },
  {
    ...categories,
    state: 'deletion',
    until: sequence(clickButton(/^Ações de /), clickMenuItem('Excluir'), seesButton('Cancelar')),
  },
  {
    ...categories,
    state: 'recent changes',
    mock: replyWith(merges, listedMerges),
    until: sequence(clickButton('Mudanças recentes'), seesButton(/^Desfazer: /)),
  },
  {
    ...categories,
    state: 'no recent changes',
    mock: replyWith(merges, { ...listedMerges, items: [], total: 0, totalPages: 0 }),
    until: sequence(clickButton('Mudanças recentes'), seesText('Nenhuma mudança em 30 dias.')),
  },
  { ...levels, state: 'full', until: seesTerms },
];

import {
  seesError,
  sequence,
  patchReply,
  refuse503,
  clickMenuItem,
  clickButton,
  type Screen,
  seesText,
  seesButton,
  leavePending,
  seesSkeleton,
} from './screen.ts';

const usage = /\/v1\/taxonomy\/usage/;

const categories = { name: 'admin-taxonomy', user: 'admin', address: '/admin/taxonomia' } as const;
const levels = {
  ...categories,
  name: 'admin-taxonomy-levels',
  address: '/admin/taxonomia?tipo=niveis',
} as const;

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
  { ...levels, state: 'full', until: seesTerms },
];

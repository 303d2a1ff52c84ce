import {
  fails,
  inTurn,
  instead,
  outage,
  pick,
  press,
  type Screen,
  sees,
  seesButton,
  silence,
  waits,
} from './screen.ts';

const usage = /\/v1\/taxonomy\/usage/;

const categories = { name: 'admin-taxonomy', who: 'admin', address: '/admin/taxonomia' } as const;
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
    meanwhile: instead(usage, { categories: [] }),
    until: sees('Nenhuma categoria ainda.'),
  },
  { ...categories, state: 'loading', meanwhile: silence(usage), until: waits },
  { ...categories, state: 'error', meanwhile: outage(usage), until: fails },
  { ...categories, state: 'menu', until: inTurn(press(/^Ações de /), sees('Juntar com…')) },
  {
    ...categories,
    state: 'renaming',
    until: inTurn(press(/^Ações de /), pick('Renomear'), seesButton('Salvar')),
  },
  {
    ...categories,
    state: 'merge',
    until: inTurn(press(/^Ações de /), pick('Juntar com…'), seesButton('Cancelar')),
  },
  {
    ...categories,
    state: 'deletion',
    until: inTurn(press(/^Ações de /), pick('Excluir'), seesButton('Cancelar')),
  },
  { ...levels, state: 'full', until: seesTerms },
];

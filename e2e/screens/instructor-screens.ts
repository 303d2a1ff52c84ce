import {
  clickButton,
  clickLink,
  clickMenuItem,
  fill,
  leavePending,
  patchReply,
  refuse503,
  replyWith,
  type Screen,
  seesButton,
  seesError,
  seesHeading,
  seesSkeleton,
  seesText,
  sequence,
} from './screen.ts';

const list = /\/v1\/instructors$/;
const one = /\/v1\/instructors\/[\w-]+$/;

const page = {
  name: 'instructor',
  user: 'visitor',
  address: '/instrutores/marina-teles',
} as const;
/** It opens from the list by a navigation, whose data the browser asks for. */
const opened = {
  ...page,
  address: '/cursos/orcamento-domestico/previa',
} as const;
const administration = {
  name: 'admin-instructors',
  user: 'admin',
  address: '/admin/instrutores',
} as const;
const form = {
  name: 'admin-instructor',
  user: 'admin',
  address: '/admin/instrutores/novo',
} as const;

const seesPeople = seesButton(/^Ações de /);

export const instructorScreens: readonly Screen[] = [
  { ...page, state: 'full', until: seesHeading('Marina Teles') },
  {
    ...opened,
    state: 'links',
    mock: patchReply(one, {
      links: ['https://www.linkedin.com/in/exemplo', 'https://exemplo.com.br/'],
    }),
    until: sequence(clickLink('Marina Teles'), seesText('exemplo.com.br')),
  },
  {
    ...opened,
    state: 'empty',
    mock: patchReply(one, { courses: [], trails: [], lives: [] }),
    until: sequence(clickLink('Marina Teles'), seesText('Nada publicado por enquanto.')),
  },
  {
    ...opened,
    state: 'loading',
    mock: leavePending(one),
    until: sequence(clickLink('Marina Teles'), seesSkeleton),
  },
  {
    ...opened,
    state: 'error',
    mock: refuse503(one),
    until: sequence(clickLink('Marina Teles'), seesError),
  },
  {
    ...page,
    state: 'missing',
    address: '/instrutores/ninguem',
    until: seesText('Esta página não está mais disponível.'),
  },
  { ...administration, state: 'full', until: seesPeople },
  {
    ...administration,
    state: 'empty',
    mock: replyWith(list, []),
    until: seesText('Nenhum instrutor ainda.'),
  },
  { ...administration, state: 'loading', mock: leavePending(list), until: seesSkeleton },
  { ...administration, state: 'error', mock: refuse503(list), until: seesError },
  {
    ...administration,
    state: 'deletion',
    until: sequence(clickButton(/^Ações de /), clickMenuItem('Excluir'), seesButton('Cancelar')),
  },
  { ...form, state: 'new', until: seesButton('Criar instrutor') },
  {
    ...form,
    state: 'mistakes',
    until: sequence(
      fill('Link 1', 'http://exemplo.com.br'),
      clickButton('Criar instrutor'),
      seesText('Confira estes 4 campos:'),
    ),
  },
  {
    ...form,
    state: 'edit',
    address: '/admin/instrutores',
    until: sequence(clickLink('Beatriz Okada'), seesButton('Salvar alterações')),
  },
  {
    ...form,
    state: 'history',
    address: '/admin/instrutores',
    until: sequence(
      clickLink('Beatriz Okada'),
      seesButton('Salvar alterações'),
      clickLink('Histórico'),
      seesText('Nada mudou ainda.'),
    ),
  },
];

import {
  clickButton,
  clickLink,
  clickMenuItem,
  leavePending,
  patchReply,
  refuse503,
  replyWith,
  type Screen,
  seesButton,
  seesError,
  seesSkeleton,
  seesText,
  sequence,
} from './screen.ts';

const list = /\/v1\/classes\?/;
const members = /\/v1\/classes\/[\w-]+\/members\?/;
const one = /\/v1\/classes\/[\w-]+$/;
const nothing = { items: [], total: 0, page: 1, totalPages: 0 };

const administration = { name: 'admin-classes', user: 'admin', address: '/admin/turmas' } as const;
const form = { name: 'admin-class-form', user: 'admin', address: '/admin/turmas/nova' } as const;
/** It opens from the list. */
const page = { ...administration, name: 'admin-class' } as const;
const opens = clickLink('Terceirão: rumo ao Enem');

export const classScreens: readonly Screen[] = [
  { ...administration, state: 'full', until: seesButton(/^Ações de /) },
  {
    ...administration,
    state: 'empty',
    mock: replyWith(list, nothing),
    until: seesText('Sua escola ainda não tem turmas.'),
  },
  { ...administration, state: 'loading', mock: leavePending(list), until: seesSkeleton },
  { ...administration, state: 'error', mock: refuse503(list), until: seesError },
  {
    ...administration,
    state: 'archiving',
    until: sequence(clickButton(/^Ações de /), clickMenuItem('Arquivar'), seesButton('Cancelar')),
  },
  { ...form, state: 'new', until: seesButton(/^Adicionar /) },
  {
    ...form,
    state: 'mistakes',
    until: sequence(clickButton('Criar turma'), seesText('Confira este campo:')),
  },
  {
    ...page,
    state: 'edit',
    until: sequence(opens, clickLink('Editar turma'), seesButton('Salvar alterações')),
  },
  { ...page, state: 'full', until: sequence(opens, seesButton(/^Ações de (?!Terceirão)/)) },
  {
    ...page,
    state: 'empty',
    mock: replyWith(members, nothing),
    until: sequence(opens, seesText('Ninguém está nesta turma ainda.')),
  },
  {
    ...page,
    state: 'archived',
    mock: patchReply(one, { isArchived: true, code: null }),
    until: sequence(opens, seesText('Arquivada')),
  },
  { ...page, state: 'loading', mock: leavePending(members), until: sequence(opens, seesSkeleton) },
  { ...page, state: 'error', mock: refuse503(members), until: sequence(opens, seesError) },
];

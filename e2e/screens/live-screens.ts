import {
  seesError,
  clickLink,
  sequence,
  refuse503,
  clickMenuItem,
  clickButton,
  type Screen,
  seesText,
  seesButton,
  leavePending,
  seesSkeleton,
} from './screen.ts';

const catalog = /\/v1\/lives\/paginated/;
const listing = /\/v1\/lives\/admin\/paginated/;
const onePreview = /\/v1\/lives\/[\w-]{36}\/preview$/;
const oneLive = /\/v1\/lives\/[\w-]{36}$/;

/** Lives of the demo school: tomorrow, without a date, and past. */
const upcoming = /^Tira-dúvidas/;
const undated = /^Roda de conversa/;
const recorded = /^Primeiro emprego/;

const lives = { name: 'lives', user: 'visitor', address: '/lives' } as const;
const live = { name: 'live', user: 'learner', address: '/lives' } as const;
const openLive = clickLink(upcoming);

const learnerScreens: readonly Screen[] = [
  { ...lives, state: 'full', until: seesText(upcoming) },
  { ...lives, state: 'recordings', address: '/lives?quando=gravacoes', until: seesText(recorded) },
  {
    ...lives,
    state: 'empty',
    address: '/lives?busca=ornitorrinco',
    until: seesText('Nenhuma live combina com esta busca.'),
  },
  { ...lives, state: 'loading', mock: leavePending(catalog), until: seesSkeleton },
  { ...lives, state: 'error', mock: refuse503(catalog), until: seesError },
  {
    ...lives,
    state: 'calendar',
    user: 'learner',
    until: sequence(
      seesText(upcoming),
      clickButton('Mostrar o endereço'),
      seesButton('Renovar endereço'),
    ),
  },
  { ...live, state: 'upcoming', until: sequence(openLive, seesButton('Lembrar por e-mail')) },
  {
    ...live,
    state: 'without a date',
    until: sequence(clickLink(undated), seesButton('Já assisti')),
  },
  {
    ...live,
    state: 'recorded',
    address: '/lives?quando=gravacoes',
    until: sequence(clickLink(recorded), seesButton('Assistir')),
  },
  {
    ...live,
    state: 'not found',
    address: '/lives/00000000-0000-4000-8000-000000000000',
    until: seesText('Esta live não está mais disponível.'),
  },
  {
    ...live,
    state: 'loading',
    mock: leavePending(oneLive),
    until: sequence(openLive, seesSkeleton),
  },
  { ...live, state: 'error', mock: refuse503(oneLive), until: sequence(openLive, seesError) },
  ...[upcoming, recorded].map((title) => ({
    ...lives,
    name: 'live-preview',
    state: title === upcoming ? 'upcoming' : 'recorded',
    address: title === upcoming ? '/lives' : '/lives?quando=gravacoes',
    until: sequence(clickLink(title), seesText('Já tenho conta')),
  })),
  {
    ...lives,
    name: 'live-preview',
    state: 'loading',
    mock: leavePending(onePreview),
    until: sequence(openLive, seesSkeleton),
  },
  {
    ...lives,
    name: 'live-preview',
    state: 'error',
    mock: refuse503(onePreview),
    until: sequence(openLive, seesError),
  },
];

const listScreen = {
  name: 'admin-lives',
  user: 'admin',
  address: '/admin/conteudos/lives?page=1',
} as const;
const newScreen = {
  name: 'admin-new-live',
  user: 'admin',
  address: '/admin/conteudos/lives/novo',
} as const;
/** The address has an id, which differs in each test server: the screen opens from the list. */
const settings = { ...listScreen, name: 'admin-live-settings' } as const;
const openSettings = sequence(clickButton(/^Ações de Tira-dúvidas/), clickMenuItem('Editar'));

const adminScreens: readonly Screen[] = [
  { ...listScreen, state: 'full', until: seesButton(/^Ações de /) },
  {
    ...listScreen,
    state: 'empty',
    address: '/admin/conteudos/lives?page=1&busca=ornitorrinco',
    until: seesText('Nenhuma live com estes filtros.'),
  },
  { ...listScreen, state: 'loading', mock: leavePending(listing), until: seesSkeleton },
  { ...listScreen, state: 'error', mock: refuse503(listing), until: seesError },
  { ...newScreen, state: 'full', until: seesButton('Criar live') },
  {
    ...newScreen,
    state: 'invalid fields',
    until: sequence(clickButton('Criar live'), seesText('Confira estes 4 campos:')),
  },
  { ...settings, state: 'full', until: sequence(openSettings, seesButton('Salvar alterações')) },
  {
    ...settings,
    state: 'loading',
    mock: leavePending(oneLive),
    until: sequence(openSettings, seesSkeleton),
  },
  {
    ...settings,
    state: 'error',
    mock: refuse503(oneLive),
    until: sequence(openSettings, seesError),
  },
];

export const liveScreens = [...learnerScreens, ...adminScreens];

import {
  fails,
  follow,
  inTurn,
  outage,
  pick,
  press,
  type Screen,
  sees,
  seesButton,
  silence,
  waits,
} from './screen.ts';

const catalog = /\/v1\/lives\/paginated/;
const listing = /\/v1\/lives\/admin\/paginated/;
const oneLive = /\/v1\/lives\/[\w-]{36}$/;

/** Of the demo school: tomorrow, without a date, and over. */
const toCome = /^Tira-dúvidas/;
const undated = /^Roda de conversa/;
const recorded = /^Primeiro emprego/;

const lives = { name: 'lives', who: 'visitor', address: '/lives' } as const;
const live = { name: 'live', who: 'learner', address: '/lives' } as const;
const openLive = follow(toCome);

const learnerScreens: readonly Screen[] = [
  { ...lives, state: 'full', until: sees(toCome) },
  { ...lives, state: 'recordings', address: '/lives?quando=gravacoes', until: sees(recorded) },
  {
    ...lives,
    state: 'empty',
    address: '/lives?busca=ornitorrinco',
    until: sees('Nenhuma live combina com esta busca.'),
  },
  { ...lives, state: 'loading', meanwhile: silence(catalog), until: waits },
  { ...lives, state: 'error', meanwhile: outage(catalog), until: fails },
  {
    ...lives,
    state: 'calendar',
    who: 'learner',
    until: inTurn(sees(toCome), press('Mostrar o endereço'), seesButton('Renovar endereço')),
  },
  { ...live, state: 'to come', until: inTurn(openLive, seesButton('Lembrar por e-mail')) },
  { ...live, state: 'without a date', until: inTurn(follow(undated), seesButton('Já assisti')) },
  {
    ...live,
    state: 'recorded',
    address: '/lives?quando=gravacoes',
    until: inTurn(follow(recorded), seesButton('Assistir')),
  },
  {
    ...live,
    state: 'gone',
    address: '/lives/00000000-0000-4000-8000-000000000000',
    until: sees('Esta live não está mais disponível.'),
  },
  { ...live, state: 'loading', meanwhile: silence(oneLive), until: inTurn(openLive, waits) },
  { ...live, state: 'error', meanwhile: outage(oneLive), until: inTurn(openLive, fails) },
];

const listScreen = {
  name: 'admin-lives',
  who: 'admin',
  address: '/admin/conteudos/lives?page=1',
} as const;
const newScreen = {
  name: 'admin-new-live',
  who: 'admin',
  address: '/admin/conteudos/lives/novo',
} as const;
/** The address of a live holds its id, which differs from school to school: one gets there by the list. */
const settings = { ...listScreen, name: 'admin-live-settings' } as const;
const openSettings = inTurn(press(/^Ações de Tira-dúvidas/), pick('Editar'));

const adminScreens: readonly Screen[] = [
  { ...listScreen, state: 'full', until: seesButton(/^Ações de /) },
  {
    ...listScreen,
    state: 'empty',
    address: '/admin/conteudos/lives?page=1&busca=ornitorrinco',
    until: sees('Nenhuma live com estes filtros.'),
  },
  { ...listScreen, state: 'loading', meanwhile: silence(listing), until: waits },
  { ...listScreen, state: 'error', meanwhile: outage(listing), until: fails },
  { ...newScreen, state: 'full', until: seesButton('Criar live') },
  {
    ...newScreen,
    state: 'mistakes',
    until: inTurn(press('Criar live'), sees('Confira estes 4 campos:')),
  },
  { ...settings, state: 'full', until: inTurn(openSettings, seesButton('Salvar alterações')) },
  {
    ...settings,
    state: 'loading',
    meanwhile: silence(oneLive),
    until: inTurn(openSettings, waits),
  },
  { ...settings, state: 'error', meanwhile: outage(oneLive), until: inTurn(openSettings, fails) },
];

export const liveScreens = [...learnerScreens, ...adminScreens];

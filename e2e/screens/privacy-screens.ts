import {
  replyWith,
  seesError,
  withClientConfig,
  sequence,
  refuse503,
  clickButton,
  type Screen,
  seesText,
  seesButton,
  seesHeading,
  leavePending,
  seesSkeleton,
} from './screen.ts';

const myData = { name: 'my-data', user: 'newcomer', address: '/perfil/meus-dados' } as const;
const reads = /\/v1\/privacy\/reads\//;
const look = {
  id: '019ab1c2-0000-7000-8000-00000000000a',
  what: 'DOCUMENTS',
  by: { id: '019ab1c2-0000-7000-8000-00000000000b', name: 'Helena Duarte' },
  readAt: '2026-11-20T13:00:00.000Z',
};
const guardianship = /\/v1\/privacy\/guardian$/;
const deletionCode = /\/v1\/privacy\/deletion-code$/;

export const privacyScreens: readonly Screen[] = [
  {
    ...myData,
    state: 'full',
    mock: replyWith(reads, { items: [look], page: 1, limit: 10, total: 1, totalPages: 1 }),
    until: seesText('Helena Duarte'),
  },
  {
    ...myData,
    state: 'guardian',
    mock: replyWith(guardianship, {
      state: 'ASKED',
      email: 'mae@exemplo.com.br',
      withdrawnAt: null,
    }),
    until: seesText('Esperando a confirmação de mae@exemplo.com.br.'),
  },
  {
    ...myData,
    state: 'empty',
    // Another screen may have shown the data of this user to the administration.
    mock: replyWith(reads, { items: [], page: 1, limit: 10, total: 0, totalPages: 0 }),
    until: seesText('Ninguém da escola abriu estes dados.'),
  },
  { ...myData, state: 'loading', mock: leavePending(reads), until: seesSkeleton },
  { ...myData, state: 'error', mock: refuse503(reads), until: seesError },
  {
    ...myData,
    state: 'consent',
    mock: withClientConfig(/\/perfil\/meus-dados$/, {
      analytics: { key: 'phc_teste', host: 'https://medicao.sabia.test' },
    }),
    until: sequence(seesButton('Não permitir'), seesText('Permitir a medição')),
  },
  {
    ...myData,
    state: 'code sent',
    // The code of the e-mail stays valid.
    mock: replyWith(deletionCode, {}),
    until: sequence(
      clickButton('Quero excluir minha conta'),
      seesButton('Excluir minha conta para sempre'),
    ),
  },
  {
    name: 'privacy',
    state: 'full',
    user: 'visitor',
    address: '/privacidade',
    until: seesHeading('Privacidade'),
  },
  {
    name: 'protection',
    state: 'full',
    user: 'visitor',
    address: '/acessibilidade',
    until: seesText('Encontrou uma barreira?'),
  },
  {
    name: 'privacy',
    state: 'for a guardian',
    user: 'visitor',
    address: '/privacidade?responsavel=abcdefghijklmnopqrstuvwxyz012345',
    until: sequence(
      clickButton('Sou responsável e confirmo'),
      seesText('Este link já foi usado ou venceu.'),
    ),
  },
];

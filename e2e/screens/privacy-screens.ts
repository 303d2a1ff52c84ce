import {
  answers,
  fails,
  hasSettings,
  inTurn,
  outage,
  press,
  type Screen,
  sees,
  seesButton,
  seesHeading,
  silence,
  waits,
} from './screen.ts';

const myData = { name: 'my-data', who: 'newcomer', address: '/perfil/meus-dados' } as const;
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
    meanwhile: answers(reads, { items: [look], page: 1, limit: 10, total: 1, totalPages: 1 }),
    until: sees('Helena Duarte'),
  },
  {
    ...myData,
    state: 'guardian',
    meanwhile: answers(guardianship, { state: 'ASKED', email: 'mae@exemplo.com.br' }),
    until: sees('Esperando a confirmação de mae@exemplo.com.br.'),
  },
  { ...myData, state: 'empty', until: sees('Ninguém da administração abriu estes dados.') },
  { ...myData, state: 'loading', meanwhile: silence(reads), until: waits },
  { ...myData, state: 'error', meanwhile: outage(reads), until: fails },
  {
    ...myData,
    state: 'consent',
    meanwhile: hasSettings(/\/perfil\/meus-dados$/, {
      analytics: { key: 'phc_teste', host: 'https://medicao.sabia.test' },
    }),
    until: inTurn(seesButton('Não permitir'), sees('Permitir a medição')),
  },
  {
    ...myData,
    state: 'code sent',
    // Nobody's letter is used up by looking.
    meanwhile: answers(deletionCode, {}),
    until: inTurn(
      press('Quero excluir minha conta'),
      seesButton('Excluir minha conta para sempre'),
    ),
  },
  {
    name: 'privacy',
    state: 'full',
    who: 'visitor',
    address: '/privacidade',
    until: seesHeading('Privacidade'),
  },
  {
    name: 'privacy',
    state: 'for a guardian',
    who: 'visitor',
    address: '/privacidade?responsavel=abcdefghijklmnopqrstuvwxyz012345',
    until: inTurn(press('Sou responsável e confirmo'), sees('Este link já foi usado ou venceu.')),
  },
];

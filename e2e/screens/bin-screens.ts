import {
  leavePending,
  patchReply,
  refuse503,
  seesButton,
  seesError,
  seesSkeleton,
  seesText,
  type Screen,
} from './screen.ts';

const listing = /\/v1\/bin/;
const bin = { name: 'admin-bin', user: 'admin', address: '/admin/lixeira?page=1' } as const;

const item = {
  kind: 'CONTENT',
  title: 'Fórmulas que se escrevem sozinhas',
  within: ['Planilhas do zero ao resumo', 'Fórmulas'],
  deletedAt: '2026-11-20T15:00:00.000Z',
  deletedBy: { id: '01a20338-9902-7019-aa3a-80d26cb97f31', name: 'Helena Prado' },
  daysLeft: 28,
  blockedBy: null,
};
const items = [
  item,
  { ...item, kind: 'SECTION', title: 'Gráficos', within: ['Fotografia'], blockedBy: 'COURSE' },
  { ...item, kind: 'COURSE', title: 'Fotografia', within: [], deletedBy: null, daysLeft: 1 },
  {
    ...item,
    kind: 'QUESTION',
    title:
      '<p>Qual destas funções soma só as células que <strong>cumprem uma condição</strong>?</p>',
    within: ['Planilhas do zero ao resumo', 'Fórmulas', 'Prova'],
  },
].map((each, at) => ({ ...each, id: `01a20338-9902-7019-aa3a-80d26cb97f4${at}` }));

export const binScreens: readonly Screen[] = [
  {
    ...bin,
    state: 'full',
    mock: patchReply(listing, { items, total: items.length, totalPages: 1 }),
    until: seesButton('Restaurar Fotografia'),
  },
  { ...bin, state: 'empty', until: seesText('A lixeira está vazia.') },
  { ...bin, state: 'loading', mock: leavePending(listing), until: seesSkeleton },
  { ...bin, state: 'error', mock: refuse503(listing), until: seesError },
];

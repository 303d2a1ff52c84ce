import type { Difference, Revision } from '@sabia/domain/history/revision.ts';
import {
  replyWith,
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
  type Action,
  fill,
  seesSkeleton,
} from './screen.ts';

const history = /\/v1\/history\/\w+\/[\w-]{36}\?/;
const comparison = /\/v1\/history\/\w+\/[\w-]{36}\/\d+$/;

const helena = { id: '01a1f000-0000-7000-8000-000000000001', name: 'Helena Duarte' };
const title: Difference = {
  field: 'title',
  label: 'Título',
  before: 'Planilhas',
  after: 'Planilhas do zero ao resumo',
  isProse: false,
};
const text: Difference = {
  field: 'description',
  label: 'Descrição',
  before: 'Somas, médias e um resumo.\nLeve um café.',
  after: 'Somas, médias, gráficos e um resumo.\nLeve um café.',
  isProse: true,
};

const revision = (number: number, overrides: Partial<Revision>): Revision => ({
  id: `01a1f000-0000-7000-8000-00000000010${number}`,
  kind: 'COURSE',
  entityId: '01a1f000-0000-7000-8000-000000000002',
  number,
  what: 'CHANGED',
  entitiesQtd: 1,
  title: null,
  changedBy: helena,
  changedAt: '2026-11-03T17:32:00.000Z',
  differences: [],
  canBeRestored: true,
  ...overrides,
});

const revisions = [
  revision(5, { differences: [title, text], canBeRestored: false }),
  revision(4, { kind: 'CONTENT', title: 'Células, linhas e colunas', differences: [text] }),
  revision(3, { kind: 'SECTION', title: 'Uma seção que não está mais aqui', what: 'DELETED' }),
  revision(2, { what: 'RESTORED', differences: [title] }),
  revision(1, { what: 'IMPORTED', changedBy: null }),
];
const page = { items: revisions, page: 1, limit: 10, total: 25, totalPages: 3 };
const nothing = { items: [], page: 1, limit: 10, total: 0, totalPages: 0 };

const course = {
  name: 'admin-course-history',
  user: 'admin',
  address: '/admin/conteudos/cursos?page=1&busca=planilhas',
} as const;
const others = [
  { name: 'admin-trail-history', address: '/admin/conteudos/trilhas?page=1' },
  { name: 'admin-live-history', address: '/admin/conteudos/lives?page=1' },
  { name: 'admin-practice-exam-history', address: '/admin/conteudos/exercicios?page=1' },
] as const;

const openSettings = sequence(clickButton(/^Ações de /), clickMenuItem('Editar'));
const openHistory = sequence(openSettings, clickLink('Histórico'));
const seesHistory = seesText('Helena Duarte alterou as configurações do curso');

const mockHistory: Action = sequence(
  replyWith(history, page),
  replyWith(comparison, [title, text]),
);

/** Refuses to save a course because Helena saved it in the meantime. */
const refuseWithConflict: Action = (browser) =>
  browser.route(/\/v1\/courses\/[\w-]{36}\/config$/, (route) =>
    route.fulfill({
      status: 412,
      contentType: 'application/problem+json',
      json: {
        status: 412,
        code: 'changed_meanwhile',
        title: 'Alterado enquanto isso',
        detail: 'Alterado por Helena Duarte às 14:32',
        current: {
          number: 2,
          changedBy: helena,
          changedAt: '2026-11-03T17:32:00.000Z',
          fields: { title: 'Planilhas sem medo', subTitle: null, estimatedCompletionHours: 12 },
          formerFields: { title: 'Planilhas do zero ao resumo', estimatedCompletionHours: 10 },
          names: {},
        },
      },
    }),
  );

export const historyScreens: readonly Screen[] = [
  { ...course, state: 'full', mock: mockHistory, until: sequence(openHistory, seesHistory) },
  {
    ...course,
    state: 'empty',
    mock: replyWith(history, nothing),
    until: sequence(openHistory, seesText('Nada mudou ainda.')),
  },
  {
    ...course,
    state: 'loading',
    mock: leavePending(history),
    until: sequence(openHistory, seesSkeleton),
  },
  { ...course, state: 'error', mock: refuse503(history), until: sequence(openHistory, seesError) },
  {
    ...course,
    state: 'restoring',
    mock: mockHistory,
    until: sequence(openHistory, clickButton(/^Restaurar a versão/), seesText('Volta a ser')),
  },
  {
    ...course,
    name: 'admin-course-settings',
    state: 'conflict',
    mock: refuseWithConflict,
    until: sequence(
      openSettings,
      fill('Título', 'Planilhas do começo ao fim'),
      clickButton('Salvar alterações'),
      seesButton('Usar a de Helena Duarte'),
    ),
  },
  ...others.map((other): Screen => ({
    ...other,
    user: 'admin',
    state: 'full',
    mock: mockHistory,
    until: sequence(openHistory, seesHistory),
  })),
];

import type { Difference, Revision } from '@sabia/domain/history/revision.ts';
import {
  answers,
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
  type Step,
  type,
  waits,
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

const revision = (number: number, told: Partial<Revision>): Revision => ({
  id: `01a1f000-0000-7000-8000-00000000010${number}`,
  kind: 'COURSE',
  entityId: '01a1f000-0000-7000-8000-000000000002',
  number,
  what: 'CHANGED',
  title: null,
  changedBy: helena,
  changedAt: '2026-11-03T17:32:00.000Z',
  differences: [],
  canBeRestored: true,
  ...told,
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
  who: 'admin',
  address: '/admin/conteudos/cursos?page=1&busca=planilhas',
} as const;
const others = [
  { name: 'admin-trail-history', address: '/admin/conteudos/trilhas?page=1' },
  { name: 'admin-live-history', address: '/admin/conteudos/lives?page=1' },
  { name: 'admin-practice-exam-history', address: '/admin/conteudos/exercicios?page=1' },
] as const;

const openSettings = inTurn(press(/^Ações de /), pick('Editar'));
const openHistory = inTurn(openSettings, follow('Histórico'));
const seesHistory = sees('Helena Duarte alterou as configurações do curso');

const known: Step = inTurn(answers(history, page), answers(comparison, [title, text]));

/** Whoever saves a course hears that Helena was quicker. */
const collides: Step = (browser) =>
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
  { ...course, state: 'full', meanwhile: known, until: inTurn(openHistory, seesHistory) },
  {
    ...course,
    state: 'empty',
    meanwhile: answers(history, nothing),
    until: inTurn(openHistory, sees('Nada mudou ainda.')),
  },
  { ...course, state: 'loading', meanwhile: silence(history), until: inTurn(openHistory, waits) },
  { ...course, state: 'error', meanwhile: outage(history), until: inTurn(openHistory, fails) },
  {
    ...course,
    state: 'restoring',
    meanwhile: known,
    until: inTurn(openHistory, press(/^Restaurar a versão/), sees('Volta a ser')),
  },
  {
    ...course,
    name: 'admin-course-settings',
    state: 'collision',
    meanwhile: collides,
    until: inTurn(
      openSettings,
      type('Título', 'Planilhas do começo ao fim'),
      press('Salvar alterações'),
      seesButton('Usar a de Helena Duarte'),
    ),
  },
  ...others.map((other): Screen => ({
    ...other,
    who: 'admin',
    state: 'full',
    meanwhile: known,
    until: inTurn(openHistory, seesHistory),
  })),
];

import {
  replyWith,
  seesError,
  clickLink,
  sequence,
  refuse503,
  clickButton,
  type Screen,
  seesText,
  seesButton,
  leavePending,
  seesSkeleton,
} from './screen.ts';

const order = /\/v1\/courses\/content\/[\w-]{36}\/questions\/order$/;
const statistics = /\/v1\/courses\/content\/[\w-]{36}\/questions\/statistics$/;

/** The address has an id, which differs in each test server: the screen opens from the list. */
const inCourse = {
  user: 'admin',
  address: '/admin/conteudos/cursos?page=1&busca=socorros',
} as const;
const questions = { ...inCourse, name: 'admin-questions' } as const;
const question = { ...inCourse, name: 'admin-question' } as const;

const openExam = sequence(
  clickLink('Primeiros socorros para quem não é da saúde'),
  clickLink('Até a ambulância chegar'),
);
const seesQuestions = sequence(openExam, seesButton('Estatísticas'));
const seesEditor = seesButton('Adicionar alternativa');

const list = /\/v1\/questions(\?|$)/;
const bank = { user: 'admin', name: 'admin-question-bank', address: '/admin/questoes' } as const;

export const questionScreens: readonly Screen[] = [
  { ...bank, state: 'full', until: seesText(/^\d+ questões$/) },
  {
    ...bank,
    state: 'empty',
    mock: replyWith(list, { items: [], next: null, total: 0 }),
    until: seesText('Sua escola ainda não tem questões.'),
  },
  {
    ...bank,
    state: 'nothing found',
    address: '/admin/questoes?busca=ornitorrinco&uso=unused',
    until: seesText('Nenhuma questão com estes filtros.'),
  },
  { ...bank, state: 'loading', mock: leavePending(list), until: seesSkeleton },
  { ...bank, state: 'error', mock: refuse503(list), until: seesError },
  {
    ...bank,
    state: 'banks',
    until: sequence(seesText(/^\d+ questões$/), clickButton('Bancos'), seesButton('Criar')),
  },
  { ...questions, state: 'full', until: seesQuestions },
  {
    ...questions,
    state: 'empty',
    mock: replyWith(order, { questionIds: [] }),
    until: sequence(openExam, seesText('Nenhuma questão ainda.')),
  },
  {
    ...questions,
    state: 'loading',
    mock: leavePending(order),
    until: sequence(openExam, seesSkeleton),
  },
  { ...questions, state: 'error', mock: refuse503(order), until: sequence(openExam, seesError) },
  {
    ...questions,
    state: 'statistics',
    until: sequence(seesQuestions, clickButton('Estatísticas'), seesText(/^Dados insuficientes/)),
  },
  {
    ...questions,
    state: 'statistics unavailable',
    mock: refuse503(statistics),
    until: sequence(seesQuestions, clickButton('Estatísticas'), seesError),
  },
  {
    ...questions,
    state: 'menu',
    until: sequence(seesQuestions, clickButton('Ações da questão 1'), seesText('Duplicar')),
  },
  { ...question, state: 'full', until: sequence(openExam, clickLink(/^1\. /), seesEditor) },
  {
    ...question,
    state: 'invalid fields',
    until: sequence(
      openExam,
      clickLink('Adicionar questão'),
      seesEditor,
      (page) => page.getByRole('button', { name: 'Salvar', exact: true }).last().click(),
      seesText('Confira estes 6 campos:'),
    ),
  },
];

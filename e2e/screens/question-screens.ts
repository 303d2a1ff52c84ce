import {
  answers,
  fails,
  follow,
  inTurn,
  outage,
  press,
  type Screen,
  sees,
  seesButton,
  silence,
  waits,
} from './screen.ts';

const list = /\/v1\/courses\/content\/[\w-]{36}\/questions$/;
const statistics = /\/v1\/courses\/content\/[\w-]{36}\/questions\/statistics$/;

/** By the list, as ids differ from school to school. */
const inCourse = {
  who: 'admin',
  address: '/admin/conteudos/cursos?page=1&busca=socorros',
} as const;
const questions = { ...inCourse, name: 'admin-questions' } as const;
const question = { ...inCourse, name: 'admin-question' } as const;

const openExam = inTurn(
  follow('Primeiros socorros para quem não é da saúde'),
  follow('Prova: até a ambulância chegar'),
);
const seesQuestions = inTurn(openExam, seesButton('Estatísticas'));
const seesEditor = seesButton('Adicionar alternativa');

export const questionScreens: readonly Screen[] = [
  { ...questions, state: 'full', until: seesQuestions },
  {
    ...questions,
    state: 'empty',
    meanwhile: answers(list, []),
    until: inTurn(openExam, sees('Nenhuma questão ainda.')),
  },
  { ...questions, state: 'loading', meanwhile: silence(list), until: inTurn(openExam, waits) },
  { ...questions, state: 'error', meanwhile: outage(list), until: inTurn(openExam, fails) },
  {
    ...questions,
    state: 'statistics',
    until: inTurn(seesQuestions, press('Estatísticas'), sees(/^Dados insuficientes/)),
  },
  {
    ...questions,
    state: 'statistics lost',
    meanwhile: outage(statistics),
    until: inTurn(seesQuestions, press('Estatísticas'), fails),
  },
  {
    ...questions,
    state: 'menu',
    until: inTurn(seesQuestions, press('Ações da questão 1'), sees('Duplicar')),
  },
  { ...question, state: 'full', until: inTurn(openExam, follow(/^1\. /), seesEditor) },
  {
    ...question,
    state: 'mistakes',
    until: inTurn(
      openExam,
      follow('Adicionar questão'),
      seesEditor,
      (page) => page.getByRole('button', { name: 'Salvar', exact: true }).last().click(),
      sees('Confira estes 6 campos:'),
    ),
  },
];

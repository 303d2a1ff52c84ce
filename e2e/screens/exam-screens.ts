import type { Page } from '@playwright/test';
import { drawing } from '../support/drawing.ts';
import { drawSheets } from './sheets.ts';
import { averages, gradedKinds, questionsOfKinds } from './kinds-replies.ts';
import {
  seesError,
  clickLink,
  clickMenuItem,
  patchReply,
  pressKey,
  sequence,
  refuse503,
  replyWith,
  clickButton,
  type Screen,
  seesText,
  seesButton,
  seesHeading,
  leavePending,
  seesSkeleton,
} from './screen.ts';

/** This user takes exams in these screens and is used in no other. */
const inCourse = { user: 'subscriber', address: '/cursos/logica-de-programacao' } as const;
const exam = { ...inCourse, name: 'exam' } as const;
const quickQuestion = { ...inCourse, name: 'quick-question' } as const;

const attemptsCall = /\/v1\/user-progressions\/content\/[^/]+\/attempts(\?page=1)?$/;

const startCall =
  /\/v1\/(user-progressions\/content\/[^/]+\/attempts|practice-exams\/attempts\/[\w-]+)$/;

const openExam = sequence(
  clickButton('Conteúdo'),
  clickLink(/Pense como quem programa/),
  seesHeading('Pense como quem programa'),
);
const seesIntro = sequence(openExam, seesText('Cada resposta é salva na hora.'));
const take = sequence(
  seesIntro,
  clickButton(/^(Começar|Continuar tentativa|Tentar de novo)$/),
  seesText(/^Questão \d+ de \d+$/),
);
const askToSubmit = sequence(take, clickButton('Entregar'), seesText('Entregar agora?'));

const resume = sequence(seesIntro, clickButton(/^(Começar|Continuar tentativa|Tentar de novo)$/));

const fileQuestion = questionsOfKinds.find(({ kind }) => kind === 'FILE');
const sentPage = (at: number) => ({
  url: `/files/0a1b${at}-900x1200.webp`,
  name: `redacao-pagina-${at}.jpg`,
});
/** An essay by hand, of which three pages are sent. */
const photographedPages = {
  questions: [{ ...fileQuestion, task: { kind: 'FILE', maxFiles: 20 } }],
  questionsQtd: 1,
  answers: [
    {
      questionId: fileQuestion?.id,
      alternativeId: null,
      response: { kind: 'FILE', files: [1, 2, 3].map(sentPage) },
    },
  ],
};

const choosePages =
  (...names: string[]) =>
  (page: Page) =>
    page
      .locator('input[type=file]')
      .first()
      .setInputFiles(names.map((name) => ({ ...drawing, name })));

const later = '2031-03-10T14:00:00.000Z';

/** Two areas, of which the first has started, and ended at this time. */
const areasWith = (finishedAt: string | null) => [
  {
    title: 'Linguagens',
    questionsQtd: 2,
    timeLimitMinutes: 90,
    startedAt: '2026-11-21T12:00:00.000Z',
    deadline: later,
    finishedAt,
  },
  {
    title: 'Matemática',
    questionsQtd: 1,
    timeLimitMinutes: null,
    startedAt: null,
    deadline: null,
    finishedAt: null,
  },
];

const averageCall = /\/v1\/question\/average\//;

const askForAverage = (number: number) => (page: Page) =>
  page
    .locator(`#questao-${number}`)
    .getByRole('button', { name: 'Como os outros responderam' })
    .click();

const openQuickQuestion = sequence(
  clickButton('Conteúdo'),
  clickLink(/^Pergunta rápida/),
  seesText('Pergunta rápida'),
  seesText(/\?/),
);

/** Answers the question, unless it was answered in an earlier view. */
async function answerQuickQuestion(page: Page): Promise<void> {
  const verdict = page.getByText(/^(Isso mesmo!|Não foi dessa vez\.)$/);
  const alternatives = page.getByRole('group', { name: /^Alternativas/ }).getByRole('radio');
  await verdict.or(alternatives.first()).first().waitFor();
  if (!(await verdict.isVisible())) {
    await alternatives.first().check({ force: true });
    await page.getByRole('button', { name: 'Responder', exact: true }).click();
  }
  await verdict.waitFor();
}

const preview = {
  name: 'admin-content-preview',
  user: 'admin',
  address: '/admin/conteudos/cursos?page=1&busca=papel',
} as const;
const openPreview = sequence(
  clickLink(/Lógica de programação/),
  clickButton('Ações de O que há na caixa?'),
  clickMenuItem('Experimentar'),
  seesText('O que há na caixa?'),
);

export const examScreens: readonly Screen[] = [
  { ...exam, state: 'introduction', until: seesIntro },
  { ...preview, state: 'quick question', until: sequence(openPreview, answerQuickQuestion) },
  {
    ...preview,
    state: 'error',
    mock: refuse503(/\/attempts\/preview$/),
    until: sequence(openPreview, seesError),
  },
  { ...exam, state: 'question', until: sequence(take, pressKey('b'), seesText('Limpar resposta')) },
  {
    ...exam,
    state: 'answer card',
    until: sequence(
      take,
      pressKey('m'),
      clickButton('Cartão-resposta'),
      seesText('1 para revisar'),
    ),
    isOnPhonesOnly: true,
  },
  {
    ...exam,
    state: 'shortcuts',
    until: sequence(take, pressKey('?'), seesText('Marcar para revisar')),
  },
  {
    ...exam,
    state: 'offline',
    until: sequence(
      take,
      (page) => page.context().setOffline(true),
      pressKey('c'),
      seesText('Suas respostas estão guardadas neste aparelho'),
    ),
  },
  {
    ...exam,
    state: 'near the limit of answers',
    mock: patchReply(startCall, { bytesLeft: 2400 }),
    until: sequence(take, seesText(/cabem cerca de 2 mil caracteres/)),
  },
  { ...exam, state: 'before submitting', until: askToSubmit },
  {
    ...exam,
    state: 'result',
    until: sequence(
      askToSubmit,
      (page) => page.getByRole('dialog').getByRole('button', { name: 'Entregar' }).click(),
      seesText('Questão por questão'),
      seesText('Média'),
    ),
  },
  {
    ...exam,
    state: 'a gap text',
    mock: patchReply(startCall, { questions: questionsOfKinds.toReversed(), answers: [] }),
    until: sequence(
      take,
      clickButton('Cartão-resposta'),
      clickButton(/^Questão 3,/),
      seesText('Complete o texto.'),
    ),
    isOnPhonesOnly: true,
  },
  {
    ...inCourse,
    name: 'exam-pages',
    state: 'sent and waiting',
    mock: sequence(
      patchReply(startCall, photographedPages),
      drawSheets,
      // An upload that does not end, with two that wait for it.
      leavePending(/\/v1\/files$/),
    ),
    until: sequence(
      take,
      choosePages('redacao-pagina-4.png', 'IMG_20261128_153012345_HDR.png', 'rascunho.png'),
      seesText('3 páginas enviadas de 6.'),
      clickButton('Remover rascunho.png'),
      seesText('rascunho.png saiu da resposta.'),
    ),
  },
  {
    ...exam,
    state: 'result of all kinds',
    mock: sequence(
      patchReply(startCall, gradedKinds),
      replyWith(averageCall, averages.other),
      replyWith(new RegExp(`${averageCall.source}${averages.first.questionId}`), averages.first),
    ),
    until: sequence(
      seesIntro,
      clickButton(/^(Começar|Continuar tentativa|Tentar de novo)$/),
      seesText('Aguardando correção'),
      askForAverage(1),
      seesText(/^61,7% acertaram/),
      askForAverage(2),
      seesText(/^Menos de 20 pessoas/),
    ),
  },
  {
    ...exam,
    state: 'an area with its own time',
    mock: patchReply(startCall, { deadline: later, timedAreas: areasWith(null) }),
    until: sequence(resume, seesText(/^Questão 1 de \d+ · Linguagens$/)),
  },
  {
    ...exam,
    state: 'between two areas',
    mock: patchReply(startCall, {
      questions: [],
      timedAreas: areasWith('2026-11-21T12:30:00.000Z'),
    }),
    until: sequence(resume, seesButton('Começar Matemática')),
  },
  {
    ...exam,
    state: 'result without the key',
    mock: patchReply(startCall, {
      ...gradedKinds,
      graded: [],
      isKeyWithheld: true,
      keyFrom: '2031-03-10T14:00:00.000Z',
    }),
    until: sequence(resume, seesText(/^O gabarito aparece depois do fechamento/)),
  },
  {
    ...exam,
    state: 'loading',
    mock: leavePending(attemptsCall),
    until: sequence(openExam, seesSkeleton),
  },
  { ...exam, state: 'error', mock: refuse503(attemptsCall), until: sequence(openExam, seesError) },
  { ...quickQuestion, state: 'open', until: openQuickQuestion },
  {
    ...quickQuestion,
    state: 'answered',
    until: sequence(openQuickQuestion, answerQuickQuestion, seesButton('Tentar de novo')),
  },
];

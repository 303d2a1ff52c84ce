import type { Page } from '@playwright/test';
import {
  fails,
  follow,
  hitKey,
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

/** Whoever takes exams here shows no other screen. */
const inCourse = { who: 'subscriber', address: '/cursos/logica-de-programacao' } as const;
const exam = { ...inCourse, name: 'exam' } as const;
const quickQuestion = { ...inCourse, name: 'quick-question' } as const;

const tries = /\/v1\/user-progressions\/content\/[^/]+\/attempts$/;

const openExam = inTurn(
  press('Conteúdo'),
  follow(/Prova: pense como quem programa/),
  seesHeading('Prova: pense como quem programa'),
);
const seesIntro = inTurn(openExam, sees('Cada resposta é salva na hora.'));
const take = inTurn(
  seesIntro,
  press(/^(Começar|Continuar tentativa|Tentar de novo)$/),
  sees(/^Questão \d+ de \d+$/),
);
const askToSubmit = inTurn(take, press('Questões'), press('Entregar'), sees('Entregar agora?'));

const openQuickQuestion = inTurn(
  press('Conteúdo'),
  follow(/^Pergunta rápida/),
  sees('Pergunta rápida'),
  sees(/\?/),
);

/** Answers it, unless an earlier look at it has. */
async function answerQuickly(page: Page): Promise<void> {
  const verdict = page.getByText(/^(Isso mesmo!|Não foi dessa vez\.)$/);
  const alternatives = page.getByRole('group', { name: /^Alternativas/ }).getByRole('button');
  await verdict.or(alternatives.first()).first().waitFor();
  if (!(await verdict.isVisible())) await alternatives.first().click();
  await verdict.waitFor();
}

export const examScreens: readonly Screen[] = [
  { ...exam, state: 'introduction', until: seesIntro },
  { ...exam, state: 'question', until: inTurn(take, hitKey('b'), sees('Limpar resposta')) },
  {
    ...exam,
    state: 'palette',
    until: inTurn(take, hitKey('m'), press('Questões'), sees('1 para revisar')),
    isOnPhonesOnly: true,
  },
  { ...exam, state: 'shortcuts', until: inTurn(take, hitKey('?'), sees('Marcar para revisar')) },
  {
    ...exam,
    state: 'offline',
    until: inTurn(
      take,
      (page) => page.context().setOffline(true),
      hitKey('c'),
      sees('Suas respostas estão guardadas neste aparelho'),
    ),
  },
  { ...exam, state: 'before submitting', until: askToSubmit },
  {
    ...exam,
    state: 'result',
    until: inTurn(
      askToSubmit,
      (page) => page.getByRole('dialog').getByRole('button', { name: 'Entregar' }).click(),
      sees('Questão por questão'),
      sees('Média'),
    ),
  },
  { ...exam, state: 'loading', meanwhile: silence(tries), until: inTurn(openExam, waits) },
  { ...exam, state: 'error', meanwhile: outage(tries), until: inTurn(openExam, fails) },
  { ...quickQuestion, state: 'open', until: openQuickQuestion },
  {
    ...quickQuestion,
    state: 'answered',
    until: inTurn(openQuickQuestion, answerQuickly, seesButton('Tentar de novo')),
  },
];

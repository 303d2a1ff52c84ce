import {
  answers,
  fails,
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

const overview = /\/v1\/error-notebook$/;
const queue = /\/v1\/error-notebook\/queue$/;
const pages = /\/v1\/error-notebook\/questions\?/;
const reviews = /\/v1\/error-notebook\/reviews$/;

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const day = (fromToday: number) =>
  new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10);

const statements = [
  'Um produto de R$ 80,00 teve dois aumentos seguidos de 10%. Qual é o preço agora?',
  'Qual destas frases usa a crase corretamente?',
  'Em uma planilha, o que a fórmula =SOMA(A1:A5)/5 calcula? Pense no que acontece quando uma das células do intervalo está vazia, e compare com a função MÉDIA, que conta só as que têm número.',
];
const alternatives = [
  ['R$ 96,00', 'R$ 96,80', 'R$ 90,00', 'R$ 88,80'],
  ['Vou à pé para casa.', 'Refiro-me à aula de ontem.', 'Ele começou à falar.'],
  ['A soma dos cinco valores dividida por cinco', 'O mesmo que MÉDIA(A1:A5), sempre'],
];

/** The questions of a notebook; the second alternative of each is right. */
const cards = statements.map((statement, at) => ({
  question: {
    id: idOf(at),
    statement: `<p>${statement}</p>`,
    videoQuestionUrl: null,
    order: at,
    alternatives: (alternatives[at] ?? []).map((text, order) => ({
      id: idOf(100 * (at + 1) + order),
      questionId: idOf(at),
      text: `<p>${text}</p>`,
      order,
    })),
  },
  origin:
    at === 1
      ? { kind: 'course', id: idOf(50), title: 'Escrita sem medo' }
      : { kind: 'practice-exam', id: idOf(51), title: 'Revisão da semana' },
  lapses: at + 1,
  missedAt: new Date(Date.now() - (at + 1) * 86_400_000).toISOString(),
  dueDay: day(at * 3),
}));

const counts = { dueQtd: 3, reviewedTodayQtd: 0, dailyCap: 20, totalQtd: 23, nextDueDay: day(3) };
const firstPage = { items: cards, page: 1, limit: 10, total: 23, totalPages: 3 };
const told = (alternative: number) => ({
  answer: {
    questionId: idOf(0),
    alternativeId: idOf(100 + alternative),
    isCorrect: alternative === 1,
    correctAlternativeId: idOf(101),
    explanation:
      '<p>O segundo aumento incide sobre <strong>R$ 88,00</strong>, e não sobre R$ 80,00: 88 × 1,1 = 96,80.</p>',
  },
  dueDay: day(alternative === 1 ? 6 : 1),
  dueQtd: 2,
});

const notebook = {
  name: 'error-notebook',
  who: 'learner',
  address: '/caderno-de-erros',
} as const;
const full = inTurn(answers(overview, counts), answers(pages, firstPage));
const review = {
  name: 'error-notebook-review',
  who: 'learner',
  address: '/caderno-de-erros/revisao',
} as const;
const due = inTurn(answers(overview, counts), answers(queue, cards));
const seesQuestion = sees(/^Questão 1$/);

export const errorNotebookScreens: readonly Screen[] = [
  {
    ...notebook,
    name: 'home',
    state: 'with errors to review',
    address: '/',
    meanwhile: answers(overview, counts),
    until: sees('3 questões para revisar hoje'),
  },
  { ...notebook, state: 'full', meanwhile: full, until: sees('Página 1 de 3') },
  {
    ...notebook,
    state: 'done for today',
    meanwhile: inTurn(
      answers(overview, { ...counts, dueQtd: 0, reviewedTodayQtd: 3 }),
      answers(pages, firstPage),
    ),
    until: sees('Tudo revisado por hoje!'),
  },
  { ...notebook, state: 'empty', who: 'newcomer', until: sees('Nada por aqui ainda.') },
  { ...notebook, state: 'loading', meanwhile: silence(overview), until: waits },
  { ...notebook, state: 'error', meanwhile: outage(overview), until: fails },
  { ...review, state: 'question', meanwhile: due, until: seesQuestion },
  {
    ...review,
    state: 'right',
    meanwhile: inTurn(due, answers(reviews, told(1))),
    until: inTurn(seesQuestion, hitKey('b'), sees('Isso mesmo!')),
  },
  {
    ...review,
    state: 'wrong',
    meanwhile: inTurn(due, answers(reviews, told(0))),
    until: inTurn(seesQuestion, hitKey('a'), sees('Não foi dessa vez.')),
  },
  {
    ...review,
    state: 'end',
    meanwhile: inTurn(
      answers(overview, { ...counts, dueQtd: 0, reviewedTodayQtd: 1 }),
      answers(queue, cards.slice(0, 1)),
      answers(reviews, told(1)),
    ),
    until: inTurn(
      seesQuestion,
      hitKey('b'),
      sees('Isso mesmo!'),
      press('Ver como foi'),
      sees('Você lembrou!'),
    ),
  },
  { ...review, state: 'empty', who: 'newcomer', until: sees('Nada para revisar agora.') },
  { ...review, state: 'loading', meanwhile: silence(queue), until: waits },
  { ...review, state: 'error', meanwhile: outage(queue), until: fails },
  {
    ...notebook,
    name: 'error-notebook-exercise',
    state: 'introduction',
    address: '/caderno-de-erros/exercicio',
    meanwhile: answers(overview, counts),
    until: inTurn(seesHeading('Exercício dos meus erros'), seesButton('Começar')),
  },
  // The last of this name: what waits on the device is of a question that the server does not know.
  {
    ...review,
    state: 'offline',
    meanwhile: due,
    until: inTurn(
      seesQuestion,
      (page) => page.context().setOffline(true),
      hitKey('b'),
      sees('1 resposta espera a conexão.'),
    ),
  },
];

import {
  patchReply,
  replyWith,
  seesError,
  pressKey,
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

const overview = /\/v1\/error-notebook$/;
const queue = /\/v1\/error-notebook\/queue$/;
const pages = /\/v1\/error-notebook\/questions\?/;
const essayPages = /\/v1\/error-notebook\/essay-cards\?/;
const essayReviews = /\/v1\/error-notebook\/essay-reviews$/;
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

/** The second alternative of each question is correct. */
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

/** A comment on words, the mark of a criterion, and a long comment on the whole essay. */
const essayCards = [
  {
    criterion: null,
    comment: 1,
    title: 'Competência 3: argumentação',
    points: null,
    mostPoints: null,
    quote: 'a falta de água tratada evidencia um problema antigo, que atravessa gerações',
    text: 'Boa imagem. Diga desde quando: vira dado.',
  },
  {
    criterion: 'C5',
    comment: null,
    title: 'Competência 5: proposta de intervenção',
    points: 120,
    mostPoints: 200,
    quote: null,
    text: 'Elabora, de forma mediana, proposta de intervenção relacionada ao tema e articulada à discussão desenvolvida no texto.',
  },
  {
    criterion: null,
    comment: 3,
    title: null,
    points: null,
    mostPoints: null,
    quote: null,
    text: 'Você tem bons argumentos e não os termina. Antes de passar ao parágrafo seguinte, pergunte: o que isto muda para quem lê? Escreva a resposta, e corte o que não leva a ela.',
  },
].map((card, at) => ({
  id: idOf(60 + at),
  attemptId: idOf(70),
  questionId: idOf(71),
  ...card,
  origin: { kind: 'practice-exam', id: idOf(51), title: 'Redação sobre a água' },
  lapses: at,
  addedAt: new Date(Date.now() - 86_400_000).toISOString(),
  dueDay: day(at * 3),
}));

const counts = {
  dueQtd: 3,
  reviewedTodayQtd: 0,
  dailyCap: 20,
  totalQtd: 23,
  essayCardsQtd: 0,
  nextDueDay: day(3),
};
const firstPage = { items: cards, page: 1, limit: 10, total: 23, totalPages: 3 };
const reviewReply = (alternative: number) => ({
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
  user: 'learner',
  address: '/caderno-de-erros',
} as const;
const full = sequence(replyWith(overview, counts), replyWith(pages, firstPage));
const withEssayCards = (others: object[]) =>
  sequence(
    replyWith(overview, { ...counts, totalQtd: 3 + others.length, essayCardsQtd: 3 }),
    replyWith(pages, { ...firstPage, items: others, total: others.length, totalPages: 1 }),
    replyWith(essayPages, { items: essayCards, page: 1, limit: 10, total: 3, totalPages: 1 }),
  );
const review = {
  name: 'error-notebook-review',
  user: 'learner',
  address: '/caderno-de-erros/revisao',
} as const;
const due = sequence(replyWith(overview, counts), replyWith(queue, cards));
const seesQuestion = seesText(/^Questão 1$/);

export const errorNotebookScreens: readonly Screen[] = [
  {
    ...notebook,
    name: 'home',
    state: 'with errors to review',
    address: '/',
    mock: patchReply(/\/v1\/home$/, { notebook: counts }),
    until: seesText('revisões para hoje'),
  },
  { ...notebook, state: 'full', mock: full, until: seesText('Página 1 de 3') },
  {
    ...notebook,
    state: 'done for today',
    mock: sequence(
      replyWith(overview, { ...counts, dueQtd: 0, reviewedTodayQtd: 3 }),
      replyWith(pages, firstPage),
    ),
    until: seesText('Tudo revisado por hoje!'),
  },
  {
    ...notebook,
    state: 'with cards of essays',
    mock: withEssayCards(cards),
    until: sequence(seesText('Das suas redações'), seesText('Boa imagem.')),
  },
  {
    ...notebook,
    state: 'with cards of essays only',
    mock: withEssayCards([]),
    until: sequence(seesText('Das suas redações'), seesText('Boa imagem.')),
  },
  { ...notebook, state: 'empty', user: 'newcomer', until: seesText('Nada por aqui ainda.') },
  { ...notebook, state: 'loading', mock: leavePending(overview), until: seesSkeleton },
  { ...notebook, state: 'error', mock: refuse503(overview), until: seesError },
  { ...review, state: 'question', mock: due, until: seesQuestion },
  {
    ...review,
    state: 'correct answer',
    mock: sequence(due, replyWith(reviews, reviewReply(1))),
    until: sequence(seesQuestion, pressKey('b'), pressKey('Enter'), seesText('Isso mesmo!')),
  },
  {
    ...review,
    state: 'wrong answer',
    mock: sequence(due, replyWith(reviews, reviewReply(0))),
    until: sequence(seesQuestion, pressKey('a'), pressKey('Enter'), seesText('Não foi dessa vez.')),
  },
  {
    ...review,
    state: 'card of an essay',
    mock: sequence(replyWith(overview, counts), replyWith(queue, essayCards)),
    until: sequence(seesText(/^Cartão 1$/), seesButton('Ver o que a correção disse')),
  },
  {
    ...review,
    state: 'uncovered card of an essay',
    mock: sequence(replyWith(overview, counts), replyWith(queue, essayCards)),
    until: sequence(
      seesText(/^Cartão 1$/),
      clickButton('Ver o que a correção disse'),
      seesButton('Lembrei'),
    ),
  },
  {
    ...review,
    state: 'remembered card of an essay',
    mock: sequence(
      replyWith(overview, counts),
      replyWith(queue, essayCards),
      replyWith(essayReviews, { dueDay: day(6), dueQtd: 2 }),
    ),
    until: sequence(
      seesText(/^Cartão 1$/),
      pressKey('Enter'),
      seesButton('Lembrei'),
      pressKey('2'),
      seesText(/^Volta em \d+ dias$/),
    ),
  },
  {
    ...review,
    state: 'end',
    mock: sequence(
      replyWith(overview, { ...counts, dueQtd: 0, reviewedTodayQtd: 1 }),
      replyWith(queue, cards.slice(0, 1)),
      replyWith(reviews, reviewReply(1)),
    ),
    until: sequence(
      seesQuestion,
      pressKey('b'),
      pressKey('Enter'),
      seesText('Isso mesmo!'),
      clickButton('Ver como foi'),
      seesText('Você lembrou!'),
    ),
  },
  { ...review, state: 'empty', user: 'newcomer', until: seesText('Nada para revisar agora.') },
  { ...review, state: 'loading', mock: leavePending(queue), until: seesSkeleton },
  { ...review, state: 'error', mock: refuse503(queue), until: seesError },
  {
    ...notebook,
    name: 'error-notebook-exercise',
    state: 'introduction',
    address: '/caderno-de-erros/exercicio',
    mock: replyWith(overview, counts),
    until: sequence(seesHeading('Simulado dos meus erros'), seesButton('Começar')),
  },
  // The last state: its pending answer is of a question that the server does not have.
  {
    ...review,
    state: 'offline',
    mock: due,
    until: sequence(
      seesQuestion,
      (page) => page.context().setOffline(true),
      pressKey('b'),
      pressKey('Enter'),
      seesText('1 resposta espera a conexão.'),
    ),
  },
];

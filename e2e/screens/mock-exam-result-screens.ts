import {
  leavePending,
  refuse503,
  replyWith,
  type Screen,
  seesError,
  seesSkeleton,
  seesText,
} from './screen.ts';

const told = /\/v1\/mock-exams\/[\w-]+\/results$/;

const idOf = (end: number) => `0199c0de-0000-7000-8000-0000000000${end}`;
const id = idOf(32);
const base = { user: 'admin' } as const;
const classes = [
  { id: idOf(51), title: '3º ano A' },
  { id: idOf(52), title: 'Terceirão: rumo ao Enem' },
];

const results = {
  ...base,
  name: 'admin-mock-exam-results',
  address: `/admin/dias-de-simulado/${id}/resultados`,
} as const;

const toldPage = {
  user: 'visitor',
  name: 'mock-exam-told-result',
  address: '/resultado/S1000000100011200ABCDEFGHJK',
} as const;
const toldByCode = /\/v1\/mock-exams\/results\/\w+$/;

const areaTitles = ['Linguagens', 'Ciências Humanas', 'Ciências da Natureza', 'Matemática'];
export const resultsOf = (...listed: object[]) => ({
  title: 'Simulado de novembro',
  mayReadReport: true,
  classes,
  days: [1, 2].map((number) => ({ day: number, title: `Prova ${number}`, questionsQtd: 90 })),
  areas: areaTitles.map((title, at) => ({
    id: idOf(60 + at),
    day: at < 2 ? 1 : 2,
    title,
    kind: 'ITEM_RESPONSE',
    area: ['LC', 'CH', 'CN', 'MT'][at],
  })),
  people: listed,
});
const person = {
  personId: idOf(71),
  number: 1,
  name: 'Ana Beatriz de Albuquerque Cavalcanti',
  className: '3º ano A',
  code: 'S1000000100011200ABCDEFGHJK',
  state: 'COMPLETE',
  days: [1, 2].map((number) => ({
    day: number,
    state: 'READ',
    rightQtd: number === 1 ? 74 : 51,
    openedEarly: number === 2,
  })),
  scores: [612.34, 655.1, 540.02, 701.9].map((score, at) => ({
    areaId: idOf(60 + at),
    score,
    isEstimated: at === 3,
  })),
  essay: 880,
  enemEssay: 880,
};
export const resultPeople = [
  person,
  {
    ...person,
    personId: idOf(72),
    number: 2,
    name: 'Caio Prado',
    className: 'Terceirão: rumo ao Enem',
    state: 'CONFLICT',
    days: person.days.map((each) => ({ ...each, state: 'CONFLICT', rightQtd: null })),
    scores: person.scores.map((each) => ({ ...each, score: null, isEstimated: false })),
    essay: null,
    enemEssay: null,
  },
];

const toldResult = {
  title: 'Simulado de novembro',
  name: person.name,
  days: [
    { day: 1, title: 'Linguagens e Humanas', questionsQtd: 90, state: 'READ', rightQtd: 74 },
    { day: 2, title: 'Matemática e Natureza', questionsQtd: 90, state: 'DOUBTS', rightQtd: 51 },
  ],
  areas: person.scores.map(({ score, isEstimated }, at) => ({
    day: at < 2 ? 1 : 2,
    title: areaTitles[at],
    score,
    isEstimated,
  })),
  essay: 880,
  means: [
    { title: 'Direito, USP', mean: 668.42, missing: [], isEstimated: true },
    { title: 'Medicina, Universidade Federal de Pernambuco', mean: null, missing: ['CN', 'essay'] },
  ].map((mean) => ({ isEstimated: false, ...mean })),
  endsAt: '2026-12-08T16:00:00.000Z',
};

const reportPage = {
  ...base,
  name: 'admin-mock-exam-report',
  address: `/admin/dias-de-simulado/${id}/relatorio`,
} as const;
const reported = /\/v1\/mock-exams\/[\w-]+\/report$/;

const bins = [3, 8, 14, 9, 4].map((valuesQtd, at) => ({
  from: 400 + at * 100,
  to: 500 + at * 100,
  valuesQtd,
}));
const report = {
  title: 'Simulado de novembro',
  classes,
  cardsQtd: 38,
  measures: areaTitles.map((title, at) => ({
    kind: 'AREA',
    day: at < 2 ? 1 : 2,
    title,
    peopleQtd: 38,
    mean: 612.34,
    bins,
  })),
  questions: [1, 2, 3].map((number) => ({
    day: 1,
    number,
    areaTitle: 'Linguagens, Códigos e suas Tecnologias',
    language: number === 1 ? 0 : null,
    topic: number === 3 ? null : 'H21: Recursos verbais e não verbais para persuadir',
    key: 'B',
    askedQtd: 38,
    rightShare: number * 12,
    choices: [
      { option: 'A', share: 90 - number * 12 },
      { option: 'B', share: number * 12 },
      ...['C', 'D', 'E'].map((option) => ({ option, share: 0 })),
    ],
    blankShare: 6,
    invalidShare: 4,
    discrimination: number === 1 ? -0.21 : 0.43,
    isToReview: number === 1,
  })),
  topics: [
    {
      title: 'H21: Recursos verbais e não verbais para persuadir',
      questionsQtd: 2,
      rightShare: 18,
    },
    { title: 'Interpretação de textos', questionsQtd: 1, rightShare: 36 },
  ],
  comparison: classes.map((each, at) => ({
    id: each.id,
    title: each.title,
    cardsQtd: at === 0 ? 30 : 8,
    means: at === 0 ? [612.3, 598, 540.2, 655.9] : null,
  })),
};

export const mockExamResultScreens: readonly Screen[] = [
  {
    ...results,
    state: 'full',
    mock: replyWith(told, resultsOf(...resultPeople)),
    until: seesText('74 de 90'),
  },
  {
    ...results,
    state: 'empty',
    mock: replyWith(told, resultsOf()),
    until: seesText('Ainda não há estudantes na lista.'),
  },
  {
    ...results,
    state: 'loading',
    mock: leavePending(told),
    until: seesSkeleton,
  },
  {
    ...results,
    state: 'error',
    mock: refuse503(told),
    until: seesError,
  },
  {
    ...reportPage,
    state: 'full',
    mock: replyWith(reported, report),
    until: seesText('Questões a rever:'),
  },
  {
    ...reportPage,
    state: 'empty',
    mock: replyWith(reported, {
      ...report,
      cardsQtd: 0,
      questions: [],
      topics: [],
      measures: [],
      comparison: [],
    }),
    until: seesText('Ainda não há cartões lidos.'),
  },
  { ...reportPage, state: 'loading', mock: leavePending(reported), until: seesSkeleton },
  { ...reportPage, state: 'error', mock: refuse503(reported), until: seesError },
  {
    ...toldPage,
    state: 'full',
    mock: replyWith(toldByCode, toldResult),
    until: seesText('74 de 90'),
  },
  {
    ...toldPage,
    state: 'waiting',
    mock: replyWith(toldByCode, {
      ...toldResult,
      days: toldResult.days.map((each, at) => ({
        ...each,
        state: at === 0 ? 'CONFLICT' : 'NONE',
        rightQtd: null,
      })),
      essay: null,
    }),
    until: seesText('Cartão ainda não lido.'),
  },
  { ...toldPage, state: 'not found', until: seesText('Nenhum cartão-resposta tem este código') },
  { ...toldPage, state: 'loading', mock: leavePending(toldByCode), until: seesSkeleton },
  { ...toldPage, state: 'error', mock: refuse503(toldByCode), until: seesError },
];

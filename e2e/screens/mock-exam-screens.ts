import {
  clickButton,
  clickMenuItem,
  leavePending,
  refuse503,
  replyWith,
  type Screen,
  seesButton,
  seesError,
  seesSkeleton,
  seesText,
  sequence,
} from './screen.ts';

const list = /\/v1\/mock-exams\?/;
const one = /\/v1\/mock-exams\/[\w-]+$/;
const sealed = /\/v1\/mock-exams\/[\w-]+\/sealed-exams$/;
const told = /\/v1\/mock-exams\/[\w-]+\/results$/;
const exams = /\/v1\/practice-exams\/admin\/paginated\?/;
const classesFound = /\/v1\/classes\?/;

const idOf = (end: number) => `0199c0de-0000-7000-8000-0000000000${end}`;
const id = idOf(32);
const moment = '2026-11-01T12:00:00.000Z';

const card = {
  id,
  title: 'Simulado de novembro',
  startsAt: '2026-11-08T16:00:00.000Z',
  colorsQtd: 4,
  daysQtd: 2,
  peopleQtd: 74,
  createdAt: moment,
  updatedAt: moment,
};
const later = {
  ...card,
  id: idOf(33),
  title: 'Segundo simulado geral dos terceiros anos, da revisão e do extensivo noturno',
  startsAt: null,
  daysQtd: 1,
  peopleQtd: 0,
};
const day = { questionsQtd: 90, addedQtd: 0, removedQtd: 0, withoutParametersQtd: 0 };
const event = {
  ...card,
  days: [
    { ...day, day: 1, practiceExamId: idOf(41), title: 'Linguagens e Humanas', firstQuestion: 1 },
    {
      ...day,
      day: 2,
      practiceExamId: idOf(42),
      title: 'Matemática e Natureza',
      firstQuestion: 91,
      addedQtd: 2,
      removedQtd: 1,
      withoutParametersQtd: 12,
    },
  ],
  classes: [
    { id: idOf(51), title: '3º ano A', peopleQtd: 38 },
    { id: idOf(52), title: 'Terceirão: rumo ao Enem', peopleQtd: 36 },
  ],
  unlistedQtd: 3,
};

const seal = {
  day: 1,
  openingCode: 'ABDEFGHKLMNP',
  bytes: 5_300_000,
  sealedAt: moment,
  startedAt: null,
};

const base = { user: 'admin', address: '/admin/dias-de-simulado' } as const;
const administration = { ...base, name: 'admin-mock-exams' } as const;
const form = {
  ...base,
  name: 'admin-mock-exam-form',
  address: '/admin/dias-de-simulado/novo',
} as const;
const edit = { ...form, address: `/admin/dias-de-simulado/${id}/editar` } as const;
const page = {
  ...base,
  name: 'admin-mock-exam',
  address: `/admin/dias-de-simulado/${id}`,
} as const;

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
  classes: event.classes.map((each) => ({ id: each.id, title: each.title })),
  days: [1, 2].map((number) => ({ day: number, title: `Prova ${number}`, questionsQtd: 90 })),
  areas: areaTitles.map((title, at) => ({
    id: idOf(60 + at),
    day: at < 2 ? 1 : 2,
    title,
    kind: 'ITEM_RESPONSE',
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
  title: event.title,
  classes: event.classes.map((each) => ({ id: each.id, title: each.title })),
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
  comparison: event.classes.map((each, at) => ({
    id: each.id,
    title: each.title,
    cardsQtd: at === 0 ? 30 : 8,
    means: at === 0 ? [612.3, 598, 540.2, 655.9] : null,
  })),
};

const pageOf = (...items: object[]) => ({
  items,
  page: 1,
  total: items.length,
  totalPages: Math.min(items.length, 1),
});

export const mockExamScreens: readonly Screen[] = [
  {
    ...administration,
    state: 'full',
    mock: replyWith(list, pageOf(card, later)),
    until: seesButton(/^Ações de /),
  },
  {
    ...administration,
    state: 'empty',
    mock: replyWith(list, pageOf()),
    until: seesText('Sua escola ainda não tem dias de simulado.'),
  },
  { ...administration, state: 'loading', mock: leavePending(list), until: seesSkeleton },
  { ...administration, state: 'error', mock: refuse503(list), until: seesError },
  {
    ...administration,
    state: 'deleting',
    mock: replyWith(list, pageOf(card)),
    until: sequence(
      clickButton(/^Ações de /),
      clickMenuItem('Excluir'),
      seesButton('Excluir dia de simulado'),
    ),
  },
  {
    ...form,
    state: 'new',
    until: sequence(
      clickButton(/^Adicionar (?!Terceirão)/),
      clickButton(/^Adicionar (?!Terceirão)/),
      clickButton('Adicionar Terceirão: rumo ao Enem'),
      seesButton('Tirar Terceirão: rumo ao Enem'),
    ),
  },
  {
    ...form,
    state: 'mistakes',
    until: sequence(
      seesButton('Adicionar Terceirão: rumo ao Enem'),
      clickButton('Criar dia de simulado'),
      seesText('Confira estes 3 campos:'),
    ),
  },
  {
    ...form,
    state: 'nothing found',
    mock: sequence(replyWith(exams, pageOf()), replyWith(classesFound, pageOf())),
    until: seesText('Nada mais para adicionar com esta busca.'),
  },
  { ...form, state: 'loading', mock: leavePending(exams), until: seesSkeleton },
  { ...form, state: 'error', mock: refuse503(exams), until: seesError },
  {
    ...edit,
    state: 'edit',
    mock: replyWith(one, event),
    until: seesButton('Tirar 3º ano A'),
  },
  {
    ...page,
    state: 'full',
    mock: sequence(replyWith(one, event), replyWith(sealed, [seal])),
    until: sequence(seesButton('Pôr na lista'), seesButton('Mostrar o código')),
  },
  {
    ...page,
    state: 'opening-code',
    mock: sequence(replyWith(one, event), replyWith(sealed, [seal])),
    until: sequence(clickButton('Mostrar o código'), seesText('ABDE-FGHK-LMNP')),
  },
  {
    ...page,
    state: 'empty',
    mock: sequence(
      replyWith(sealed, []),
      replyWith(one, {
        ...event,
        ...later,
        days: event.days.slice(0, 1),
        classes: event.classes.slice(0, 1).map((each) => ({ ...each, peopleQtd: 0 })),
        unlistedQtd: 0,
      }),
    ),
    until: seesText('Ainda não há estudantes nestas turmas.'),
  },
  {
    ...page,
    state: 'printing',
    mock: sequence(replyWith(one, event), replyWith(sealed, []), leavePending(/\/cards\.pdf/)),
    until: sequence(clickButton('Baixar cartões'), seesText('Preparando 148 cartões.')),
  },
  {
    ...page,
    state: 'refused',
    mock: sequence(replyWith(one, event), replyWith(sealed, []), refuse503(/\/cards\.pdf/)),
    until: sequence(clickButton('Baixar cartões'), seesText('Estamos com um problema passageiro.')),
  },
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
  { ...page, state: 'loading', mock: leavePending(one), until: seesSkeleton },
  { ...page, state: 'error', mock: refuse503(one), until: seesError },
];

import { readingList } from './card-reading-screens.ts';
import { resultPeople, resultsOf } from './mock-exam-result-screens.ts';
import {
  clickButton,
  leavePending,
  refuse503,
  replyWith,
  type Screen,
  seesError,
  seesSkeleton,
  seesText,
  sequence,
} from './screen.ts';

const own = /\/v1\/mock-exams\/own$/;
const told = /\/v1\/mock-exams\/[\w-]+\/results$/;
const people = /\/v1\/mock-exams\/[\w-]+\/people$/;
const readings = /\/v1\/mock-exams\/[\w-]+\/people\/[\w-]+\/readings/;

const id = '0199c0de-0000-7000-8000-000000000034';
const personId = '0199c0de-0000-7000-8000-000000000071';

const event = {
  id,
  title: 'Simulado de novembro',
  startsAt: '2026-11-08T16:00:00.000Z',
  role: 'READER',
  days: [
    { day: 1, title: 'Linguagens e Ciências Humanas' },
    { day: 2, title: 'Ciências da Natureza e Matemática' },
  ],
  classes: [
    { id: '0199c0de-0000-7000-8000-000000000051', title: '3º ano A' },
    { id: '0199c0de-0000-7000-8000-000000000052', title: 'Terceirão: rumo ao Enem' },
  ],
};
const taken = {
  ...event,
  id: '0199c0de-0000-7000-8000-000000000035',
  title: 'Segundo simulado geral dos terceiros anos, da revisão e do extensivo noturno',
  startsAt: null,
  role: 'STUDENT',
  days: event.days.slice(0, 1),
};

/** 45 answers, those of these questions moved by some letters. */
const answersBut = (questions: readonly number[], more: number) =>
  Object.fromEntries(
    Array.from({ length: 45 }, (_, at) => [
      at + 1,
      'ABCDE'[(at + (questions.includes(at + 1) ? more : 0)) % 5],
    ]),
  );

const reading = {
  id: '0199c0de-0000-7000-8000-000000000081',
  readerName: 'Davi Rocha',
  readAt: '2026-11-08T21:10:00.000Z',
  answers: answersBut([], 0),
  doubles: [],
  doubts: [],
  quality: 0.91,
  state: 'NEW',
  changed: [],
  isDecided: false,
};
const differing = [3, 12, 17, 29, 30, 44];
const conflicting = {
  ...reading,
  id: '0199c0de-0000-7000-8000-000000000082',
  readerName: 'Maria Eduarda de Albuquerque Cavalcanti',
  readAt: '2026-11-08T22:40:00.000Z',
  answers: { ...answersBut(differing, 2), 29: undefined },
  doubles: [29],
  doubts: [{ question: 12, seen: ['D', 'B'], proposal: 'D' }],
  state: 'CONFLICT',
  changed: differing,
};
const conflict = {
  personId,
  name: 'Ana Beatriz de Albuquerque',
  className: '3º ano A',
  day: 1,
  color: 'azul',
  state: 'CONFLICT',
  counted: { answers: reading.answers, doubles: [], doubts: [] },
  readings: [conflicting, reading],
};
const settled = {
  ...conflict,
  state: 'READ',
  readings: [
    {
      ...conflicting,
      id: '0199c0de-0000-7000-8000-000000000083',
      doubts: [],
      state: 'CHANGED',
      isDecided: true,
    },
    ...conflict.readings,
  ],
};

const list = { name: 'own-mock-exams', user: 'learner', address: '/turmas/simulados' } as const;
const seals = /\/v1\/mock-exams\/[\w-]+\/sealed-exams$/;
/** Both calls of the page: the answer to one of them would end the loading. */
const peopleOrSeals = /\/v1\/mock-exams\/[\w-]+\/(?:people|sealed-exams)$/;
const sealed = (day: number, change: object) => ({
  day,
  openingCode: null,
  bytes: 5_300_000,
  sealedAt: '2026-11-05T12:00:00.000Z',
  startedAt: null,
  codeFrom: '2099-11-08T16:00:00.000Z',
  ...change,
});
const codes = [sealed(1, { openingCode: 'ABDEFGHKLMNP', codeFrom: null }), sealed(2, {})];
const offlineDay = {
  name: 'mock-exam-offline-day',
  user: 'learner',
  address: `/turmas/simulados/${id}/sem-internet`,
} as const;
const roll = {
  name: 'mock-exam-roll',
  user: 'learner',
  address: `/turmas/simulados/${id}/presenca`,
} as const;
const card = {
  name: 'card-conflict',
  user: 'learner',
  address: `/turmas/simulados/${id}/cartoes/${personId}?dia=1`,
} as const;

/** The screens of mock exam events in the class area. */
export const mockExamReaderScreens: readonly Screen[] = [
  { ...list, state: 'full', mock: replyWith(own, [event, taken]), until: seesText('Ler cartões') },
  {
    ...list,
    state: 'empty',
    mock: replyWith(own, []),
    until: seesText('Suas turmas ainda não têm dias de simulado.'),
  },
  { ...list, state: 'loading', mock: leavePending(own), until: seesSkeleton },
  { ...list, state: 'error', mock: refuse503(own), until: seesError },
  {
    ...list,
    name: 'class-card-reading',
    state: 'full',
    address: `/turmas/simulados/${id}/leitura`,
    mock: replyWith(people, readingList),
    until: seesText('Lidos 1 de 9'),
  },
  {
    ...list,
    name: 'class-mock-exam-results',
    state: 'full',
    address: `/turmas/simulados/${id}/resultados`,
    mock: replyWith(told, resultsOf(...resultPeople)),
    until: seesText('74 de 90'),
  },
  {
    ...offlineDay,
    state: 'full',
    mock: sequence(replyWith(people, readingList), replyWith(seals, codes)),
    until: seesText('Mostrar o código'),
  },
  {
    ...offlineDay,
    state: 'empty',
    mock: sequence(replyWith(people, { ...readingList, people: [] }), replyWith(seals, [])),
    until: seesText('Este celular ainda não foi preparado. Falta:'),
  },
  { ...offlineDay, state: 'loading', mock: leavePending(peopleOrSeals), until: seesSkeleton },
  { ...offlineDay, state: 'error', mock: refuse503(peopleOrSeals), until: seesError },
  {
    ...roll,
    state: 'full',
    mock: replyWith(people, readingList),
    until: seesText('Presentes: 0 de 9'),
  },
  {
    ...roll,
    state: 'empty',
    mock: replyWith(people, { ...readingList, people: [] }),
    until: seesText('Ainda não há estudantes na lista.'),
  },
  { ...roll, state: 'loading', mock: leavePending(people), until: seesSkeleton },
  { ...roll, state: 'error', mock: refuse503(people), until: seesError },
  { ...card, state: 'full', mock: replyWith(readings, conflict), until: seesText('Questão 3') },
  {
    ...card,
    state: 'deciding',
    mock: replyWith(readings, conflict),
    until: sequence(clickButton('Usar a leitura 2'), seesText('1 linha espera a sua decisão.')),
  },
  {
    ...card,
    state: 'offline',
    mock: replyWith(readings, conflict),
    until: sequence(
      seesText('Questão 3'),
      (page) => page.context().setOffline(true),
      seesText(/^Sem internet não dá para decidir/),
    ),
  },
  {
    ...card,
    state: 'settled',
    mock: replyWith(readings, settled),
    until: seesText('Decidido: valem as respostas da última leitura.'),
  },
  { ...card, state: 'loading', mock: leavePending(readings), until: seesSkeleton },
  { ...card, state: 'error', mock: refuse503(readings), until: seesError },
];

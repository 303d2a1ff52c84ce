import {
  leavePending,
  pressKey,
  refuse503,
  replyWith,
  type Screen,
  seesError,
  seesHeading,
  seesSkeleton,
  seesText,
  sequence,
} from './screen.ts';

const list = /\/v1\/trainings$/;
const one = /\/v1\/trainings\/[\w-]+$/;
const answers = /\/v1\/trainings\/[\w-]+\/answers$/;

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const summary = {
  id: idOf(1),
  title: 'Matemática',
  area: 'MT',
  practiceExamId: null,
  startedAt: '2026-11-20T15:00:00.000Z',
  endedAt: null,
  endReason: null,
  answersQtd: 6,
  rightQtd: 4,
  estimate: { score: 612.4, standardError: 58.2 },
};
const ended = {
  ...summary,
  endedAt: '2026-11-20T15:20:00.000Z',
  endReason: 'SUFFICIENT',
  answersQtd: 14,
  rightQtd: 9,
  estimate: { score: 634.8, standardError: 45.1 },
};

const question = {
  id: idOf(2),
  statement:
    '<p>Uma caixa-d’água de 1.200 litros enche à razão de 15 litros por minuto e perde, por um furo, 3 litros por minuto. Em quanto tempo ela fica cheia?</p>',
  videoQuestionUrl: null,
  order: 7,
  alternatives: ['80 minutos', '1 hora e 40 minutos', '1 hora e 20 minutos', '2 horas'].map(
    (text, order) => ({
      id: idOf(10 + order),
      questionId: idOf(2),
      text: `<p>${text}</p>`,
      order,
    }),
  ),
};
const training = { ...summary, question, sufficientError: 45.4 };
const graded = {
  answer: {
    questionId: idOf(2),
    alternativeId: idOf(10),
    isCorrect: false,
    correctAlternativeId: idOf(11),
    explanation: '<p>Por minuto entram 15 − 3 = 12 litros: 1.200 ÷ 12 = 100 minutos.</p>',
  },
  training: {
    ...training,
    answersQtd: 7,
    estimate: { score: 588.2, standardError: 54 },
    question: { ...question, id: idOf(3) },
  },
};

const choices = {
  areas: [
    { area: 'CH', questionsQtd: 45 },
    { area: 'CN', questionsQtd: 90 },
    { area: 'LC', questionsQtd: 40 },
    { area: 'MT', questionsQtd: 132 },
  ],
  exams: [
    { id: idOf(4), title: 'Enem 2022, segundo dia', questionsQtd: 86 },
    { id: idOf(5), title: 'Simulado de outubro', questionsQtd: 30 },
  ],
  trainings: [],
};

const start = { name: 'training-choice', user: 'learner', address: '/treino' } as const;
const underWay = { name: 'training', user: 'learner', address: `/treino/${idOf(1)}` } as const;

export const trainingScreens: readonly Screen[] = [
  {
    ...start,
    state: 'full',
    mock: replyWith(list, { ...choices, trainings: [summary, { ...ended, id: idOf(6) }] }),
    until: seesText('Continue de onde parou'),
  },
  {
    ...start,
    state: 'empty',
    mock: replyWith(list, { areas: [], exams: [], trainings: [] }),
    until: seesText('Ainda não há questões para treinar.'),
  },
  { ...start, state: 'loading', mock: leavePending(list), until: seesSkeleton },
  { ...start, state: 'error', mock: refuse503(list), until: seesError },
  {
    ...underWay,
    state: 'question',
    mock: replyWith(one, training),
    until: seesHeading('Treino de Matemática'),
  },
  {
    ...underWay,
    state: 'answered',
    mock: sequence(replyWith(one, training), replyWith(answers, graded)),
    until: sequence(
      seesHeading('Treino de Matemática'),
      pressKey('a'),
      pressKey('Enter'),
      seesText('Não foi dessa vez.'),
    ),
  },
  {
    ...underWay,
    state: 'end',
    mock: replyWith(one, { ...ended, question: null, sufficientError: 45.4 }),
    until: seesText('Pronto: sua nota está aqui'),
  },
];

import { gradedKinds } from './kinds-replies.ts';
import {
  clickLink,
  leavePending,
  refuse503,
  replyWith,
  type Screen,
  seesError,
  seesSkeleton,
  seesText,
  sequence,
} from './screen.ts';

const listing = /\/v1\/exams\/[\w-]+\/results\?/;
const review = /\/v1\/attempts\/[\w-]+\/review$/;
const idOf = (at: number) => `01a20338-9902-7019-aa3a-80d26cb98f${at + 10}`;

const taken = (at: number, correctAverage: number, awaitingQtd = 0) => ({
  id: idOf(at),
  number: at,
  questionsQtd: 10,
  passingScore: 70,
  startedAt: '2026-11-20T14:00:00.000Z',
  deadline: null,
  submittedAt: '2026-11-20T15:30:00.000Z',
  result: {
    isApproved: correctAverage >= 70,
    correctAverage,
    correctQuestionsQtd: 5,
    ...(awaitingQtd > 0 && { awaitingQtd }),
    averageTime: 40,
  },
});

const person = (at: number, userName: string) => ({
  userId: `01a20338-9902-7019-aa3a-80d26cb98e${at + 10}`,
  userName,
  userEmail: `${userName.split(' ')[0]?.toLowerCase()}@escola-municipal.exemplo.br`,
});

const results = {
  items: [
    {
      ...person(0, 'Joana Batista'),
      attemptsQtd: 3,
      isUnderWay: true,
      verdict: 'PASSED',
      best: taken(2, 92.5),
      last: taken(3, 60),
    },
    {
      ...person(1, 'Maria Aparecida dos Santos Albuquerque e Silva'),
      attemptsQtd: 1,
      isUnderWay: false,
      verdict: 'PENDING',
      best: taken(1, 33.3, 2),
      last: taken(1, 33.3, 2),
    },
    {
      ...person(2, 'Tiago Nakamura'),
      attemptsQtd: 0,
      isUnderWay: true,
      verdict: null,
      best: null,
      last: null,
    },
  ],
  page: 1,
  limit: 10,
  total: 3,
  totalPages: 1,
  exam: {
    id: idOf(0),
    title: 'Frações',
    contentId: null,
    practiceExamId: idOf(0),
    courseId: null,
    passingScore: 70,
  },
  figures: { peopleQtd: 2, passedQtd: 1, awaitingQtd: 1, correctAverage: 92.5 },
};

const reviewed = {
  ...gradedKinds,
  ...person(0, 'Joana Batista'),
  id: idOf(3),
  contentId: null,
  practiceExamId: idOf(0),
  examId: idOf(0),
  courseId: null,
  number: 3,
  passingScore: 70,
  startedAt: '2026-11-21T11:20:00.000Z',
  deadline: null,
  title: 'Frações e números decimais para o dia a dia',
  average: null,
  isKeyWithheld: false,
  keyFrom: null,
  now: '2026-11-21T12:00:00.000Z',
  timedAreas: null,
  attempts: [taken(3, 53.3, 1), taken(2, 92.5), taken(1, 20)],
};

/** The address has an id, which differs in each test server: the screen opens from the list. */
const screen = {
  name: 'admin-exam-results',
  user: 'admin',
  address: '/admin/conteudos/exercicios?page=1',
} as const;
const open = sequence(
  (page) => page.getByRole('table').getByRole('link').first().click(),
  clickLink('Resultados'),
);

export const examResultsScreens: readonly Screen[] = [
  {
    ...screen,
    state: 'full',
    mock: replyWith(listing, results),
    until: sequence(open, seesText('Tiago Nakamura')),
  },
  {
    ...screen,
    state: 'empty',
    mock: replyWith(listing, { ...results, items: [], total: 0, totalPages: 0 }),
    until: sequence(open, seesText('Ninguém começou ainda.')),
  },
  {
    ...screen,
    state: 'loading',
    mock: leavePending(listing),
    until: sequence(open, seesSkeleton),
  },
  { ...screen, state: 'error', mock: refuse503(listing), until: sequence(open, seesError) },
  {
    ...screen,
    state: 'answers',
    mock: sequence(replyWith(listing, results), replyWith(review, reviewed)),
    until: sequence(open, clickLink('Joana Batista'), seesText('Questão por questão')),
  },
];

import { gradedKinds, questionsOfKinds } from './kinds-replies.ts';
import {
  clickLink,
  leavePending,
  patchReply,
  refuse503,
  type Screen,
  seesButton,
  seesError,
  seesSkeleton,
  seesText,
  sequence,
} from './screen.ts';

/** The answers of the kinds that people correct. */
const answersToCorrect = questionsOfKinds.slice(-2).map((question, at) => {
  const graded = gradedKinds.graded.find(({ questionId }) => questionId === question.id);
  return {
    attemptId: `01a20338-9902-7019-aa3a-80d26cb98c${at + 10}`,
    userId: '01a20338-9902-7019-aa3a-80d26cb98d10',
    userName: at === 0 ? 'Joana Batista' : 'Tiago Nakamura',
    contentId: '01a20338-9902-7019-aa3a-80d26cb98e10',
    practiceExamId: null,
    title: 'A maior bacia do mundo',
    submittedAt: `2026-11-2${at}T12:00:00.000Z`,
    question: { ...question, answerKey: graded?.answerKey },
    response: graded?.response,
    credit: null,
    comment: null,
    correctedAt: null,
  };
});

const listing = /\/v1\/corrections/;
const corrections = {
  name: 'admin-corrections',
  user: 'admin',
  address: '/admin/correcoes?page=1',
} as const;
const waiting = patchReply(listing, {
  items: answersToCorrect,
  total: answersToCorrect.length,
  totalPages: 1,
});

export const correctionScreens: readonly Screen[] = [
  { ...corrections, state: 'full', mock: waiting, until: seesText('Tiago Nakamura') },
  {
    ...corrections,
    state: 'answer',
    mock: waiting,
    until: sequence(clickLink('Joana Batista'), seesButton('Salvar e próxima')),
  },
  { ...corrections, state: 'empty', until: seesText('Nada espera correção.') },
  { ...corrections, state: 'loading', mock: leavePending(listing), until: seesSkeleton },
  { ...corrections, state: 'error', mock: refuse503(listing), until: seesError },
];

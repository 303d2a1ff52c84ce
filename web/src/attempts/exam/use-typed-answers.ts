import type { GivenAnswer } from '@sabia/domain/questions/question-kind.ts';
import type { Question } from '@sabia/domain/questions/question.ts';
import { useEffect, useRef, useState } from 'react';
import { countedPart } from '../../questions/response-problem.ts';
import { readPosition, savePosition, type TypedAnswer } from '../exam-position.ts';
import { refusalWords, useRefusedAnswers } from '../use-refused-answers.ts';
import { serverTime } from '../../platform/clock.ts';

/** Milliseconds after the last change of a response until it is given as an answer. */
const pauseMs = 800;
/** Each answer is sent whole, so that a long text waits longer: that of 20,000 characters ten seconds. */
const pauseFor = (typed: Typed) =>
  Math.max(pauseMs, ...Object.values(typed).map(({ response }) => lengthOf(response) / 2));

const lengthOf = (response: TypedAnswer['response']): number =>
  response?.kind === 'OPEN_TEXT' ? response.text.length : 0;

type Typed = Readonly<Record<string, TypedAnswer>>;

interface Given {
  questions: readonly Question[];
  /** The answers as the outbox and the server know them. */
  chosen: ReadonlyMap<string, GivenAnswer>;
  answer: (questionId: string, given: GivenAnswer, givenAt: number) => void;
}

/**
 * Responses that are being typed. Each change is stored on the device at once, so that a reload loses no letter; it is
 * given as an answer after a pause, when the learner goes on, and before the submission. A response that the server would
 * refuse counts as blank until it is mended; of a text that is too long its beginning counts. An answer that the server has
 * refused stays on the screen with the reason.
 */
export function useTypedAnswers(attemptId: string, { questions, chosen, answer }: Given) {
  const [typed, setTyped] = useState<Typed>(() => readPosition(attemptId).typed);
  const { refused, forget } = useRefusedAnswers(attemptId);

  function keep(next: Typed): void {
    setTyped(next);
    savePosition(attemptId, { typed: next });
  }

  function give(questionId: string, given: GivenAnswer, givenAt: number): void {
    forget(questionId);
    answer(questionId, given, givenAt);
  }

  const isRefused = (questionId: string, response: TypedAnswer['response']) => {
    const known = refused[questionId];
    return known !== undefined && isSame(response, known.response);
  };
  const isGiven = (questionId: string, response: TypedAnswer['response']) =>
    isRefused(questionId, response) || isSame(response, chosen.get(questionId)?.response ?? null);
  const areGiven = Object.entries(typed).every(([questionId, { response }]) =>
    isGiven(questionId, countedResponse(questions, questionId, response)),
  );

  function settle(): void {
    const kept: Record<string, TypedAnswer> = {};
    for (const [questionId, { response, typedAt }] of Object.entries(typed)) {
      const counted = countedResponse(questions, questionId, response);
      const isNew = !isGiven(questionId, counted);
      if (isNew) give(questionId, { alternativeId: null, response: counted }, typedAt);
      // The outbox stores an answer a moment later: until the next pause a reload finds it here.
      if (isNew || counted !== response) kept[questionId] = { response, typedAt };
    }
    if (Object.keys(kept).length < Object.keys(typed).length) keep(kept);
  }

  const settleLatest = useRef(settle);
  useEffect(() => {
    settleLatest.current = settle;
  });
  useEffect(() => {
    if (Object.keys(typed).length === 0) return;
    const timer = setTimeout(() => settleLatest.current(), pauseFor(typed));
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    if (!areGiven) return;
    const timer = setTimeout(() => settleLatest.current(), pauseMs);
    return () => clearTimeout(timer);
  }, [areGiven]);
  useEffect(() => {
    const leave = () => {
      if (document.hidden) settleLatest.current();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      settleLatest.current();
    };
  }, []);

  /** With what is being typed, as far as it counts. */
  const counted = new Map(chosen);
  /** With what is being typed, as it is. */
  const shown = new Map(chosen);
  for (const [questionId, given] of Object.entries(refused)) put(shown, questionId, given);
  for (const [questionId, { response }] of Object.entries(typed)) {
    const known = countedResponse(questions, questionId, response);
    if (!isRefused(questionId, known)) put(counted, questionId, asGiven(known));
    put(shown, questionId, asGiven(response));
  }

  return {
    shown,
    counted,
    settle,
    /** The reason why the answer that is shown is not saved; null without. */
    refusalOf: (questionId: string) => refusalWords(refused[questionId]?.reason),
    type(questionId: string, response: TypedAnswer['response']): void {
      forget(questionId);
      keep({ ...typed, [questionId]: { response, typedAt: serverTime() } });
    },
    /** Gives an answer that needs no typing at once. */
    choose: (questionId: string, given: GivenAnswer) => give(questionId, given, serverTime()),
  };
}

const asGiven = (response: TypedAnswer['response']): GivenAnswer => ({
  alternativeId: null,
  response,
});

function put(
  answers: Map<string, GivenAnswer>,
  questionId: string,
  { alternativeId, response }: GivenAnswer,
): void {
  if (alternativeId || response) answers.set(questionId, { alternativeId, response });
  else answers.delete(questionId);
}

function countedResponse(
  questions: readonly Question[],
  questionId: string,
  response: TypedAnswer['response'],
): TypedAnswer['response'] {
  const task = questions.find(({ id }) => id === questionId)?.task;
  return task && response ? countedPart(task, response) : null;
}

const isSame = (a: TypedAnswer['response'], b: TypedAnswer['response']): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

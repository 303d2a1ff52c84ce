import type { Attempt, GradedAnswer, SubmittedAttempt } from '@sabia/domain/attempts/attempt.ts';
import { bytesLeft } from '@sabia/domain/attempts/answer-limits.ts';
import { currentAnswers, isBlank } from '@sabia/domain/attempts/answer-log.ts';
import { idsOfExam } from '@sabia/domain/exams/exam-ids.ts';
import { isKeyTold } from '@sabia/domain/attempts/grade.ts';
import { isKeyWithheld } from '@sabia/domain/attempts/key-release.ts';
import { currentArea, placesOfArea, runningDeadline } from '@sabia/domain/attempts/timed-areas.ts';
import {
  kindsCorrectedByPeople,
  type QuestionResponse,
} from '@sabia/domain/questions/question-kind.ts';
import {
  inAttempt,
  keyOf,
  withKey,
  withoutKey,
  type QuestionRow,
} from '../questions/questions.queries.ts';
import type { AttemptRow } from './attempts.queries.ts';

// Attempts as their learners may see them (product.md A38), and as people see them who know the key.

type Reader = 'LEARNER' | 'AUTHOR';

/** Of timed areas, those of the area under way: the others would prolong its time. */
function shownQuestions({ questions, timedAreas, submittedAt }: AttemptRow, now: Date) {
  if (!timedAreas || submittedAt) return questions;
  const at = currentArea(timedAreas, now);
  return at === null ? [] : questions.slice(...placesOfArea(timedAreas, at));
}

/** The attempt as its learner may see it, with the answer key that `isKeyTold` allows, or with the whole key. */
export function asAttempt(row: AttemptRow, now: Date, reader: Reader = 'LEARNER'): Attempt {
  const { log, linesQtd: _lines, knownIds: _ids, contacts: _contacts, graded, ...attempt } = row;
  const { submittedAt, deadline } = row;
  const questions = shownQuestions(row, now);
  const told = graded.filter((answer) => reader === 'AUTHOR' || isKeyTold(row, answer, now));
  const hasKey = new Set(told.map(({ questionId }) => questionId));
  const hasWeights = new Set(row.questions.map(({ weight }) => weight)).size > 1;
  return {
    ...attempt,
    ...idsOfExam(row),
    deadline: submittedAt ? deadline : runningDeadline(row, now),
    average: attempt.result && attempt.average,
    ...(reader === 'AUTHOR' ? toldKey : keyState(row, now)),
    now: now.toISOString(),
    questions: questions.map((question) => {
      const asked = inAttempt(question, row.id, row.alternativesOrder);
      const { weight = null, annulment } = question;
      return {
        ...(hasKey.has(question.id) ? withKey(asked) : withoutKey(asked)),
        ...(hasWeights && weight !== null && { weight }),
        ...(annulment && { annulment }),
      };
    }),
    answers: givenAnswers(graded.length > 0 ? graded : [...currentAnswers(log).values()]),
    graded: gradedAnswers(row, now, reader),
    ...fewBytesLeft(log),
  };
}

/** The day is not known here: the next save tells what it still takes. */
function fewBytesLeft(log: AttemptRow['log']): Pick<Attempt, 'bytesLeft'> {
  const textBytes = log.reduce((sum, { bytes }) => sum + bytes, 0);
  const left = bytesLeft({ textBytes, dayBytes: 0 });
  return left === null ? {} : { bytesLeft: left };
}

const keyState = ({ keyFrom }: AttemptRow, now: Date) => ({
  isKeyWithheld: isKeyWithheld(keyFrom, now),
  keyFrom: keyFrom === 'NEVER' ? null : keyFrom,
});

const toldKey = { isKeyWithheld: false, keyFrom: null };

/** A submitted attempt without its questions; null before its submission. */
export function asSubmitted(row: AttemptRow, now: Date): SubmittedAttempt | null {
  const { id, number, questionsQtd, passingScore, deadline, submittedAt, readAt, readSource } = row;
  const { result, average } = row;
  const listed = { id, number, questionsQtd, passingScore, deadline, submittedAt };
  return (
    result && {
      ...listed,
      ...(readAt && { readAt, readSource }),
      result,
      average,
      ...keyState(row, now),
    }
  );
}

/**
 * The graded answers with the answer key that `isKeyTold` allows, or with the whole key. While the exam withholds the key
 * from learners, only those that a person corrects, because right and wrong would tell it.
 */
export function gradedAnswers(
  row: AttemptRow,
  now: Date,
  reader: Reader = 'LEARNER',
): GradedAnswer[] {
  const { questions, graded } = row;
  const isWithheld = reader === 'LEARNER' && isKeyWithheld(row.keyFrom, now);
  const answers = new Map(graded.map((answer) => [answer.questionId, answer]));
  return questions.flatMap((question) => {
    const answer = answers.get(question.id);
    if (!answer || (isWithheld && !kindsCorrectedByPeople.includes(question.kind))) return [];
    const {
      rightAlternativeId: correctAlternativeId,
      answerKey,
      explanation,
    } = withKeyInForce(question);
    const isTold = reader === 'AUTHOR' || isKeyTold(row, answer, now);
    const key = isTold
      ? { correctAlternativeId, explanation }
      : { correctAlternativeId: null, explanation: null };
    const { questionId, alternativeId, isCorrect, response, credit, comment, topic } = answer;
    const base = { questionId, alternativeId, isCorrect, ...key, ...(topic && { topic }) };
    if (!question.task) return [base];
    // A blank answer has no credit to wait for.
    const known = response ? credit : 0;
    const responded = { ...(response && { response }), credit: known, comment: comment ?? null };
    return [{ ...base, ...responded, ...(isTold && answerKey && { answerKey }) }];
  });
}

const withKeyInForce = (question: QuestionRow) => ({ ...question, ...keyOf(question) });

interface GivenAnswer {
  questionId: string;
  alternativeId: string | null;
  response?: QuestionResponse | null | undefined;
}

/** An answer in a reply. */
export const toldAnswer = ({ questionId, alternativeId, response }: GivenAnswer) => ({
  questionId,
  alternativeId,
  ...(response && { response }),
});

/** The answers that are not blank. */
export const givenAnswers = (answers: readonly GivenAnswer[]) =>
  answers.filter((answer) => !isBlank(answer)).map(toldAnswer);

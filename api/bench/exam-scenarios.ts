import { randomUUID } from 'node:crypto';
import type { User } from '@sabia/domain/users/user.ts';
import type autocannon from 'autocannon';
import { someAnswers } from '../src/attempts/attempts.factory.ts';
import type { Scenario } from './measure-servers.ts';
import type { ExamData } from './exam-data.ts';

/** With more of them requests would time out at the database of a busy machine. */
const connections = 16;

/**
 * No request repeats another one: each starts a new attempt, saves a new answer or submits another attempt.
 * Consecutive requests belong to different learners, because requests of one learner wait for each other.
 */
export function examScenarios(
  { learners, unopened, toAnswer, toSubmit }: ExamData,
  headersOf: (learner: User) => Record<string, string>,
): Scenario[] {
  const starts = counter();
  const saves = counter();
  const submissions = counter();

  function nextStart(request: autocannon.Request): autocannon.Request {
    const count = starts();
    const learner = taken(learners[count % learners.length]);
    const exam = taken(unopened[Math.floor(count / learners.length)]);
    const path = `/v1/practice-exams/${exam.id}/attempts`;
    return { ...request, path, headers: headersOf(learner) };
  }

  /** The first question of all attempts, then the second …, then the next alternative of each. */
  function nextAnswer(request: autocannon.Request): autocannon.Request {
    const count = saves();
    const { id, learner, questions } = taken(toAnswer[count % toAnswer.length]);
    const round = Math.floor(count / toAnswer.length);
    const question = taken(questions[round % questions.length]);
    const choice = Math.floor(round / questions.length) % question.alternatives.length;
    const answer = {
      id: randomUUID(),
      questionId: question.id,
      alternativeId: question.alternatives[choice]?.id,
      answeredAt: new Date().toISOString(),
      timeSpent: 40,
    };
    const path = `/v1/practice-exams/attempts/${id}/answers`;
    return sending(request, path, learner, JSON.stringify({ answers: [answer] }));
  }

  const bodies = new Map<unknown, string>();
  function nextSubmission(request: autocannon.Request): autocannon.Request {
    const attempt = taken(toSubmit[submissions()]);
    const path = `/v1/practice-exams/attempts/${attempt.id}`;
    // The ids of answers are unique per attempt, so all attempts at an exam can have the same ones.
    const body = bodies.get(attempt.questions) ?? JSON.stringify({ answers: someAnswers(attempt) });
    bodies.set(attempt.questions, body);
    return sending(request, path, attempt.learner, body);
  }

  const sending = (request: autocannon.Request, path: string, learner: User, body: string) => ({
    ...request,
    path,
    headers: { ...headersOf(learner), 'content-type': 'application/json' },
    body,
  });

  return [
    {
      title: 'Start an attempt',
      goal: 0.85,
      connections,
      requests: [{ method: 'POST', path: '/', setupRequest: nextStart }],
    },
    {
      title: 'Save an answer',
      goal: 0.85,
      connections,
      requests: [{ method: 'POST', path: '/', setupRequest: nextAnswer }],
    },
    {
      title: 'Submit an attempt of 90 answers',
      goal: 0.85,
      connections,
      requests: [{ method: 'PATCH', path: '/', setupRequest: nextSubmission }],
    },
  ];
}

function counter(): () => number {
  let next = 0;
  return () => next++;
}

function taken<T>(item: T | undefined): T {
  if (item === undefined) throw new Error('no attempts are left: use fewer rounds or seconds');
  return item;
}

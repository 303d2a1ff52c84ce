import { randomUUID } from 'node:crypto';
import type { User } from '@sabia/domain/users/user.ts';
import type autocannon from 'autocannon';
import { someAnswers } from '../src/attempts/attempts.factory.ts';
import type { Discipline } from './contest.ts';
import type { Seats } from './exam-hall.ts';

/** More at once would wait longer for the database on a busy machine than a learner would. */
const connections = 16;

/**
 * No request repeats another one: each begins a try that was not there, saves an answer that was not
 * there, or submits another try. A learner's tries are apart, since they wait for each other.
 */
export function examDisciplines(
  { learners, unopened, toAnswer, toSubmit }: Seats,
  headersOf: (learner: User) => Record<string, string>,
): Discipline[] {
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

  /** The first question of all tries, then the second …; the next time round it is another alternative. */
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
    // The ids of answers are known by try: the same ones do for all tries at an exam.
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
      title: 'A try is started',
      goal: 0.85,
      connections,
      requests: [{ method: 'POST', path: '/', setupRequest: nextStart }],
    },
    {
      title: 'An answer is saved',
      goal: 0.85,
      connections,
      requests: [{ method: 'POST', path: '/', setupRequest: nextAnswer }],
    },
    {
      title: 'A try of 90 answers is submitted',
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
  if (item === undefined) throw new Error('no tries are left: ask for fewer rounds or seconds');
  return item;
}

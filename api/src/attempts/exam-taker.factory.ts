import { randomUUID } from 'node:crypto';
import type { Attempt, AttemptsPage, LoggedAnswer } from '@sabia/domain/attempts/attempt.ts';
import { expect } from 'vitest';
import type { Ask } from '../../test/support/spawned-server.factory.ts';

/** An attempt, as far as the API has confirmed it. */
interface KnownAttempt {
  attempt: Attempt;
  /** The current alternative of each question. */
  chosen: Record<string, string>;
  answersQtd: number;
  /** An answer without a reply. The server may have stored it; it is sent again, as a browser does. */
  unsent: LoggedAnswer | null;
}

/** A learner at a practice exam, and the attempts that the API has confirmed. */
export interface ExamTaker {
  practiceExamId: string;
  current: KnownAttempt | null;
  submitted: KnownAttempt[];
}

export const anExamTaker = (practiceExamId: string): ExamTaker => ({
  practiceExamId,
  current: null,
  submitted: [],
});

/** Takes one attempt after the other, with eight answers each, until `count` are submitted or a request fails. */
export async function takeAttempts(taker: ExamTaker, ask: Ask, count = Infinity): Promise<void> {
  while (taker.submitted.length < count) {
    const current = (taker.current ??= await begin(taker, ask));
    while (current.answersQtd < 8) await answer(current, ask);
    const path = `/practice-exams/attempts/${current.attempt.id}`;
    current.attempt = await ask<Attempt>('PATCH', path, { answers: [] });
    taker.submitted.push(current);
    taker.current = null;
  }
}

async function begin({ practiceExamId }: ExamTaker, ask: Ask): Promise<KnownAttempt> {
  const attempt = await ask<Attempt>('POST', `/practice-exams/${practiceExamId}/attempts`);
  return { attempt, chosen: {}, answersQtd: 0, unsent: null };
}

async function answer(current: KnownAttempt, ask: Ask): Promise<void> {
  const { attempt, chosen } = current;
  const line = (current.unsent ??= anAnswer(attempt, current.answersQtd));
  const path = `/practice-exams/attempts/${attempt.id}/answers`;
  await ask('POST', path, { answers: [line] });
  if (line.alternativeId) chosen[line.questionId] = line.alternativeId;
  current.answersQtd += 1;
  current.unsent = null;
}

/** Answers question by question, then again with another alternative. */
function anAnswer({ questions }: Attempt, count: number): LoggedAnswer {
  const { id: questionId = '', alternatives = [] } = questions[count % questions.length] ?? {};
  const choice = Math.floor(count / questions.length) % alternatives.length;
  return {
    id: randomUUID(),
    questionId,
    alternativeId: alternatives[choice]?.id ?? null,
    answeredAt: new Date().toISOString(),
  };
}

/** Every confirmed attempt exists once and unchanged; at most one more is under way. */
export async function expectAttemptsKept(
  { practiceExamId, current, submitted }: ExamTaker,
  ask: Ask,
) {
  const path = `/practice-exams/${practiceExamId}/attempts?limit=100`;
  const { items: attempts } = await ask<AttemptsPage>('GET', path);
  expect(attempts.length).toBeLessThanOrEqual(submitted.length + 1);
  expect(attempts.map(({ number }) => number)).toEqual(
    attempts.map((_, at) => attempts.length - at),
  );
  for (const { attempt, chosen } of submitted) {
    const { id, result, submittedAt, answers } = attempt;
    expect(asChosen(answers)).toEqual(chosen);
    expect(attempts).toContainEqual(expect.objectContaining({ id, result, submittedAt }));
  }
  if (!current) return;
  const kept = await ask<Attempt>('GET', `/practice-exams/attempts/${current.attempt.id}`);
  // The answer that was not confirmed may have replaced the current one.
  const { questionId } = current.unsent ?? {};
  const known = Object.entries(current.chosen).filter(([id]) => id !== questionId);
  expect(asChosen(kept.answers)).toMatchObject(Object.fromEntries(known));
}

const asChosen = (answers: Attempt['answers']) =>
  Object.fromEntries(answers.map(({ questionId, alternativeId }) => [questionId, alternativeId]));

import { randomUUID } from 'node:crypto';
import type { Attempt, AttemptSummary, LoggedAnswer } from '@sabia/domain/attempts/attempt.ts';
import { expect } from 'vitest';
import type { Ask } from '../../test/support/spawned-server.factory.ts';

/** A try as far as its learner has been told that it is kept. */
interface KnownTry {
  attempt: Attempt;
  /** The alternative that stands for each question. */
  chosen: Record<string, string>;
  answersQtd: number;
  /** Nobody knows whether it was written, so it is sent again, as a browser would. */
  unsent: LoggedAnswer | null;
}

/** A learner at a practice exam, and what was acknowledged to them. */
export interface ExamTaker {
  practiceExamId: string;
  current: KnownTry | null;
  submitted: KnownTry[];
}

export const anExamTaker = (practiceExamId: string): ExamTaker => ({
  practiceExamId,
  current: null,
  submitted: [],
});

/** Takes one try after the other, of eight answers each, until `count` are submitted or a call fails. */
export async function takeTries(taker: ExamTaker, ask: Ask, count = Infinity): Promise<void> {
  while (taker.submitted.length < count) {
    const current = (taker.current ??= await begin(taker, ask));
    while (current.answersQtd < 8) await answer(current, ask);
    const path = `/practice-exams/attempts/${current.attempt.id}`;
    current.attempt = await ask<Attempt>('PATCH', path, { answers: [] });
    taker.submitted.push(current);
    taker.current = null;
  }
}

async function begin({ practiceExamId }: ExamTaker, ask: Ask): Promise<KnownTry> {
  const attempt = await ask<Attempt>('POST', `/practice-exams/${practiceExamId}/attempts`);
  return { attempt, chosen: {}, answersQtd: 0, unsent: null };
}

async function answer(current: KnownTry, ask: Ask): Promise<void> {
  const { attempt, chosen } = current;
  const line = (current.unsent ??= anAnswer(attempt, current.answersQtd));
  const path = `/practice-exams/attempts/${attempt.id}/answers`;
  await ask('POST', path, { answers: [line] });
  if (line.alternativeId) chosen[line.questionId] = line.alternativeId;
  current.answersQtd += 1;
  current.unsent = null;
}

/** Question by question, and then again with another alternative. */
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

/** What was acknowledged to a learner is there as it was, once; at most one try more is under way. */
export async function expectTriesKept({ practiceExamId, current, submitted }: ExamTaker, ask: Ask) {
  const tries = await ask<AttemptSummary[]>('GET', `/practice-exams/${practiceExamId}/attempts`);
  expect(tries.length).toBeLessThanOrEqual(submitted.length + 1);
  expect(tries.map(({ number }) => number)).toEqual(tries.map((_, at) => tries.length - at));
  for (const { attempt, chosen } of submitted) {
    const { id, result, submittedAt, answers } = attempt;
    expect(asChosen(answers)).toEqual(chosen);
    expect(tries).toContainEqual(expect.objectContaining({ id, result, submittedAt }));
  }
  if (!current) return;
  const kept = await ask<Attempt>('GET', `/practice-exams/attempts/${current.attempt.id}`);
  // The one that was on its way may have replaced what stood.
  const { questionId } = current.unsent ?? {};
  const known = Object.entries(current.chosen).filter(([id]) => id !== questionId);
  expect(asChosen(kept.answers)).toMatchObject(Object.fromEntries(known));
}

const asChosen = (answers: Attempt['answers']) =>
  Object.fromEntries(answers.map(({ questionId, alternativeId }) => [questionId, alternativeId]));

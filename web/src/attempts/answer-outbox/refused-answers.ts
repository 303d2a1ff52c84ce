import { showToast } from '../../ui/states/toast.tsx';
import { keepRefused } from '../exam-position.ts';
import type { AnswerEntry } from './answer-entry.ts';

/** Tells the learner that the server has refused these entries, and keeps their answers for the exam. */
export function tellRefusal(
  entries: readonly AnswerEntry[],
  reason: string,
  waiting: readonly AnswerEntry[],
): void {
  showToast({ kind: 'error', message: rejection(entries, reason) });
  for (const { attemptId, answer } of refusedAnswers(entries, waiting))
    keepRefused(attemptId, answer, reason);
}

/** Of refused entries the answers that no later one supersedes. `waiting`: all that wait, the refused ones among them. */
export const refusedAnswers = (entries: readonly AnswerEntry[], waiting: readonly AnswerEntry[]) =>
  entries.flatMap(({ key, attemptId, answer }) => {
    if (!answer) return [];
    const last = waiting.findLast(
      (other) => other.attemptId === attemptId && other.answer?.questionId === answer.questionId,
    );
    return last === undefined || last.key === key ? [{ attemptId, answer }] : [];
  });

function rejection(entries: readonly AnswerEntry[], reason: string): string {
  if (entries.some(({ answer }) => answer === null)) return `A entrega não foi aceita. ${reason}`;
  return entries.length === 1
    ? `Sua resposta não foi guardada. ${reason}`
    : `Suas respostas não foram guardadas. ${reason}`;
}

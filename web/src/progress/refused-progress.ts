import { keepRefused } from '../attempts/exam-position.ts';
import type { OutboxClient } from '../platform/outbox/outbox.ts';
import { showToast } from '../ui/states/toast.tsx';
import type { ProgressEntry } from './progress-entry.ts';

/** Tells the learner that the server has refused these entries, and keeps their answers for the quick question. */
export function tellRefusal(
  ...[entries, reason]: Parameters<OutboxClient<ProgressEntry, unknown>['onReject']>
): void {
  showToast({ kind: 'error', message: `Seu progresso não foi guardado. ${reason}` });
  // A quick question finds it by its own id, as it finds what was typed.
  for (const { event } of entries)
    for (const answer of event.userQuestionAnswers ?? [])
      keepRefused(answer.questionId, answer, reason);
}

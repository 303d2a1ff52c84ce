import type { SavedAnswers } from '@sabia/domain/attempts/attempt.ts';
import { createOutbox, type Outbox, type OutboxParts } from '../../platform/outbox/outbox.ts';
import { type Batch, type AnswerEntry, nextBatch } from './answer-entry.ts';

export type AnswerOutbox = Outbox<AnswerEntry>;

/** What one tab tells the others: what the server said it holds, or the attempt that has been submitted. */
export type News = { saved: SavedAnswers } | { submitted: string };

interface AnswerOutboxParts extends Pick<
  OutboxParts<AnswerEntry, Batch, News>,
  'owner' | 'keep' | 'tabs' | 'isOwnerHere'
> {
  save: (batch: Batch) => Promise<SavedAnswers>;
  submit: (batch: Batch) => Promise<void>;
  onSaved: (saved: SavedAnswers) => Promise<void>;
  onSubmitted: (attemptId: string) => Promise<void>;
}

/** Where answers of exams wait. A submission waits behind the answers that were given before it. */
export function createAnswerOutbox(parts: AnswerOutboxParts): AnswerOutbox {
  const { save, submit, onSaved, onSubmitted, ...device } = parts;
  return createOutbox<AnswerEntry, Batch, News>({
    ...device,
    subjectOf: ({ attemptId }) => attemptId,
    nextBatch,
    async send(batch) {
      if (batch.answers.length > 0) return { saved: await save(batch) };
      await submit(batch);
      return { submitted: batch.attemptId };
    },
    onNews: (news) => ('saved' in news ? onSaved(news.saved) : onSubmitted(news.submitted)),
  });
}

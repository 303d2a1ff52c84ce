import { WaitingNote as WaitingEntries } from '../layout/WaitingNote.tsx';
import { useReviewOutbox } from './use-review-outbox.ts';

/** Tells how many reviews wait for the connection. */
export function WaitingNote() {
  return <WaitingEntries of={useReviewOutbox()} words={['resposta espera', 'respostas esperam']} />;
}

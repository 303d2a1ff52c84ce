import type { RefinementCtx } from 'zod';
import { messages } from '../messages.ts';

/** The times between which attempts at an exam start (product.md A16); null: no such limit. */
export interface ExamWindow {
  opensAt: string | null;
  closesAt: string | null;
}

type SentWindow = { [Field in keyof ExamWindow]?: ExamWindow[Field] | undefined };

/** The message about a closing that does not come after the opening, or null. */
export const windowMistake = ({ opensAt, closesAt }: SentWindow): string | null =>
  opensAt && closesAt && Date.parse(closesAt) <= Date.parse(opensAt) ? messages.closing : null;

/** Refines the draft of an exam. */
export function refineWindow(draft: SentWindow, context: RefinementCtx): void {
  const message = windowMistake(draft);
  if (message) context.addIssue({ code: 'custom', path: ['closesAt'], message });
}

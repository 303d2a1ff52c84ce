import type { RefinementCtx } from 'zod';
import { besideMistakes } from '../fields.ts';
import { messages } from '../messages.ts';
import type { KeyRelease } from './exam-settings.ts';

/** The times between which attempts at an exam start (product.md A16); null: no such limit. */
export interface ExamWindow {
  opensAt: string | null;
  closesAt: string | null;
}

type SentWindow = { [Field in keyof ExamWindow]?: ExamWindow[Field] | undefined } & {
  keyRelease?: KeyRelease | null | undefined;
};

interface WindowMistake {
  path: 'closesAt' | 'keyRelease';
  message: string;
}

/** A closing that does not come after the opening, or a key that waits for a closing that the exam does not have. */
export function windowMistake({ opensAt, closesAt, keyRelease }: SentWindow): WindowMistake | null {
  if (opensAt && closesAt && Date.parse(closesAt) <= Date.parse(opensAt))
    return { path: 'closesAt', message: messages.closing };
  if (keyRelease === 'CLOSING' && !closesAt)
    return { path: 'keyRelease', message: messages.keyRelease };
  return null;
}

/** The fields of the window are judged beside mistakes of others. */
export const ofWindow = besideMistakes('opensAt', 'closesAt', 'keyRelease');

/** Refines the draft of an exam. */
export function refineWindow(draft: SentWindow, context: RefinementCtx): void {
  const mistake = windowMistake(draft);
  if (mistake) context.addIssue({ code: 'custom', path: [mistake.path], message: mistake.message });
}

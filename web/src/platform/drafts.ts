import type { Revision } from './api.ts';
import { thisBrowser } from './device.ts';

/** What somebody typed in a form and had not saved. */
export interface Draft {
  savedAt: string;
  /** The fields that they changed, so that the others come as they are by then. */
  fields: Readonly<Record<string, unknown>>;
  /** Names of files that were on their way, which can't be kept. */
  unsent: readonly string[];
  /** The version that was to be changed. */
  over?: Revision;
}

type Drafts = Readonly<Record<string, Draft>>;

const daysKept = 30;
const oldest = () => Date.now() - daysKept * 86_400_000;

/** One item for each user of the device: nobody is shown what another typed. */
const nameOf = (userId: string) => `sabia.drafts.${userId}`;

function recallDrafts(userId: string): Drafts {
  const text = thisBrowser().storage.getItem(nameOf(userId));
  if (!text) return {};
  try {
    const drafts = JSON.parse(text) as Drafts;
    return Object.fromEntries(
      Object.entries(drafts).filter(([, { savedAt }]) => Date.parse(savedAt) > oldest()),
    );
  } catch {
    return {};
  }
}

function rememberDrafts(userId: string, drafts: Drafts): void {
  try {
    thisBrowser().storage.setItem(nameOf(userId), JSON.stringify(drafts));
  } catch {
    // A full device keeps less.
  }
}

/** `form` names the form and what is edited in it: 'courses/new'. */
export const recallDraft = (userId: string, form: string): Draft | undefined =>
  recallDrafts(userId)[form];

/** Other tabs may keep others at the same time. */
export function keepDraft(userId: string, form: string, draft: Omit<Draft, 'savedAt'>): void {
  const savedAt = new Date().toISOString();
  rememberDrafts(userId, { ...recallDrafts(userId), [form]: { savedAt, ...draft } });
}

export function forgetDraft(userId: string, form: string): void {
  const { [form]: forgotten, ...others } = recallDrafts(userId);
  if (forgotten) rememberDrafts(userId, others);
}

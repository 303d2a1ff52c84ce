import type { Revision } from '../api/api.ts';
import { deviceStorage } from './device-storage.ts';
import { deviceTime } from '../clock.ts';

/** Values of a form that were not saved. */
export interface Draft {
  savedAt: string;
  /** The changed fields only: the others are taken from the server again. */
  fields: Readonly<Record<string, unknown>>;
  /** Names of files whose upload had not finished; files themselves are not kept. */
  unsent: readonly string[];
  /** Base version of the edit. */
  baseVersion?: Revision;
}

type Drafts = Readonly<Record<string, Draft>>;

const daysKept = 30;
const oldest = () => deviceTime() - daysKept * 86_400_000;

/** One item per user: users of the same device do not see each other's drafts. */
const itemName = (userId: string) => `sabia.drafts.${userId}`;

function readDrafts(userId: string): Drafts {
  const text = deviceStorage.getItem(itemName(userId));
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

function writeDrafts(userId: string, drafts: Drafts): void {
  deviceStorage.setItem(itemName(userId), JSON.stringify(drafts));
}

/** `form` names the form and the edited entity: 'courses/new'. */
export const recallDraft = (userId: string, form: string): Draft | undefined =>
  readDrafts(userId)[form];

/** Reads before it writes, because other tabs keep drafts of other forms. */
export function keepDraft(userId: string, form: string, draft: Omit<Draft, 'savedAt'>): void {
  const savedAt = new Date(deviceTime()).toISOString();
  writeDrafts(userId, { ...readDrafts(userId), [form]: { savedAt, ...draft } });
}

export function forgetDraft(userId: string, form: string): void {
  const { [form]: forgotten, ...others } = readDrafts(userId);
  if (forgotten) writeDrafts(userId, others);
}

import { z } from 'zod';
import type { KeyStorage } from '../../platform/device/device-storage.ts';

/** The link of an invitation, which an e-mail contains: `/convite#email=…&token=…`. */
export interface InvitationLink {
  email: string;
  token: string;
}

const link = z.object({ email: z.string().min(1), token: z.string().min(1) });
const key = 'sabia.invitation';

/** Stores the link that the page was opened with: the user may sign up in between, in several tabs. */
export function readInvitation(storage: KeyStorage, hash: string): InvitationLink | null {
  const opened = link.safeParse(Object.fromEntries(new URLSearchParams(hash))).data;
  if (opened) storage.setItem(key, JSON.stringify(opened));
  return opened ?? link.safeParse(JSON.parse(storage.getItem(key) ?? 'null')).data ?? null;
}

export function forgetInvitation(storage: KeyStorage): void {
  storage.removeItem(key);
}

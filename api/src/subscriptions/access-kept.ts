import type { User } from '@sabia/domain/users/user.ts';
import type { Database } from '../platform/db/database.ts';

/** Until when everything is open to somebody: null if it is not, infinity without an end. */
export interface AccessKept {
  userId: string;
  accessUntil: string | null;
}

/** Who keeps what the ledger comes to, beside the people whom it is about. */
export type KeepAccess = (tx: Database, kept: readonly AccessKept[], now: Date) => Promise<User[]>;

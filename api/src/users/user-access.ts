import type { User } from '@sabia/domain/users/user.ts';
import type { Database } from '../platform/db/database.ts';

/** Who keeps the ledger of access, to be told of what becomes of people here. */
export interface UserAccess {
  /** For a transaction that toggles the access of many, from its beginning. */
  ofEverybody: readonly string[];
  /** Opens or closes everything by an administrator's word. Answers with those for whom that is new. */
  toggle: (
    tx: Database,
    toggles: readonly { userId: string; hasActiveSubscription: boolean }[],
    word: { byUserId: string | null; now: Date },
  ) => Promise<User[]>;
  /** What one was granted is the other's as well. */
  handOver: (tx: Database, people: { from: string; to: string }, now: Date) => Promise<void>;
}

import type { Locks } from '../platform/db/opening-statement.ts';

/** Taken alone by a change of many ledgers, and shared by a change of one. */
export const allLedgers = ['access'];

/** Taken by a change of one user's ledger, so that the last of two changes has read the whole ledger. */
export const ledgerOf = (userId: string): Locks => ({
  shared: allLedgers,
  exclusive: [`access ${userId}`],
});

import { sql, type Statement } from '../platform/db/database.ts';

/** Condition: a trail has changed, and whether the user has completed it by that is not known yet. */
export const hasStaleTrails = (userId: Statement): Statement =>
  sql`exists (select from trail_structures where not is_swept and swept_to < ${userId})`;

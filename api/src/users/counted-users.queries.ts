import { sql, type Statement } from '../platform/db/database.ts';

/**
 * Condition: the study of the user counts in figures (product.md O2). Administrators try out contents, so theirs
 * counts by choice.
 */
export const isCounted = (userId: Statement): Statement => sql`${userId} <> all (array(
  select id from users where not is_counted))`;

/** Condition on a row of `users`: the tallies have yet to follow a change of what counts. */
export const isRecounted = sql`users.is_tallied <> users.is_counted`;

/** Shared by the writers of tallies, exclusive to `recountUsers`: all attempts and courses of a user count, or none. */
export const countedUsersLock = 'counted users';

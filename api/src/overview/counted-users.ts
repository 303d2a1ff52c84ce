import { sql, type Statement } from '../platform/db/database.ts';

/** Condition: the study of the user counts in figures. Administrators try out contents, so theirs counts by choice. */
export const isCounted = (userId: Statement): Statement => sql`${userId} <> all (array(
  select id from users where role = 'ADMIN' and not counts_in_figures))`;

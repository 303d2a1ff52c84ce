import { sql, type Statement } from '../../platform/db/database.ts';

/** Condition: the school has recorded something of a row of `users` that others rely on: attempts on paper, roll calls or marks. */
export const isOnRecord: Statement = sql`(
  exists (select from attempts where attempts.user_id = users.id)
  or exists (select from roll_marks where roll_marks.user_id = users.id)
  or exists (select from gradebook_marks where gradebook_marks.user_id = users.id))`;

import { sql } from '../shell/database.ts';
import type { NoteRead } from '../users/note-read.ts';

/** Writes down that an administrator looked at people's data; on its own, or within another statement. */
export const noteRead: NoteRead = ({ what, byUserId, userIds, now }) => sql`
  insert into data_reads (what, by_user_id, user_ids, read_at)
  values (${what}, ${byUserId}, ${userIds}::uuid[], ${now.toISOString()})`;

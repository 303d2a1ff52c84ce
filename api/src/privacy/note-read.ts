import type { DataReadKind } from '@sabia/domain/privacy/data-read.ts';
import { sql, type Statement } from '../shell/database.ts';

interface Look {
  what: DataReadKind;
  byUserId: string;
  userIds: readonly string[];
  now: Date;
}

/** Writes down that an administrator looked at people's data; on its own, or within another statement. */
export const noteRead = ({ what, byUserId, userIds, now }: Look): Statement => sql`
  insert into data_reads (what, by_user_id, user_ids, read_at)
  values (${what}, ${byUserId}, ${userIds}::uuid[], ${now.toISOString()})`;

import type { Certificate } from '@sabia/domain/certificates/certificate.ts';
import type { UserOverview } from '@sabia/domain/users/user-overview.ts';
import type { ListedUser } from '@sabia/domain/users/user.ts';
import { listLatestAttempts } from '../attempts/attempts.queries.ts';
import { certificateJson } from '../certificates/certificates.queries.ts';
import { listCourseProgress } from '../progress/progress.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { openEmailChange } from './email-change/email-changes.queries.ts';
import { listedColumns } from './users.queries.ts';

const maxAttempts = 20;

/** A user with their progress, in three statements. */
export async function findUserOverview(
  db: Database,
  id: string,
  now: Date,
): Promise<UserOverview | null> {
  const [row, courses, attempts] = await Promise.all([
    db.maybe<
      ListedUser & { certificates: Certificate[]; emailChange: UserOverview['emailChange'] }
    >(sql`
      select ${listedColumns(now)}, ${openEmailChange(sql`users.id`, now)} as email_change, (
        select coalesce(json_agg(${certificateJson} order by issued_at desc), '[]')
        from certificates where certificates.user_id = users.id) as certificates
      from users where id = ${id} and closed_at is null`),
    listCourseProgress(db, id),
    listLatestAttempts(db, id, maxAttempts),
  ]);
  if (!row) return null;
  const { certificates, emailChange, ...user } = row;
  return { user, emailChange, courses, attempts, certificates };
}

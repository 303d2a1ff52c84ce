import type { Page } from '@sabia/domain/fields.ts';
import type { FailedEmail } from '@sabia/domain/users/failed-email.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { readPage, type PageQuery } from '../platform/db/paging.ts';

export const pageFailedEmails = (db: Database, query: PageQuery): Promise<Page<FailedEmail>> =>
  readPage(db, query, {
    columns: sql`
      failed_emails.kind, users.id as user_id, users.name, users.email, failed_emails.attempts, failed_emails.last_failed_at,
      failed_emails.next_attempt_at, failed_emails.reason`,
    from: sql`from failed_emails join users on users.id = failed_emails.user_id`,
    order: sql`failed_emails.last_failed_at desc, failed_emails.kind, failed_emails.key`,
  });

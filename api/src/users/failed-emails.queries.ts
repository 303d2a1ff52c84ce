import type { Page } from '@sabia/domain/fields.ts';
import type { FailedEmail } from '@sabia/domain/users/failed-email.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { readPage, type PageQuery } from '../platform/db/paging.ts';

export const pageFailedEmails = (db: Database, query: PageQuery): Promise<Page<FailedEmail>> =>
  readPage(db, query, {
    columns: sql`
      job_emails.kind, users.id as user_id, users.name, users.email, job_emails.attempts, job_emails.last_failed_at,
      job_emails.next_attempt_at, job_emails.reason`,
    from: sql`from job_emails join users on users.id = job_emails.user_id
      and job_emails.last_failed_at is not null`,
    order: sql`job_emails.last_failed_at desc, job_emails.kind, job_emails.key`,
  });

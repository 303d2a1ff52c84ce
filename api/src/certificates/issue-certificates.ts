import { randomBytes } from 'node:crypto';
import type { Certificate } from '@sabia/domain/certificates/certificate.ts';
import {
  certificateCode,
  certificateCodeBytes,
} from '@sabia/domain/certificates/certificate-code.ts';
import { sql, type Database } from '../shell/database.ts';
import { certificateColumns } from './certificates.queries.ts';

/**
 * Certifies, in the transaction that completed the course, that these users did so. Who has the
 * course's certificate keeps it as it is.
 */
export function issueCertificates(
  tx: Database,
  { courseId, userIds, now }: { courseId: string; userIds: readonly string[]; now: string },
): Promise<Certificate[]> {
  const codes = userIds.map(() => certificateCode(randomBytes(certificateCodeBytes)));
  return tx.many<Certificate>(sql`
    insert into certificates
      (code, user_id, course_id, holder_name, course_title, course_hours, issued_at)
    select holder.code, users.id, courses.id, users.name, courses.title,
      courses.estimated_completion_hours, ${now}
    from unnest(${userIds}::uuid[], ${codes}::text[]) as holder(user_id, code)
    join users on users.id = holder.user_id
    join courses on courses.id = ${courseId}
    on conflict (user_id, course_id) do nothing
    returning ${certificateColumns}`);
}

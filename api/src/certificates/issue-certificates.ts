import { randomBytes } from 'node:crypto';
import type { Certificate } from '@sabia/domain/certificates/certificate.ts';
import {
  certificateCode,
  certificateCodeBytes,
} from '@sabia/domain/certificates/certificate-code.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { certificateColumns } from './certificates.queries.ts';

const newCode = () => certificateCode(randomBytes(certificateCodeBytes));

/**
 * Certifies, in the transaction that completed the courses, that these users did so. Who has a
 * course's certificate keeps it as it is.
 */
export function issueCertificates(
  tx: Database,
  completions: readonly { courseId: string; userId: string }[],
  now: string,
): Promise<Certificate[]> {
  return tx.many<Certificate>(sql`
    insert into certificates
      (code, user_id, course_id, holder_name, course_title, course_hours, issued_at)
    select holder.code, users.id, courses.id, users.name, courses.title,
      courses.estimated_completion_hours, ${now}
    from unnest(${completions.map(({ userId }) => userId)}::uuid[],
      ${completions.map(({ courseId }) => courseId)}::uuid[],
      ${completions.map(newCode)}::text[]) as holder(user_id, course_id, code)
    join users on users.id = holder.user_id
    join courses on courses.id = holder.course_id
    on conflict (user_id, course_id) do nothing
    returning ${certificateColumns}`);
}

/** The same for trails. */
export function issueTrailCertificates(
  tx: Database,
  completions: readonly { trailId: string; userId: string }[],
  now: string,
): Promise<Certificate[]> {
  return tx.many<Certificate>(sql`
    insert into certificates
      (code, user_id, trail_id, holder_name, course_title, course_hours, issued_at)
    select holder.code, users.id, trails.id, users.name, trails.title,
      trails.estimated_completion_hours, ${now}
    from unnest(${completions.map(({ userId }) => userId)}::uuid[],
      ${completions.map(({ trailId }) => trailId)}::uuid[],
      ${completions.map(newCode)}::text[]) as holder(user_id, trail_id, code)
    join users on users.id = holder.user_id
    join trails on trails.id = holder.trail_id
    on conflict (user_id, trail_id) do nothing
    returning ${certificateColumns}`);
}

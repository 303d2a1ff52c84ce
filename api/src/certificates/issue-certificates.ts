import { randomBytes } from 'node:crypto';
import {
  certificateCode,
  certificateCodeBytes,
} from '@sabia/domain/certificates/certificate-code.ts';
import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';

const newCode = () => certificateCode(randomBytes(certificateCodeBytes));

/** Issues a certificate for each completed course. A user who has one of that course keeps it as it is. */
export async function issueCourseCertificates(
  tx: Database,
  { completions, now }: DomainEvents['course.completed'],
): Promise<void> {
  await tx.run(sql`
    insert into certificates
      (code, user_id, course_id, holder_name, course_title, course_hours, issued_at)
    select holder.code, users.id, courses.id, users.name, courses.title,
      courses.estimated_completion_hours, ${now.toISOString()}
    from unnest(${completions.map(({ userId }) => userId)}::uuid[],
      ${completions.map(({ courseId }) => courseId)}::uuid[],
      ${completions.map(newCode)}::text[]) as holder(user_id, course_id, code)
    join users on users.id = holder.user_id
    join courses on courses.id = holder.course_id
    on conflict (user_id, course_id) do nothing`);
}

/** The same for trails. */
export async function issueTrailCertificates(
  tx: Database,
  { completions, now }: DomainEvents['trail.completed'],
): Promise<void> {
  await tx.run(sql`
    insert into certificates
      (code, user_id, trail_id, holder_name, course_title, course_hours, issued_at)
    select holder.code, users.id, trails.id, users.name, trails.title,
      trails.estimated_completion_hours, ${now.toISOString()}
    from unnest(${completions.map(({ userId }) => userId)}::uuid[],
      ${completions.map(({ trailId }) => trailId)}::uuid[],
      ${completions.map(newCode)}::text[]) as holder(user_id, trail_id, code)
    join users on users.id = holder.user_id
    join trails on trails.id = holder.trail_id
    on conflict (user_id, trail_id) do nothing`);
}

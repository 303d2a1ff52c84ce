import type { Certificate, VerifiedCertificate } from '@sabia/domain/certificates/certificate.ts';
import { sql, type Database } from '../platform/db/database.ts';

const artwork = sql`json_build_object(
  'seed', coalesce(
    (select slug from courses where courses.id = certificates.course_id),
    certificates.trail_id::text),
  'category', coalesce(
    (select courses.terms -> 'categories' -> 0 ->> 'title' from courses
      where courses.id = certificates.course_id),
    (select terms.title from trails join terms on terms.id = trails.category_id
      where trails.id = certificates.trail_id)))`;

/** The columns that anybody may see who has the code. */
const publicColumns = sql`
  certificates.code, certificates.trail_id is not null as is_of_trail, certificates.holder_name,
  certificates.course_title, certificates.course_hours, certificates.issued_at,
  ${artwork} as artwork`;

const certificateColumns = sql`
  certificates.id, certificates.user_id, certificates.course_id, certificates.trail_id,
  ${publicColumns}`;

export const certificateJson = sql`json_build_object(
  'id', certificates.id, 'code', certificates.code, 'userId', certificates.user_id,
  'courseId', certificates.course_id, 'trailId', certificates.trail_id,
  'isOfTrail', certificates.trail_id is not null,
  'holderName', certificates.holder_name,
  'courseTitle', certificates.course_title, 'courseHours', certificates.course_hours,
  'issuedAt', iso(certificates.issued_at), 'artwork', ${artwork})`;

export const listCertificates = (db: Database, userId: string) =>
  db.many<Certificate>(sql`
    select ${certificateColumns} from certificates
    where user_id = ${userId} order by issued_at desc, id desc`);

/** The certificate with this code, as anybody may see it. */
export async function findCertificate(
  db: Database,
  code: string,
): Promise<VerifiedCertificate | null> {
  const found = await db.maybe<VerifiedCertificate & { currentName: string | null }>(sql`
    select ${publicColumns}, (select name from users
        where users.id = certificates.user_id and users.closed_at is null) as current_name,
      coalesce(
      (select json_build_object('kind', 'course', 'name', courses.slug) from courses
        where courses.id = certificates.course_id and courses.is_active and not courses.is_deleted),
      (select json_build_object('kind', 'trail', 'name', trails.id) from trails
        where trails.id = certificates.trail_id and trails.is_active and not trails.is_deleted)) as page
    from certificates where code = ${code}`);
  if (!found) return null;
  const { currentName, ...certificate } = found;
  // A name that can't be printed gives way to a later one that can (product.md CERT2).
  if (currentName === null || currentName === certificate.holderName) return certificate;
  const { lettersWithoutFont } = await import('../platform/pdf/document-fonts.ts');
  const isPrintable = (name: string) => lettersWithoutFont(name).length === 0;
  if (isPrintable(certificate.holderName) || !isPrintable(currentName)) return certificate;
  return { ...certificate, holderName: currentName };
}

/** The certificate that a user has for a course. */
export const findCourseCertificate = (
  db: Database,
  { userId, courseId }: { userId: string; courseId: string },
) =>
  db.maybe<Certificate>(sql`
    select ${certificateColumns} from certificates
    where user_id = ${userId} and course_id = ${courseId}`);

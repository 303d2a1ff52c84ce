import type { Certificate } from '@sabia/domain/certificates/certificate.ts';
import { sql, type Database } from '../platform/db/database.ts';

const certificateColumns = sql`
  certificates.id, certificates.code, certificates.user_id, certificates.course_id,
  certificates.trail_id, certificates.trail_id is not null as is_of_trail,
  certificates.holder_name, certificates.course_title, certificates.course_hours,
  certificates.issued_at`;

export const certificateJson = sql`json_build_object(
  'id', certificates.id, 'code', certificates.code, 'userId', certificates.user_id,
  'courseId', certificates.course_id, 'trailId', certificates.trail_id,
  'isOfTrail', certificates.trail_id is not null,
  'holderName', certificates.holder_name,
  'courseTitle', certificates.course_title, 'courseHours', certificates.course_hours,
  'issuedAt', iso(certificates.issued_at))`;

export const listCertificates = (db: Database, userId: string) =>
  db.many<Certificate>(sql`
    select ${certificateColumns} from certificates
    where user_id = ${userId} order by issued_at desc, id desc`);

export const findCertificate = (db: Database, code: string) =>
  db.maybe<Certificate>(sql`select ${certificateColumns} from certificates where code = ${code}`);

/** The certificate that a user has for a course. */
export const findCourseCertificate = (
  db: Database,
  { userId, courseId }: { userId: string; courseId: string },
) =>
  db.maybe<Certificate>(sql`
    select ${certificateColumns} from certificates
    where user_id = ${userId} and course_id = ${courseId}`);

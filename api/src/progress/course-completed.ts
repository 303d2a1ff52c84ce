import type { Certificate } from '@sabia/domain/certificates/certificate.ts';
import type { Database } from '../shell/database.ts';

/**
 * Told, in the same transaction, that users have completed a course; answers with the certificates
 * that were issued. app.ts introduces the capability that issues them.
 */
export type CourseCompleted = (
  tx: Database,
  completion: { courseId: string; userIds: readonly string[]; now: string },
) => Promise<Certificate[]>;

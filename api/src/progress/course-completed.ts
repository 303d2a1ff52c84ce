import type { Certificate } from '@sabia/domain/certificates/certificate.ts';
import type { Database } from '../platform/db/database.ts';

/**
 * Told, in the same transaction, which users have completed which courses; answers with the
 * certificates that were issued. app.ts introduces the capability that issues them.
 */
export type CoursesCompleted = (
  tx: Database,
  completions: readonly { courseId: string; userId: string }[],
  now: string,
) => Promise<Certificate[]>;

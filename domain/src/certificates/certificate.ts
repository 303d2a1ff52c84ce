import { z } from 'zod';
import { id, instant } from '../fields.ts';

/** What was true on the day: name, title and hours never change afterwards (decisions.md section 5). */
export const certificate = z.object({
  id,
  /** Public, unguessable: whoever has it can verify the certificate. */
  code: z.string(),
  userId: id,
  courseId: id,
  holderName: z.string(),
  courseTitle: z.string(),
  courseHours: z.number(),
  issuedAt: instant,
});
export type Certificate = z.output<typeof certificate>;

/** What a stranger who verifies a code may see. */
export const verifiedCertificate = certificate.omit({ id: true, userId: true, courseId: true });
export type VerifiedCertificate = z.output<typeof verifiedCertificate>;

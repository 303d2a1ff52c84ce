import { z } from 'zod';
import { id, instant } from '../fields.ts';

/** What was true on the day: name, title and hours never change afterwards (product.md CERT2). */
export const certificate = z.object({
  id,
  /** Public, unguessable: whoever has it can verify the certificate. */
  code: z.string(),
  userId: id,
  /** Of a course, or of a trail. */
  courseId: id.nullable(),
  trailId: id.nullable(),
  isOfTrail: z.boolean(),
  holderName: z.string(),
  /** The title and the hours of the course, or of the trail. */
  courseTitle: z.string(),
  courseHours: z.number(),
  issuedAt: instant,
});
export type Certificate = z.output<typeof certificate>;

/** What a stranger who verifies a code may see. */
export const verifiedCertificate = certificate.omit({
  id: true,
  userId: true,
  courseId: true,
  trailId: true,
});
export type VerifiedCertificate = z.output<typeof verifiedCertificate>;

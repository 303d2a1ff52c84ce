import { z } from 'zod';
import { id, instant } from '../fields.ts';

/** Name, title and hours are those of the day of issue and never change (product.md CERT2). */
export const certificate = z.object({
  id,
  /** Public and unguessable; everybody who has it can verify the certificate. */
  code: z.string(),
  userId: id,
  /** Exactly one of `courseId` and `trailId` is set. */
  courseId: id.nullable(),
  trailId: id.nullable(),
  isOfTrail: z.boolean(),
  holderName: z.string(),
  /** Title and hours of the course or trail. */
  courseTitle: z.string(),
  courseHours: z.number(),
  issuedAt: instant,
  /** From what its panel of tiles is drawn: that of the course or trail. */
  artwork: z.object({ seed: z.string(), category: z.string().nullable() }),
});
export type Certificate = z.output<typeof certificate>;

/** The public part of a certificate. */
export const verifiedCertificate = certificate
  .omit({ id: true, userId: true, courseId: true, trailId: true })
  .extend({
    /** The course or trail, by the slug or id of its page; null while it is inactive. */
    page: z.object({ kind: z.enum(['course', 'trail']), name: z.string() }).nullable(),
  });
export type VerifiedCertificate = z.output<typeof verifiedCertificate>;

import { z } from 'zod';
import { instant } from '../fields.ts';
import { attemptSummary } from '../attempts/attempt.ts';
import { certificate } from '../certificates/certificate.ts';
import { courseProgression } from '../progress/progression.ts';
import { emailChange } from './email-change.ts';
import { listedUser } from './user.ts';

/** Answers that count although they arrived more than 30 s after the deadline (product.md A9). */
const lateAnswers = z.object({
  answersQtd: z.number().int(),
  /** The last contact of the device before them; null for attempts before contacts were kept. */
  silentSince: instant.nullable(),
  arrivedAt: instant,
});

/** A user with courses, attempts and certificates, for support by administrators. */
export const userOverview = z.object({
  user: listedUser,
  emailChange: emailChange.nullable(),
  /** Last studied first. */
  courses: z.array(courseProgression.extend({ title: z.string() })),
  /** The latest attempts. */
  attempts: z.array(attemptSummary.extend({ title: z.string(), late: lateAnswers.nullable() })),
  certificates: z.array(certificate),
});
export type UserOverview = z.output<typeof userOverview>;

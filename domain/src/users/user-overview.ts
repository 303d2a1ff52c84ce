import { z } from 'zod';
import { attemptSummary } from '../attempts/attempt.ts';
import { certificate } from '../certificates/certificate.ts';
import { courseProgression } from '../progress/progression.ts';
import { user } from './user.ts';

/** A user with courses, attempts and certificates, for support by administrators. */
export const userOverview = z.object({
  user,
  /** Last studied first. */
  courses: z.array(courseProgression.extend({ title: z.string() })),
  /** The latest attempts. */
  attempts: z.array(attemptSummary.extend({ title: z.string() })),
  certificates: z.array(certificate),
});
export type UserOverview = z.output<typeof userOverview>;

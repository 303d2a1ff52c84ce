import { z } from 'zod';
import { attemptSummary } from '../attempts/attempt.ts';
import { certificate } from '../certificates/certificate.ts';
import { courseProgression } from '../progress/progression.ts';
import { user } from './user.ts';

/** What an administrator looks at to help somebody: who they are, and how far they have come. */
export const userOverview = z.object({
  user,
  /** What was studied last first. */
  courses: z.array(courseProgression.extend({ title: z.string() })),
  /** The latest tries at exams. */
  attempts: z.array(attemptSummary.extend({ title: z.string() })),
  certificates: z.array(certificate),
});
export type UserOverview = z.output<typeof userOverview>;

import { z } from 'zod';
import { courseCard } from '../courses/course.ts';
import { plan } from '../subscriptions/plan.ts';

/** The facts about the school on the front page. Its words are in front-page-texts.ts. */
export const frontPage = z.object({
  courses: z.array(courseCard),
  coursesQtd: z.number().int(),
  freeCoursesQtd: z.number().int(),
  /** The active plans, cheapest first; none while payments are off. */
  plans: z.array(plan),
});
export type FrontPage = z.output<typeof frontPage>;

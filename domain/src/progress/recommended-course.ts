import { z } from 'zod';
import { courseCard } from '../courses/course.ts';

/** A course for a learner who has not started it, with the reason. */
export const recommendedCourse = courseCard.extend({
  because: z.object({
    /** It is in a trail of the learner, of a category of a completed course, of the topic that they chose at first, or of their level. */
    kind: z.enum(['TRAIL', 'COMPLETED', 'TOPIC', 'LEVEL']),
    /** The title of the trail, the completed course, the topic or the level. */
    title: z.string(),
  }),
});
export type RecommendedCourse = z.output<typeof recommendedCourse>;

import { z } from 'zod';
import { content } from './content.ts';
import { course, section } from './course.ts';

/** A content without its body. */
const outlineContent = content
  .pick({
    id: true,
    contentType: true,
    title: true,
    isActive: true,
    durationSeconds: true,
    questionsQtd: true,
  })
  .extend({
    /** Null before the first opening. `hasAnswers`: with an answer or an attempt. */
    contentProgression: z.object({ isCompleted: z.boolean(), hasAnswers: z.boolean() }).nullable(),
  });

const outlineSection = section
  .pick({ id: true, title: true, isActive: true, isLocked: true })
  .extend({ contents: z.array(outlineContent) });

/** A course as the player shows it: the sections and contents with the viewer's progress, without bodies. */
const courseOutline = course
  .pick({
    id: true,
    title: true,
    slug: true,
    thumbUrl: true,
    paymentType: true,
    categories: true,
    courseProgression: true,
  })
  .extend({ sections: z.array(outlineSection) });
export type OutlinedCourse = z.output<typeof courseOutline>;
export type OutlineSection = OutlinedCourse['sections'][number];
export type OutlineContent = OutlineSection['contents'][number];

/** One content as the player opens it, with the outline of its course; null in a course without active contents. */
export const lesson = z.object({ course: courseOutline, content: content.nullable() });
export type Lesson = z.output<typeof lesson>;

import type { OutlinedCourse } from '@sabia/domain/courses/lesson.ts';
import { type ApiQuery, read } from '../../platform/api/api.ts';

/** Queries of the player. */

/** Milliseconds in which an open lesson is not requested again: progress is added to the outline as it is recorded. */
const lessonStaleTime = 5 * 60_000;

/** The outline of a course. The same request brings the body of one content, which goes to the cache of `contentQuery`. */
export const outlineQuery = (idOrSlug: string, contentId?: string): ApiQuery<OutlinedCourse> => ({
  // The same key for all contents.
  queryKey: [
    'GET /courses/{id}/lesson',
    { params: { id: idOrSlug } },
  ] as unknown as ApiQuery<OutlinedCourse>['queryKey'],
  queryFn: async ({ client }) => {
    const { course, content } = await client.query({
      ...read('GET /courses/{id}/lesson', { params: { id: idOrSlug }, query: { contentId } }),
      staleTime: 0,
      gcTime: 0,
    });
    if (content) client.setQueryData(contentQuery(course.id, content.id).queryKey, content);
    return course;
  },
  staleTime: lessonStaleTime,
});

/** A content of a course with its body. */
export const contentQuery = (courseId: string, contentId: string) => ({
  ...read('GET /courses/{id}/content/{contentId}', { params: { id: courseId, contentId } }),
  staleTime: lessonStaleTime,
});

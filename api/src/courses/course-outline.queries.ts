import {
  hasFullAccess,
  isSectionLocked,
  type AccessViewer,
} from '@sabia/domain/courses/course-access.ts';
import type { Course } from '@sabia/domain/courses/course.ts';
import type { OutlinedCourse, OutlineSection } from '@sabia/domain/courses/lesson.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { questionsQtd } from './course-parts.queries.ts';
import {
  courseNamed,
  courseProgressionJson,
  courseProgressionOf,
  type StoredCourseProgression,
} from './course-tree.queries.ts';
import { contentPairs, type StoredContent } from './studied-content.ts';

/** The fields of a course on which access depends. */
type Access = Pick<Course, 'isActive' | 'isDeleted' | 'paymentType'>;

/** A course without the bodies of its contents, as stored. */
type StoredOutline = Access &
  Omit<OutlinedCourse, 'sections' | 'courseProgression'> & {
    sections: (Omit<OutlineSection, 'isLocked'> & { isFreemium: boolean })[];
    progression: StoredCourseProgression | null;
  };

interface Audience {
  /** The user whose progress is read. */
  viewerId: string;
  /** Includes the inactive parts, for administrators. */
  withInactive: boolean;
}

/** The outline of a course by id or slug. */
export const findCourseOutline = (
  db: Database,
  idOrSlug: string,
  { viewerId, withInactive }: Audience,
) =>
  db.maybe<StoredOutline>(sql`
    select courses.id, courses.title, courses.slug, courses.thumb_url, courses.payment_type,
      courses.is_active, courses.is_deleted,
      (select coalesce(json_agg(json_build_object('id', terms.id, 'title', terms.title)
          order by terms.position, terms.title), '[]')
        from course_terms join terms on terms.id = course_terms.term_id
        where course_terms.course_id = courses.id and terms.kind = 'categories') as categories,
      ${courseProgressionJson(viewerId)} as progression,
      (select coalesce(json_agg(json_build_object(
          'id', sections.id, 'title', sections.title, 'isActive', sections.is_active,
          'isFreemium', sections.is_freemium,
          'contents', (
            select coalesce(json_agg(json_build_object(
                'id', contents.id, 'contentType', contents.content_type, 'title', contents.title,
                'isActive', contents.is_active, 'durationSeconds', contents.duration_seconds,
                'questionsQtd', ${questionsQtd},
                'contentProgression', case when content_progressions.id is not null
                  then json_build_object(
                    'isCompleted', content_progressions.completed_at is not null,
                    'hasAnswers', content_progressions.tries_qtd > 0
                      or content_progressions.user_question_answers <> '[]') end
              ) order by contents.position, contents.id), '[]')
            from contents
            left join content_progressions on content_progressions.content_id = contents.id
              and content_progressions.user_id = ${viewerId}
              and content_progressions.course_id = courses.id
            where contents.section_id = sections.id and contents.deleted_at is null
              and (contents.is_active or ${withInactive})
          )) order by sections.position, sections.id), '[]')
        from sections
        where sections.course_id = courses.id and sections.deleted_at is null
          and (sections.is_active or ${withInactive})) as sections
    from courses
    where ${courseNamed(idOrSlug)}`);

/** From a row of `contents`. */
const isAttempted = (viewerId: string) => sql`
  contents.content_type in ('EXAM', 'PRACTICE_EXAM') and exists (
    select from attempts where user_id = ${viewerId} and exam_id = contents.id)`;

/** From a row of `contents`. */
const videoPositionOf = (viewerId: string) => sql`
  (select json_build_object('seconds', video_position, 'at', iso(video_position_at))
    from content_progressions
    where user_id = ${viewerId} and content_id = contents.id and video_position_at is not null)`;

/** A content of a course, with the fields on which access to it depends. */
export const findContentOfCourse = (
  db: Database,
  {
    idOrSlug,
    contentId,
    viewerId,
    withInactive,
  }: Audience & { idOrSlug: string; contentId: string },
) =>
  db.maybe<Access & { isFreemium: boolean; content: StoredContent }>(sql`
    select courses.is_active, courses.is_deleted, courses.payment_type, sections.is_freemium,
      json_build_object(${contentPairs(withInactive)},
        'isAttempted', ${isAttempted(viewerId)},
        'videoPosition', ${videoPositionOf(viewerId)}) as content
    from courses
    join sections on sections.course_id = courses.id and sections.deleted_at is null
      and (sections.is_active or ${withInactive})
    join contents on contents.section_id = sections.id and contents.deleted_at is null
      and (contents.is_active or ${withInactive})
    where ${courseNamed(idOrSlug)} and contents.id = ${contentId}`);

/** The outline with the locks of this viewer. */
export function asOutline(
  { sections, progression, ...course }: StoredOutline,
  viewer: AccessViewer,
) {
  const fullAccess = hasFullAccess(viewer, course);
  return {
    ...course,
    courseProgression: courseProgressionOf({ ...course, sections, progression }),
    sections: sections.map((section) => ({
      ...section,
      isLocked: isSectionLocked(fullAccess, section),
    })),
  };
}

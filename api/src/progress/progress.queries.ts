import {
  percentageDone,
  type ContentProgression,
  type CourseProgression,
  type CourseRound,
  type SectionProgression,
} from '@sabia/domain/progress/progression.ts';
import { contentProgressionJson } from '../courses/course-tree.queries.ts';
import { completedContentsQtd } from '../courses/courses.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** The progress in a course, with counts at the time of the request (product.md P7); of rows `progressedCourses`. */
export const courseProgressionColumns = sql`
  course_progressions.id, course_progressions.course_id, course_progressions.user_id,
  course_progressions.completed_at is not null as is_completed, course_progressions.completed_at,
  course_progressions.started_at, course_progressions.updated_at,
  courses.contents_qtd, ${completedContentsQtd} as completed_contents_qtd`;

export const progressedCourses = sql`
  course_progressions join courses on courses.id = course_progressions.course_id`;

export type ProgressionRow = Omit<CourseProgression, 'percentage'>;

export const withCounts = <Row extends ProgressionRow>(row: Row) => ({
  ...row,
  percentage: percentageDone(row.completedContentsQtd, row.contentsQtd),
});

interface InCourse {
  courseId: string;
  userId: string;
}

interface CourseProgress extends CourseProgression {
  sections: (SectionProgression & { contents: ContentProgression[] })[];
  rounds: CourseRound[];
}

export async function findCourseProgress(
  db: Database,
  { courseId, userId }: InCourse,
): Promise<CourseProgress | null> {
  const [course, rounds, sections] = await Promise.all([
    db.maybe<ProgressionRow>(sql`
      select ${courseProgressionColumns} from ${progressedCourses}
      where user_id = ${userId} and course_id = ${courseId}`),
    db.many<CourseRound>(sql`
      select number, started_at, completed_at, ended_at, contents_qtd, completed_contents_qtd
      from course_rounds where user_id = ${userId} and course_id = ${courseId} order by number`),
    db.many<Omit<SectionProgression, 'isCompleted'> & { contents: ContentProgression[] }>(sql`
      select section_progressions.id, sections.id as section_id,
        count(contents.id) filter (where contents.is_active) as contents_qtd,
        count(content_progressions.completed_at) filter (where contents.is_active)
          as completed_contents_qtd,
        coalesce(json_agg(${contentProgressionJson} order by contents.position, contents.id)
          filter (where content_progressions.id is not null), '[]') as contents
      from section_progressions
      join sections on sections.id = section_progressions.section_id and sections.deleted_at is null
      left join contents on contents.section_id = sections.id and contents.deleted_at is null
      left join content_progressions on content_progressions.content_id = contents.id
        and content_progressions.user_id = ${userId}
        and content_progressions.course_id = ${courseId}
      where section_progressions.user_id = ${userId} and sections.course_id = ${courseId}
      group by section_progressions.id, sections.id
      order by sections.position, sections.id`),
  ]);
  return (
    course && {
      ...withCounts(course),
      rounds,
      sections: sections.map((section) => ({
        ...section,
        isCompleted:
          section.contentsQtd > 0 && section.completedContentsQtd === section.contentsQtd,
      })),
    }
  );
}

/** The progress of a user in all started courses, the last studied first. */
export async function listCourseProgress(
  db: Database,
  userId: string,
): Promise<(CourseProgression & { title: string })[]> {
  const rows = await db.many<ProgressionRow & { title: string }>(sql`
    select courses.title, ${courseProgressionColumns}
    from ${progressedCourses}
    where course_progressions.user_id = ${userId}
    order by course_progressions.updated_at desc, course_progressions.id desc`);
  return rows.map(withCounts);
}

export async function checkCourseProgress(db: Database, { courseId, userId }: InCourse) {
  const progression = await db.maybe<{ id: string; isCompleted: boolean }>(sql`
    select id, completed_at is not null as is_completed from course_progressions
    where user_id = ${userId} and course_id = ${courseId}`);
  return {
    hasProgression: progression !== null,
    userCourseProgressionId: progression?.id ?? null,
    isCompleted: progression?.isCompleted ?? false,
  };
}

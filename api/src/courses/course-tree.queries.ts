import type { ChangedCourse, Course, Section } from '@sabia/domain/courses/course.ts';
import type { ContentProgression, CourseProgression } from '@sabia/domain/progress/progression.ts';
import { percentageDone } from '@sabia/domain/progress/progression.ts';
import {
  hasFullAccess,
  isSectionLocked,
  type AccessViewer,
} from '@sabia/domain/courses/course-access.ts';
import { revisionOf } from '../history/history.queries.ts';
import { instructorsJson } from '../instructors/instructors.queries.ts';
import { columnList, jsonPairs } from '../platform/db/columns.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { sectionFields, storedCourseFields } from './course-fields.ts';
import {
  asStudiedContent,
  changedContentPairs,
  contentPairs,
  noRevision,
  type StoredContent,
} from './studied-content.ts';

/** A whole course as stored. Access rules are applied before it leaves the API. */
export type CourseTree = Omit<Course, 'hasFullAccess' | 'sections' | 'courseProgression'> & {
  sections: (Omit<Section, 'isLocked' | 'contents' | 'sectionProgression'> & {
    progressionId: string | null;
    contents: (StoredContent & { contentProgression: ContentProgression | null })[];
  })[];
  progression: StoredCourseProgression | null;
};

export type StoredCourseProgression = Pick<
  CourseProgression,
  'id' | 'userId' | 'completedAt' | 'startedAt' | 'updatedAt'
>;

/** The progress in a content as the API returns it. */
export const contentProgressionJson = sql`json_build_object(
  'id', content_progressions.id, 'contentId', content_progressions.content_id,
  'isCompleted', content_progressions.completed_at is not null,
  'completedAt', iso(content_progressions.completed_at),
  'isApproved', content_progressions.is_approved,
  'isExamSubmitted', content_progressions.is_exam_submitted,
  'averageTime', content_progressions.average_time,
  'correctAverage', content_progressions.correct_average,
  'correctQuestionsQtd', content_progressions.correct_questions_qtd,
  'userQuestionAnswers', content_progressions.user_question_answers,
  'triesQtd', content_progressions.tries_qtd,
  'dateOfLastTry', iso(content_progressions.date_of_last_try),
  'updatedAt', iso(content_progressions.updated_at))`;

const contentJson = (pairs: Statement) => sql`json_build_object(${pairs},
  'contentProgression',
    case when content_progressions.id is not null then ${contentProgressionJson} end)`;

/** The course with this id or slug; a deleted course has none. */
export const courseNamed = (idOrSlug: string) => sql`not courses.is_deleted and
  ${isUuid(idOrSlug) ? sql`courses.id = ${idOrSlug}` : sql`courses.slug = ${idOrSlug}`}`;

/** The progress of `viewerId` in the course. */
export const courseProgressionJson = (viewerId: string | null) => sql`(
  select json_build_object('id', id, 'userId', user_id, 'completedAt', iso(completed_at),
    'startedAt', iso(started_at), 'updatedAt', iso(updated_at))
  from course_progressions where course_id = courses.id and user_id = ${viewerId})`;

/**
 * A course by id or slug with its sections and contents, and the progress of `viewerId` in them.
 * `withInactive` includes the inactive parts, for administrators.
 */
export const findCourseTree = (
  db: Database,
  idOrSlug: string,
  audience: { viewerId: string | null; withInactive: boolean },
): Promise<CourseTree | null> =>
  db.maybe<CourseTree>(sql`
    select ${treeColumns({ ...audience, contents: contentPairs(audience.withInactive) })}
    from courses where ${courseNamed(idOrSlug)}`);

interface Shown {
  viewerId: string | null;
  withInactive: boolean;
  contents: Statement;
}

const treeColumns = ({ viewerId, withInactive, contents }: Shown): Statement => sql`
  courses.id, ${columnList(storedCourseFields, 'courses')}, courses.banners,
  courses.is_deleted, courses.learners_above, courses.created_at, courses.updated_at,
  courses.terms -> 'categories' as categories, courses.terms -> 'levels' as levels,
  courses.terms -> 'skills' as skills,
  ${instructorsJson(sql`courses.instructors`)} as instructors,
  ${withInactive ? revisionOf('COURSE', sql`courses.id`) : noRevision} as revision,
  ${courseProgressionJson(viewerId)} as progression,
  (select coalesce(json_agg(json_build_object(
      'id', sections.id, 'order', sections.position, ${jsonPairs(sectionFields, 'sections')},
      'progressionId', section_progressions.id,
      'revision', ${withInactive ? revisionOf('SECTION', sql`sections.id`) : noRevision},
      'contents', (
        select coalesce(json_agg(${contentJson(contents)} order by contents.position, contents.id), '[]')
        from contents
        left join content_progressions on content_progressions.content_id = contents.id
          and content_progressions.user_id = ${viewerId}
          and content_progressions.course_id = courses.id
        where contents.section_id = sections.id and contents.deleted_at is null
          and (contents.is_active or ${withInactive})
      )) order by sections.position, sections.id), '[]')
    from sections
    left join section_progressions on section_progressions.section_id = sections.id
      and section_progressions.user_id = ${viewerId}
    where sections.course_id = courses.id and sections.deleted_at is null
      and (sections.is_active or ${withInactive})) as sections`;

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** The course for a viewer who studies it: locked sections have titles and types only (product.md C10). */
export const asStudied = (tree: CourseTree, viewer: AccessViewer): Course =>
  shaped(tree, viewer, (section) => section.isLocked);

/** The columns of a course for `asChanged`. */
export const changedCourseColumns = (): Statement =>
  treeColumns({ viewerId: null, withInactive: true, contents: changedContentPairs() });

/** The course for an administrator who changed it: nothing is locked, and its contents are without their bodies. */
export const asChanged = (tree: CourseTree): ChangedCourse =>
  asStudied(tree, { isAdmin: true, hasActiveSubscription: false });

export async function findChangedCourse(
  db: Database,
  idOrSlug: string,
): Promise<ChangedCourse | null> {
  const tree = await db.maybe<CourseTree>(sql`
    select ${changedCourseColumns()} from courses where ${courseNamed(idOrSlug)}`);
  return tree && asChanged(tree);
}

/** The public preview of a course: only preview contents have a body. */
export const asPreviewed = (tree: CourseTree, viewer: AccessViewer): Course =>
  shaped(tree, viewer, (_section, content) => !content.isPreview);

type TreeContent = CourseTree['sections'][number]['contents'][number];

function shaped(
  { sections, progression, ...course }: CourseTree,
  viewer: AccessViewer,
  isContentLocked: (section: { isLocked: boolean }, content: TreeContent) => boolean,
): Course {
  const fullAccess = hasFullAccess(viewer, course);
  return {
    ...course,
    hasFullAccess: fullAccess,
    courseProgression: courseProgressionOf({ ...course, sections, progression }),
    sections: sections.map(({ progressionId, contents, ...rest }) => {
      const section = { ...rest, isLocked: isSectionLocked(fullAccess, rest) };
      const { contentsQtd, completedContentsQtd, percentage } = tally(contents);
      return {
        ...section,
        contents: contents.map((content) => ({
          ...asStudiedContent(content, isContentLocked(section, content), viewer),
          contentProgression: content.contentProgression,
        })),
        sectionProgression: progressionId
          ? {
              id: progressionId,
              sectionId: section.id,
              isCompleted: percentage === 100,
              contentsQtd,
              completedContentsQtd,
            }
          : null,
      };
    }),
  };
}

interface CountedContent {
  isActive: boolean;
  contentProgression: { isCompleted: boolean } | null;
}

/** The viewer's progress in a course, with the counts of its active sections. */
export function courseProgressionOf({
  id,
  sections,
  progression,
}: {
  id: string;
  sections: readonly { isActive: boolean; contents: readonly CountedContent[] }[];
  progression: StoredCourseProgression | null;
}): CourseProgression | null {
  const counting = sections.filter((section) => section.isActive);
  return (
    progression && {
      ...progression,
      courseId: id,
      isCompleted: progression.completedAt !== null,
      ...tally(counting.flatMap((section) => section.contents)),
    }
  );
}

/** Counts only active contents (product.md P7). */
function tally(contents: readonly CountedContent[]) {
  const active = contents.filter((content) => content.isActive);
  const completed = active.filter((content) => content.contentProgression?.isCompleted);
  return {
    contentsQtd: active.length,
    completedContentsQtd: completed.length,
    percentage: percentageDone(completed.length, active.length),
  };
}

import type { ContentType } from '@sabia/domain/courses/content.ts';
import type { PaymentType } from '@sabia/domain/courses/course.ts';
import type { Certificate } from '@sabia/domain/certificates/certificate.ts';
import { contentExamJson, type Exam } from '../attempts/exams.queries.ts';
import { certificateJson } from '../certificates/certificates.queries.ts';
import { countingContents } from '../courses/courses.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { structureVersion } from './stale-progress.queries.ts';

/** A learner's progress in a content, its section and its course, read in one statement. */
export interface ProgressStateRow {
  courseId: string;
  isActive: boolean;
  isDeleted: boolean;
  paymentType: PaymentType;
  hasUser: boolean;
  sectionId: string;
  isFreemium: boolean;
  contentType: ContentType;
  progressionId: string | null;
  completedAt: string | null;
  wasAnswered: boolean;
  lastSequence: number | null;
  courseCompletedAt: string | null;
  othersInSection: { contentsQtd: number; completedContentsQtd: number };
  othersInCourse: { contentsQtd: number; completedContentsQtd: number };
  certificate: Certificate | null;
  /** The structure of the course was changed since the progress was computed. */
  isStale: boolean;
  /** Null unless `withExam`. */
  exam: Exam | null;
}

export function findProgressState(
  db: Database,
  {
    userId,
    contentId,
    deviceId = null,
    withExam,
  }: { userId: string; contentId: string; deviceId?: string | null; withExam: boolean },
): Promise<ProgressStateRow | null> {
  const exam = withExam
    ? sql`(select ${contentExamJson(userId)} from contents where contents.id = this.id)`
    : sql`null`;
  return db.maybe<ProgressStateRow>(sql`
    with this as (
      select contents.id, contents.content_type, contents.section_id, sections.course_id, sections.is_freemium
      from ${countingContents} where contents.id = ${contentId}
    ), others as (
      select contents.section_id = this.section_id as is_near,
        content_progressions.completed_at is not null as is_completed
      from this
      join ${countingContents} on sections.course_id = this.course_id and contents.id <> this.id
      left join content_progressions on content_progressions.content_id = contents.id
        and content_progressions.user_id = ${userId}
        and content_progressions.course_id = this.course_id
    )
    select this.course_id, this.section_id, this.content_type, this.is_freemium,
      courses.is_active, courses.is_deleted, courses.payment_type,
      exists (select from users where users.id = ${userId}) as has_user,
      content_progressions.id as progression_id,
      iso(content_progressions.completed_at) as completed_at,
      coalesce(case when this.content_type = 'QUICK_QUESTION'
        then content_progressions.is_exam_submitted
        else content_progressions.is_approved end, false) as was_answered,
      (select sequence from progress_devices
        where user_id = ${userId} and content_id = this.id and device_id = ${deviceId}::uuid
      ) as last_sequence,
      iso(course_progressions.completed_at) as course_completed_at,
      coalesce(course_progressions.structure_version < ${structureVersion(sql`this.course_id`)}, false)
        as is_stale,
      (select json_build_object('contentsQtd', count(*),
        'completedContentsQtd', count(*) filter (where is_completed)) from others where is_near
      ) as others_in_section,
      (select json_build_object('contentsQtd', count(*),
        'completedContentsQtd', count(*) filter (where is_completed)) from others
      ) as others_in_course,
      (select ${certificateJson} from certificates
        where user_id = ${userId} and course_id = this.course_id) as certificate,
      ${exam} as exam
    from this
    join courses on courses.id = this.course_id
    left join content_progressions on content_progressions.content_id = this.id
      and content_progressions.user_id = ${userId}
    left join course_progressions on course_progressions.course_id = this.course_id
      and course_progressions.user_id = ${userId}`);
}

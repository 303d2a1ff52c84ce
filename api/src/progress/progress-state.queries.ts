import type { ContentType } from '@sabia/domain/courses/content.ts';
import type { PaymentType } from '@sabia/domain/courses/course.ts';
import type { Certificate } from '@sabia/domain/certificates/certificate.ts';
import { contentExamJson, type Exam } from '../attempts/exams.queries.ts';
import { certificateJson } from '../certificates/certificates.queries.ts';
import { countingContents } from '../courses/courses.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';

/**
 * A learner's progress in a content, its section and its course, read in one statement. The counts of stale progress
 * are of an earlier structure.
 */
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
  const exam = withExam ? contentExamJson(userId) : sql`null`;
  return db.maybe<ProgressStateRow>(sql`
    select sections.course_id, contents.section_id, contents.content_type, sections.is_freemium,
      courses.is_active, courses.is_deleted, courses.payment_type,
      exists (select from users where users.id = ${userId}) as has_user,
      this.id as progression_id, iso(this.completed_at) as completed_at,
      coalesce(case when contents.content_type = 'QUICK_QUESTION'
        then this.is_exam_submitted else this.is_approved end, false) as was_answered,
      (select sequence from progress_devices
        where user_id = ${userId} and content_id = contents.id and device_id = ${deviceId}::uuid
      ) as last_sequence,
      iso(course_progressions.completed_at) as course_completed_at,
      coalesce(course_progressions.structure_version < courses.structure_version, false) as is_stale,
      (select json_build_object('contentsQtd', count(*), 'completedContentsQtd', count(near.completed_at))
        from contents others
        left join content_progressions near on near.content_id = others.id and near.user_id = ${userId}
          and near.course_id = sections.course_id
        where others.section_id = contents.section_id and others.id <> contents.id
          and others.is_active and others.deleted_at is null) as others_in_section,
      json_build_object('contentsQtd', courses.contents_qtd - 1, 'completedContentsQtd',
        coalesce(course_progressions.completed_contents_qtd, 0) - (this.completed_at is not null)::integer
      ) as others_in_course,
      (select ${certificateJson} from certificates
        where user_id = ${userId} and course_id = sections.course_id) as certificate,
      ${exam} as exam
    from ${countingContents}
    join courses on courses.id = sections.course_id
    left join content_progressions this on this.content_id = contents.id and this.user_id = ${userId}
    left join course_progressions on course_progressions.course_id = courses.id
      and course_progressions.user_id = ${userId}
    where contents.id = ${contentId}`);
}

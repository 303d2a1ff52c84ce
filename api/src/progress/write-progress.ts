import type { ContentProgression } from '@sabia/domain/progress/progression.ts';
import type { AppliedProgress } from '@sabia/domain/progress/apply-progress.ts';
import type { VideoPosition } from '@sabia/domain/progress/video-position.ts';
import { bestAttempt } from '../attempts/attempts.queries.ts';
import { contentProgressionJson } from '../courses/course-tree.queries.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { countStudyDays } from './count-study-days.ts';
import { structureVersion } from './stale-progress.queries.ts';

interface ProgressToWrite {
  courseId: string;
  userId: string;
  contentId: string;
  sectionId: string;
  /** The device that sent the event, and the event's number on it. */
  device: { deviceId: string; sequence: number } | null;
  applied: AppliedProgress;
  /** 1 for a new completion of the content, -1 for one that is taken back. */
  completionsDelta: number;
  /** The learner studies the content for the first time, or a completion changes (tally-progress.ts). */
  changesTallies: boolean;
  /** The event answered questions: the results of the learner's attempts are written as well. */
  withAttempts: boolean;
  videoPosition: VideoPosition | null;
  now: string;
}

interface Written {
  isNew: boolean;
  contentProgression: ContentProgression;
  sectionProgressionId: string;
  courseProgression: {
    id: string;
    completedAt: string | null;
    startedAt: string;
    updatedAt: string;
  };
}

/** Writes the progress in the content, its section and its course, and the day of study, in one statement. */
export function writeProgress(tx: Database, progress: ProgressToWrite): Promise<Written> {
  const { courseId, userId, contentId, sectionId, device, applied, now } = progress;
  return tx.one<Written>(sql`
    with course_row as (
      insert into course_progressions
        (user_id, course_id, completed_at, started_at, updated_at, structure_version, completed_contents_qtd)
      values (${userId}, ${courseId}, ${applied.courseCompletedAt}, ${now}, ${now},
        ${structureVersion(sql`${courseId}::uuid`)}, ${progress.completionsDelta})
      on conflict (user_id, course_id) do update
        set completed_at = excluded.completed_at, updated_at = excluded.updated_at,
          completed_contents_qtd = course_progressions.completed_contents_qtd + ${progress.completionsDelta},
          is_tallied = course_progressions.is_tallied and ${!progress.changesTallies}
      returning *
    ), section_known as (
      select id from section_progressions where user_id = ${userId} and section_id = ${sectionId}
    ), section_row as (
      insert into section_progressions (user_id, section_id)
      select ${userId}, ${sectionId} where not exists (select from section_known)
      on conflict (user_id, section_id) do update set section_id = excluded.section_id
      returning id
    ), content_row as (${progress.withAttempts ? contentRowWithAttempts(progress) : contentRow(progress)}
    ), day_row as (${countStudyDays(sql`content_row`)}), device_row as (
      insert into progress_devices (user_id, content_id, device_id, sequence)
      select ${userId}, ${contentId}, ${device?.deviceId ?? null}::uuid, ${device?.sequence ?? null}::bigint
      where ${device !== null}
      on conflict (user_id, content_id, device_id) do update
        set sequence = greatest(progress_devices.sequence, excluded.sequence))
    select content_progressions.is_new, ${contentProgressionJson} as content_progression,
      coalesce((select id from section_known), (select id from section_row)) as section_progression_id,
      json_build_object('id', course_row.id, 'completedAt', iso(course_row.completed_at),
        'startedAt', iso(course_row.started_at), 'updatedAt', iso(course_row.updated_at)
      ) as course_progression
    from content_row content_progressions, course_row`);
}

/** The position of the latest time stays (product.md P15); a device's clock that is fast counts as now. */
const contentRow = ({
  courseId,
  userId,
  contentId,
  applied,
  videoPosition,
  now,
}: ProgressToWrite): Statement => sql`
  insert into content_progressions (user_id, course_id, content_id, completed_at, created_at, updated_at,
    video_position, video_position_at)
  values (${userId}, ${courseId}, ${contentId}, ${applied.completedAt}, ${now}, ${now},
    ${videoPosition?.seconds ?? null}, least(${videoPosition?.at ?? null}::timestamptz,
      case when ${videoPosition !== null} then ${now}::timestamptz end))
  on conflict (user_id, content_id) do update
    set completed_at = excluded.completed_at, updated_at = excluded.updated_at,
      video_position = case
        when excluded.video_position_at >= coalesce(content_progressions.video_position_at, '-infinity')
        then excluded.video_position else content_progressions.video_position end,
      video_position_at = greatest(content_progressions.video_position_at, excluded.video_position_at)
  returning *, xmax = 0 as is_new, old.completed_at as was_completed_at`;

/** An approval is never lost (product.md P4). */
const contentRowWithAttempts = (progress: ProgressToWrite): Statement => sql`
  insert into content_progressions (user_id, course_id, content_id, completed_at, created_at,
    updated_at, is_approved, is_exam_submitted, average_time, correct_average,
    correct_questions_qtd, user_question_answers, tries_qtd, date_of_last_try)
  select ${progress.userId}, ${progress.courseId}, ${progress.contentId},
    ${progress.applied.completedAt}::timestamptz, ${progress.now}::timestamptz, ${progress.now}::timestamptz,
    coalesce(is_approved, false), tries_qtd is not null, average_time, correct_average,
    correct_questions_qtd, coalesce(user_question_answers, '[]'), coalesce(tries_qtd, 0),
    date_of_last_try
  from (select) event left join (${bestAttempt({
    userId: sql`${progress.userId}::uuid`,
    contentId: sql`${progress.contentId}::uuid`,
  })}) best on true
  on conflict (user_id, content_id) do update
    set completed_at = excluded.completed_at, updated_at = excluded.updated_at,
      is_approved = content_progressions.is_approved or excluded.is_approved,
      is_exam_submitted = excluded.is_exam_submitted, average_time = excluded.average_time,
      correct_average = excluded.correct_average,
      correct_questions_qtd = excluded.correct_questions_qtd,
      user_question_answers = excluded.user_question_answers, tries_qtd = excluded.tries_qtd,
      date_of_last_try = excluded.date_of_last_try
  returning *, xmax = 0 as is_new, old.completed_at as was_completed_at`;

import type { Certificate } from '@sabia/domain/certificates/certificate.ts';
import {
  courseAccess,
  hasFullAccess,
  isSectionLocked,
} from '@sabia/domain/courses/course-access.ts';
import { messages } from '@sabia/domain/messages.ts';
import type { ContentStep, StepTaken } from '@sabia/domain/progress/content-step.ts';
import type { ContentProgression } from '@sabia/domain/progress/progression.ts';
import { takeStep as outcomeOf, type Outcome, type Step } from '@sabia/domain/progress/step.ts';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { contentProgressionJson } from '../courses/course-tree.queries.ts';
import { sql, type Database } from '../shell/database.ts';
import type { CourseCompleted } from './course-completed.ts';
import { stepLocks } from './progress-locks.ts';
import { findStanding, type StandingRow } from './standing.queries.ts';

type Asked = Pick<ContentStep, 'courseId' | 'userId' | 'contentId'> &
  Step & {
    /** The progression that the step is about, when the learner has one. */
    progressionId?: string;
  };

interface Context {
  viewer: Viewer;
  now: Date;
  courseCompleted: CourseCompleted;
}

/** Takes a learner's step in a content: one row and one certificate, however often it is repeated or raced. */
export function takeStep(
  db: Database,
  asked: Asked,
  { viewer, now, courseCompleted }: Context,
): Promise<StepTaken & { isNew: boolean }> {
  const { courseId, userId, contentId } = asked;
  return db.transaction(
    async (tx) => {
      const standing = await findStanding(tx, { userId, contentId });
      const admitted = admit(standing, asked, viewer);
      const moment = now.toISOString();
      const outcome = outcomeOf(admitted, asked, moment);
      const written = await write(tx, {
        asked,
        sectionId: admitted.sectionId,
        outcome,
        now: moment,
      });
      return {
        isNew: written.isNew,
        contentProgression: written.contentProgression,
        sectionProgression: {
          id: written.sectionProgressionId,
          sectionId: admitted.sectionId,
          ...outcome.section,
        },
        courseProgression: { ...written.courseProgression, courseId, userId, ...outcome.course },
        answers: [],
        certificate: await certify(tx, admitted, outcome, {
          courseId,
          userId,
          now: moment,
          courseCompleted,
        }),
      };
    },
    stepLocks(courseId, userId),
  );
}

/** A course or a content that the learner can't know of is not there; a locked one says why. */
function admit(standing: StandingRow | null, asked: Asked, viewer: Viewer): StandingRow {
  if (!standing) throw invalid('contentId', messages.unknownId);
  if (standing.courseId !== asked.courseId) throw invalid('courseId', messages.unknownId);
  if (asked.progressionId && asked.progressionId !== standing.progressionId) {
    throw new Refusal('not_found');
  }
  if (!standing.hasUser) throw invalid('userId', messages.unknownId);
  const access = courseAccess(viewer, standing);
  if (!access.granted && access.because === 'not-available') {
    throw invalid('courseId', messages.unknownId);
  }
  if (!access.granted || isSectionLocked(hasFullAccess(viewer, standing), standing)) {
    throw new Refusal('subscription_required');
  }
  return standing;
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

function write(
  tx: Database,
  given: { asked: Asked; sectionId: string; outcome: Outcome; now: string },
): Promise<Written> {
  const { asked, sectionId, outcome, now } = given;
  return tx.one<Written>(sql`
    with course_row as (
      insert into course_progressions (user_id, course_id, completed_at, started_at, updated_at)
      values (${asked.userId}, ${asked.courseId}, ${outcome.courseCompletedAt}, ${now}, ${now})
      on conflict (user_id, course_id) do update
        set completed_at = excluded.completed_at, updated_at = excluded.updated_at
      returning *
    ), section_row as (
      insert into section_progressions (user_id, section_id) values (${asked.userId}, ${sectionId})
      on conflict (user_id, section_id) do update set section_id = excluded.section_id
      returning id
    ), content_row as (
      insert into content_progressions (user_id, course_id, content_id, completed_at, created_at, updated_at)
      values (${asked.userId}, ${asked.courseId}, ${asked.contentId}, ${outcome.completedAt}, ${now}, ${now})
      on conflict (user_id, content_id) do update
        set completed_at = excluded.completed_at, updated_at = excluded.updated_at
      returning *, xmax = 0 as is_new
    )
    select content_progressions.is_new, ${contentProgressionJson} as content_progression,
      section_row.id as section_progression_id,
      json_build_object('id', course_row.id, 'completedAt', iso(course_row.completed_at),
        'startedAt', iso(course_row.started_at), 'updatedAt', iso(course_row.updated_at)
      ) as course_progression
    from content_row content_progressions, section_row, course_row`);
}

async function certify(
  tx: Database,
  standing: StandingRow,
  outcome: Outcome,
  given: { courseId: string; userId: string; now: string; courseCompleted: CourseCompleted },
): Promise<Certificate | null> {
  if (standing.certificate || !outcome.courseCompletedAt) return standing.certificate;
  const { courseId, userId, now, courseCompleted } = given;
  const [issued] = await courseCompleted(tx, { courseId, userIds: [userId], now });
  return issued ?? null;
}

import type { Certificate } from '@sabia/domain/certificates/certificate.ts';
import {
  courseAccess,
  hasFullAccess,
  isSectionLocked,
} from '@sabia/domain/courses/course-access.ts';
import { hasQuestions } from '@sabia/domain/courses/content.ts';
import { messages } from '@sabia/domain/messages.ts';
import type { ContentStep, StepTaken } from '@sabia/domain/progress/content-step.ts';
import { takeStep as outcomeOf, type Outcome, type Step } from '@sabia/domain/progress/step.ts';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import type { Database, Locks } from '../platform/db/database.ts';
import type { ContentAnswering, ContentAnswers } from './content-answering.ts';
import type { CoursesCompleted } from './course-completed.ts';
import { stepLocks } from './progress-locks.ts';
import { findStanding, type StandingRow } from './standing.queries.ts';
import { writeStep } from './write-step.ts';

export type StepAsked = Pick<ContentStep, 'courseId' | 'userId' | 'contentId' | 'deviceId'> &
  Step & {
    /** The progression that the step is about, when the learner has one. */
    progressionId?: string;
    /** What it says of the content's questions. */
    answering?: Pick<ContentAnswers, 'attemptId' | 'number' | 'answers' | 'isSubmitted'> | null;
  };

/** Who acts in the transaction of a step; app.ts introduces them. */
export interface StepParts {
  coursesCompleted: CoursesCompleted;
  contentAnswering: ContentAnswering;
}

interface Context extends StepParts {
  /** Null: the school itself, which finishes what somebody was admitted to. */
  viewer: Viewer | null;
  now: Date;
}

/** Takes a learner's step in a content: one row and one certificate, however often it is repeated or raced. */
export function takeStep(
  db: Database,
  asked: StepAsked,
  { viewer, now, coursesCompleted, contentAnswering }: Context,
): Promise<StepTaken & { isNew: boolean }> {
  const { courseId, userId, contentId, deviceId, sequence, answering } = asked;
  const moment = now.toISOString();
  return db.transaction(
    async (tx) => {
      const withExam = Boolean(answering);
      const standing = await findStanding(tx, { userId, contentId, deviceId, withExam });
      const admitted = admit(standing, asked, viewer);
      const { sectionId, contentType, exam } = admitted;
      const answered =
        answering && exam && hasQuestions(contentType)
          ? await contentAnswering.answer(
              tx,
              { userId, contentId, contentType, exam, ...answering },
              now,
            )
          : null;
      const step = { ...asked, isAnswered: answered?.isDone };
      const outcome = outcomeOf(admitted, step, moment);
      const written = await writeStep(tx, {
        courseId,
        userId,
        contentId,
        sectionId,
        device: deviceId && sequence ? { deviceId, sequence } : null,
        outcome,
        withTries: answered !== null,
        now: moment,
      });
      return {
        isNew: written.isNew,
        contentProgression: written.contentProgression,
        sectionProgression: {
          id: written.sectionProgressionId,
          sectionId,
          ...outcome.section,
        },
        courseProgression: { ...written.courseProgression, courseId, userId, ...outcome.course },
        answers: answered?.answers ?? [],
        certificate: await certify(tx, admitted, outcome, {
          courseId,
          userId,
          now: moment,
          coursesCompleted,
        }),
      };
    },
    answering
      ? both(stepLocks(courseId, userId), contentAnswering.locks(userId))
      : stepLocks(courseId, userId),
  );
}

const both = (own: Required<Locks>, more: Required<Locks>) => ({
  shared: [...own.shared, ...more.shared],
  exclusive: [...own.exclusive, ...more.exclusive],
});

/** A course or a content that the learner can't know of is not there; a locked one says why. */
function admit(standing: StandingRow | null, asked: StepAsked, viewer: Viewer | null): StandingRow {
  if (!standing) throw invalid('contentId', messages.unknownId);
  if (standing.courseId !== asked.courseId) throw invalid('courseId', messages.unknownId);
  if (asked.progressionId && asked.progressionId !== standing.progressionId) {
    throw new Refusal('not_found');
  }
  if (!standing.hasUser) throw invalid('userId', messages.unknownId);
  if (viewer === null) return standing;
  const access = courseAccess(viewer, standing);
  if (!access.granted && access.because === 'not-available') {
    throw invalid('courseId', messages.unknownId);
  }
  if (!access.granted || isSectionLocked(hasFullAccess(viewer, standing), standing)) {
    throw new Refusal('subscription_required');
  }
  return standing;
}

async function certify(
  tx: Database,
  standing: StandingRow,
  outcome: Outcome,
  given: { courseId: string; userId: string; now: string; coursesCompleted: CoursesCompleted },
): Promise<Certificate | null> {
  if (standing.certificate || !outcome.courseCompletedAt) return standing.certificate;
  const { courseId, userId, now, coursesCompleted } = given;
  const [issued] = await coursesCompleted(tx, [{ courseId, userId }], now);
  return issued ?? null;
}

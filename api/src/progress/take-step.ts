import type { Certificate } from '@sabia/domain/certificates/certificate.ts';
import {
  courseAccess,
  hasFullAccess,
  isSectionLocked,
} from '@sabia/domain/courses/course-access.ts';
import { hasQuestions } from '@sabia/domain/courses/content.ts';
import { messages } from '@sabia/domain/messages.ts';
import type { ProgressEvent, ProgressResult } from '@sabia/domain/progress/progress-event.ts';
import {
  applyProgress,
  type AppliedProgress,
  type ProgressChange,
} from '@sabia/domain/progress/apply-progress.ts';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { answerContent, type ContentAnswers } from '../attempts/answer-content.ts';
import { attemptsLocks } from '../attempts/attempts-locks.ts';
import { findCourseCertificate } from '../certificates/certificates.queries.ts';
import { emit } from '../events.ts';
import type { Database, Locks } from '../platform/db/database.ts';
import { stepLocks } from './progress-locks.ts';
import { findStanding, type StandingRow } from './standing.queries.ts';
import { writeStep } from './write-step.ts';

export type StepAsked = Pick<ProgressEvent, 'courseId' | 'userId' | 'contentId' | 'deviceId'> &
  ProgressChange & {
    /** The progression that the step is about, when the learner has one. */
    progressionId?: string;
    /** What it says of the content's questions. */
    answering?: Pick<ContentAnswers, 'attemptId' | 'number' | 'answers' | 'isSubmitted'> | null;
  };

interface Context {
  /** Null: an attempt is submitted whose learner was admitted when it began. */
  viewer: Viewer | null;
  now: Date;
}

/** Records a progress event that a learner's device has sent. */
export const takeSentStep = (
  db: Database,
  sent: ProgressEvent & { progressionId?: string },
  context: Context,
) => takeStep(db, { ...sent, answering: answeringOf(sent) }, context);

/** What the event says of the content's questions; null when it says nothing. */
const answeringOf = (sent: ProgressEvent): StepAsked['answering'] =>
  sent.isExamSubmitted || (sent.userQuestionAnswers?.length ?? 0) > 0 || sent.attemptId
    ? {
        attemptId: sent.attemptId ?? null,
        number: sent.triesQtd ?? null,
        answers: sent.userQuestionAnswers ?? [],
        isSubmitted: sent.isExamSubmitted ?? false,
      }
    : null;

/** Takes a learner's step in a content: one row and one certificate, however often it is repeated or raced. */
export function takeStep(
  db: Database,
  asked: StepAsked,
  { viewer, now }: Context,
): Promise<ProgressResult & { isNew: boolean }> {
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
          ? await answerContent(tx, { userId, contentId, contentType, exam, ...answering }, now)
          : null;
      const step = { ...asked, isAnswered: answered?.isDone };
      const outcome = applyProgress(admitted, step, moment);
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
        certificate: await certify(tx, admitted, outcome, { courseId, userId, now }),
      };
    },
    answering
      ? both(stepLocks(courseId, userId), attemptsLocks(userId))
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
  outcome: AppliedProgress,
  { courseId, userId, now }: { courseId: string; userId: string; now: Date },
): Promise<Certificate | null> {
  if (standing.certificate || !outcome.courseCompletedAt) return standing.certificate;
  await emit(tx, 'course.completed', { completions: [{ courseId, userId }], now });
  return findCourseCertificate(tx, { courseId, userId });
}

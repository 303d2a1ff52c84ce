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
import { type DomainEvents, emit } from '../events.ts';
import type { Database } from '../platform/db/database.ts';
import { both, progressLocks } from './progress-locks.queries.ts';
import { findProgressState, type ProgressStateRow } from './progress-state.queries.ts';
import { recomputeProgress } from './recompute-progress.ts';
import { writeProgress } from './write-progress.ts';

export type ProgressInput = Pick<
  ProgressEvent,
  'courseId' | 'userId' | 'contentId' | 'deviceId' | 'videoPosition'
> &
  ProgressChange & {
    /** The id in the path; must be the learner's progression in the content. */
    progressionId?: string;
    /** Answers to the questions of the content, or their submission; null without either. */
    answering?: Pick<
      ContentAnswers,
      'attemptId' | 'number' | 'answers' | 'blankTimes' | 'isSubmitted'
    > | null;
  };

interface RecordingAct {
  /** Null: an attempt is submitted whose learner was admitted when it began. */
  viewer: Viewer | null;
  now: Date;
}

/** Records a progress event that a learner's device has sent. */
export const recordSentProgress = (
  db: Database,
  sent: ProgressEvent & { progressionId?: string },
  act: RecordingAct,
) => recordProgress(db, { ...sent, answering: answeringOf(sent) }, act);

const answeringOf = (sent: ProgressEvent): ProgressInput['answering'] =>
  sent.isExamSubmitted || (sent.userQuestionAnswers?.length ?? 0) > 0 || sent.attemptId
    ? {
        attemptId: sent.attemptId ?? null,
        number: attemptNumber(sent.triesQtd),
        answers: sent.userQuestionAnswers ?? [],
        blankTimes: sent.blankTimes ?? [],
        isSubmitted: sent.isExamSubmitted ?? false,
      }
    : null;

/** Null for a number that no attempt can have. */
const attemptNumber = (claimed: ProgressEvent['triesQtd']): number | null =>
  Number.isInteger(claimed) && Number(claimed) > 0 && Number(claimed) < 2 ** 31
    ? Number(claimed)
    : null;

/**
 * Records a progress event. Repeated and concurrent events leave one row and one certificate. Refuses with
 * `invalid_input` (unknown ids), `not_found` (another progression) or `subscription_required`.
 */
export function recordProgress(
  db: Database,
  input: ProgressInput,
  { viewer, now }: RecordingAct,
): Promise<ProgressResult & { isNew: boolean }> {
  const { courseId, userId, contentId, deviceId, sequence, answering } = input;
  const moment = now.toISOString();
  return db.transaction(
    async (tx) => {
      const withExam = Boolean(answering);
      const find = () => findProgressState(tx, { userId, contentId, deviceId, withExam });
      let state = admit(await find(), input, viewer);
      if (state.isStale) {
        await recomputeProgress(tx, { learners: [{ courseId, userId }] }, { now });
        state = admit(await find(), input, viewer);
      }
      const { sectionId, contentType, exam } = state;
      const answered =
        answering && exam && hasQuestions(contentType)
          ? await answerContent(tx, { userId, contentId, contentType, exam, ...answering }, { now })
          : null;
      const change = { ...input, isAnswered: answered?.isDone };
      const applied = applyProgress(state, change, moment);
      const written = await writeProgress(tx, {
        courseId,
        userId,
        contentId,
        sectionId,
        device: deviceId && sequence ? { deviceId, sequence } : null,
        applied,
        completionsDelta: Number(applied.completedAt !== null) - Number(state.completedAt !== null),
        changesTallies: changesTallies(state, applied),
        withAttempts: answered !== null,
        videoPosition: input.videoPosition ?? null,
        now: moment,
      });
      return {
        isNew: written.isNew,
        contentProgression: written.contentProgression,
        sectionProgression: {
          id: written.sectionProgressionId,
          sectionId,
          ...applied.section,
        },
        courseProgression: { ...written.courseProgression, courseId, userId, ...applied.course },
        answers: answered?.answers ?? [],
        attempt: answered?.attempt ?? null,
        certificate: await certify(tx, state, applied, { courseId, userId, now }),
      };
    },
    answering
      ? both(progressLocks(courseId, userId), attemptsLocks(userId))
      : progressLocks(courseId, userId),
  );
}

/** The position in a video and a repeated event change nothing that the figures of the course count. */
const changesTallies = (
  { progressionId, completedAt, courseCompletedAt }: ProgressStateRow,
  applied: AppliedProgress,
): boolean =>
  progressionId === null ||
  completedAt !== applied.completedAt ||
  courseCompletedAt !== applied.courseCompletedAt;

/** Submits an attempt that a learner has handed in; its learner was admitted when it began. */
export const recordHandedIn = (
  db: Database,
  { attemptId, answers, blankTimes, now, ...place }: DomainEvents['attempt.handed-in'],
) => {
  const answering = { attemptId, number: null, answers, blankTimes, isSubmitted: true };
  return recordProgress(db, { ...place, answering }, { viewer: null, now });
};

/** Refuses a content that the viewer may not study; an inactive course is answered like an unknown id. */
function admit(
  state: ProgressStateRow | null,
  input: ProgressInput,
  viewer: Viewer | null,
): ProgressStateRow {
  if (!state) throw invalid('contentId', messages.unknownId);
  if (state.courseId !== input.courseId) throw invalid('courseId', messages.unknownId);
  if (input.progressionId && input.progressionId !== state.progressionId) {
    throw new Refusal('not_found');
  }
  if (input.videoPosition && state.contentType !== 'VIDEO')
    throw invalid('videoPosition', messages.invalid);
  if (!state.hasUser) throw invalid('userId', messages.unknownId);
  if (viewer === null) return state;
  const access = courseAccess(viewer, state);
  if (!access.granted && access.because === 'not-available') {
    throw invalid('courseId', messages.unknownId);
  }
  if (!access.granted || isSectionLocked(hasFullAccess(viewer, state), state)) {
    throw new Refusal('subscription_required');
  }
  return state;
}

async function certify(
  tx: Database,
  state: ProgressStateRow,
  applied: AppliedProgress,
  { courseId, userId, now }: { courseId: string; userId: string; now: Date },
): Promise<Certificate | null> {
  if (state.certificate || !applied.courseCompletedAt) return state.certificate;
  await emit(tx, 'course.completed', { completions: [{ courseId, userId }], now });
  return findCourseCertificate(tx, { courseId, userId });
}

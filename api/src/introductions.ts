import { levelOf } from '@sabia/domain/practice-exams/leveling.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { answeringContent } from './attempts/answer-content.ts';
import type { AttemptSubmitted } from './attempts/attempt-submitted.ts';
import { regradingQuestion } from './attempts/regrade-question.ts';
import { startAttempt } from './attempts/start-attempt.ts';
import { submittingAttempt } from './attempts/submit-attempt.ts';
import { issueCertificates } from './certificates/issue-certificates.ts';
import { renewGrades } from './progress/renew-grades.ts';
import { settlingCourse } from './progress/settle-course.ts';
import { submittingContent } from './progress/submit-content.ts';
import type { Database } from './shell/database.ts';
import { setLevel } from './users/set-level.ts';

/** What follows from a submitted try, in its transaction. */
const attemptSubmitted: AttemptSubmitted = async (tx, { userId, levelingBands, result }) => {
  const level = levelingBands && result && levelOf(levelingBands, result.correctAverage);
  if (level) await setLevel(tx, { userId, level });
};

/** What acts within a learner's step of progress. */
export const stepParts = {
  courseCompleted: issueCertificates,
  contentAnswering: answeringContent(attemptSubmitted),
};

/** A learner's try, submitted with all that follows from it. */
export const submitAttempt = submittingAttempt(attemptSubmitted, submittingContent(stepParts));

export const startNotebookAttempt = (db: Database, context: { viewer: Viewer; now: Date }) =>
  startAttempt(db, { notebook: true }, { ...context, submitAttempt });

/** What changes a course or a question while learners study, by the school's clock. */
export function changes(clock: () => Date) {
  const changeStructure = settlingCourse(issueCertificates, clock);
  return {
    changeStructure,
    regrading: regradingQuestion({ clock, changeStructure, triesRegraded: renewGrades }),
  };
}

import { levelOf } from '@sabia/domain/practice-exams/leveling.ts';
import type { PublicationKind } from '@sabia/domain/publications/publication.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { answeringContent } from './attempts/answer-content.ts';
import type { AttemptSubmitted } from './attempts/attempt-submitted.ts';
import { regradingQuestion } from './attempts/regrade-question.ts';
import { startAttempt } from './attempts/start-attempt.ts';
import { submittingAttempt } from './attempts/submit-attempt.ts';
import { forgetHolder } from './certificates/forget-holder.ts';
import { issueCertificates, issueTrailCertificates } from './certificates/issue-certificates.ts';
import type { ChangeStructure } from './courses/change-structure.ts';
import { forgetOwner } from './files/forget-owner.ts';
import { keepingHistory } from './history/keep-history.ts';
import { replaceTerm as replaceInCourses } from './courses/replace-term.ts';
import { setCoursesActive } from './courses/set-courses-active.ts';
import { forgetLearner } from './lives/forget-learner.ts';
import { replaceTerm as replaceInLives } from './lives/replace-term.ts';
import { setLivesActive } from './lives/set-lives-active.ts';
import { nameLevel } from './practice-exams/name-level.ts';
import { findPracticeExamTerms } from './practice-exams/practice-exams.queries.ts';
import { replaceTerm as replaceInPracticeExams } from './practice-exams/replace-term.ts';
import { setPracticeExamsActive } from './practice-exams/set-practice-exams-active.ts';
import type { Forget } from './privacy/forget.ts';
import type { CoursesCompleted } from './progress/course-completed.ts';
import { renewGrades } from './progress/renew-grades.ts';
import { settlingCourses } from './progress/settle-course.ts';
import { submittingContent } from './progress/submit-content.ts';
import type { Shelf } from './publications/shelf.ts';
import type { Database } from './platform/db/database.ts';
import { removeAccount } from './platform/auth/identity/remove-account.ts';
import { holdTerms } from './taxonomy/taxonomy.queries.ts';
import type { TermChanges } from './taxonomy/term-changes.ts';
import { changingTrails, type ChangeTrail } from './trails/change-trail.ts';
import { replaceTerm as replaceInTrails } from './trails/replace-term.ts';
import { setTrailsActive } from './trails/set-trails-active.ts';
import { settlingSteps } from './trails/settle-trails.ts';
import type { TrailsCompleted } from './trails/trail-completed.ts';
import { forgetPayer } from './subscriptions/forget-payer.ts';
import { handingOverAccess } from './subscriptions/hand-over-access.ts';
import { everybodysAccess } from './subscriptions/settle-access.ts';
import { togglingAccess } from './subscriptions/toggle-access.ts';
import { closeAccount, nobodysName } from './users/close-account.ts';
import { keepAccess } from './users/keep-access.ts';
import { replaceLevel } from './users/replace-level.ts';
import { setLevel } from './users/set-level.ts';
import type { UserAccess } from './users/user-access.ts';

const trailsCompleted: TrailsCompleted = async (tx, completions, now) => {
  await issueTrailCertificates(tx, completions, now);
};

/** Something that trails are made of is done, in the transaction in which it was. */
export const stepDone = settlingSteps(trailsCompleted);

/** What follows from a submitted try, in its transaction. */
const attemptSubmitted: AttemptSubmitted = async (tx, attempt, now) => {
  const { userId, practiceExamId, levelingBands, result } = attempt;
  if (practiceExamId && levelingBands && result) {
    await holdTerms(tx);
    // Since the try was loaded, a level may have become another one.
    const exam = await findPracticeExamTerms(tx, practiceExamId);
    const level = exam && levelOf(exam.levelingBands, result.correctAverage);
    if (level) await setLevel(tx, { userId, level });
  }
  if (practiceExamId && result?.isApproved) {
    await stepDone(tx, { practiceExamId }, [userId], now.toISOString());
  }
};

/** What follows from completed courses, in the transaction that completed them. */
const coursesCompleted: CoursesCompleted = async (tx, completions, now) => {
  const certificates = await issueCertificates(tx, completions, now);
  const courseIds = [...new Set(completions.map(({ courseId }) => courseId))];
  await stepDone(
    tx,
    { courseIds },
    completions.map(({ userId }) => userId),
    now,
  );
  return certificates;
};

/** What acts within a learner's step of progress. */
export const stepParts = {
  coursesCompleted,
  contentAnswering: answeringContent(attemptSubmitted),
};

/** A learner's try, submitted with all that follows from it. */
export const submitAttempt = submittingAttempt(attemptSubmitted, submittingContent(stepParts));

export const startNotebookAttempt = (db: Database, context: { viewer: Viewer; now: Date }) =>
  startAttempt(db, { notebook: true }, { ...context, submitAttempt });

/** Who keeps what is filed under terms, told of what becomes of those; in the transaction of the change. */
export const termChanges = {
  async termReplaced(tx, replacement) {
    await replaceInCourses(tx, replacement);
    await replaceInLives(tx, replacement);
    await replaceInTrails(tx, replacement);
    await replaceInPracticeExams(tx, replacement);
    if (replacement.kind === 'levels') await replaceLevel(tx, replacement);
  },
  levelRenamed: (tx, level) => nameLevel(tx, level, level.id),
} satisfies TermChanges;

/** Who administers or welcomes people, and the ledger that says what is open to them. */
export const userAccess: UserAccess = {
  ofEverybody: everybodysAccess,
  toggle: togglingAccess(keepAccess),
  handOver: handingOverAccess(keepAccess),
};

/** What becomes of all that is held about somebody who leaves (api/src/privacy/personal-data.ts). */
export const forget: Forget = async (tx, files, { userId, keepsName, now }) => {
  // Ledgers are locked before people, as by whoever grants access.
  await forgetPayer(tx, userId, now);
  const leaver = await closeAccount(tx, userId, now);
  await removeAccount(tx, leaver);
  if (!keepsName) await forgetHolder(tx, { userId, nobodysName });
  await forgetLearner(tx, userId);
  await forgetOwner(tx, files, userId);
};

/** Nothing that learners do has to wait, or to be settled. */
const alone: Shelf['change'] = (db, _ids, change) => db.transaction(change);

/** What changes a course, a question or a trail while learners study, by the school's clock. */
export function changes(clock: () => Date) {
  const changeStructures = settlingCourses(coursesCompleted, clock);
  const changeStructure: ChangeStructure = (db, courseId, change) =>
    changeStructures(db, [courseId], change);
  const changeTrails = changingTrails(trailsCompleted, clock);
  const changeTrail: ChangeTrail = (db, trailId, change) => changeTrails(db, [trailId], change);
  return {
    changeStructure,
    changeTrail,
    history: keepingHistory(clock),
    regrading: regradingQuestion({ clock, changeStructure, triesRegraded: renewGrades }),
    /** What is published together is settled together. */
    shelves: {
      COURSE: { change: changeStructures, setActive: setCoursesActive },
      TRAIL: { change: changeTrails, setActive: setTrailsActive },
      LIVE: { change: alone, setActive: setLivesActive },
      PRACTICE_EXAM: { change: alone, setActive: setPracticeExamsActive },
    } satisfies Record<PublicationKind, Shelf>,
  };
}

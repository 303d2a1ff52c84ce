import { keepWallClocks } from './assignments/keep-wall-clocks.ts';
import { forgetResponses } from './attempts/forget-responses.ts';
import { forgetComments } from './essays/forget-comments.ts';
import { recountAttempts } from './attempts/recount-attempts.ts';
import { forgetHolder } from './certificates/forget-holder.ts';
import {
  issueCourseCertificates,
  issueTrailCertificates,
} from './certificates/issue-certificates.ts';
import { importMembers, moveMember, undoImportedMembers } from './classes/import-members.ts';
import { keepNoticeMoments } from './class-notices/follow-class.ts';
import { forgetMember } from './classes/forget-member.ts';
import { replaceTerm as replaceInCourses } from './courses/replace-term.ts';
import { returnTerm as returnInCourses } from './courses/return-term.ts';
import { noteAnswer } from './error-notebook/update-notebook.ts';
import { register } from './events.ts';
import { forgetOwner } from './files/forget-owner.ts';
import { forgetReasons } from './gradebook/forget-reasons.ts';
import { forgetInstructor } from './history/forget-instructor.ts';
import { states } from './history/states.queries.ts';
import { registerStates } from './platform/history/revisions.ts';
import { forgetUser } from './instructors/forget-user.ts';
import { copyParameters } from './item-response/copy-parameters.ts';
import { renewScores } from './item-response/renew-scores.ts';
import { returnToAreas } from './item-response/return-to-areas.ts';
import { scoreCorrected, scoreSubmitted } from './item-response/score-attempts.ts';
import { forgetLearner } from './lives/forget-learner.ts';
import { replaceTerm as replaceInLives } from './lives/replace-term.ts';
import { returnTerm as returnInLives } from './lives/return-term.ts';
import { nameLevelById } from './practice-exams/name-level.ts';
import { replaceTerm as replaceInPracticeExams } from './practice-exams/replace-term.ts';
import { returnTerm as returnInPracticeExams } from './practice-exams/return-term.ts';
import * as questionTerms from './questions/replace-term.ts';
import { forgetGuardian } from './privacy/forget-guardian.ts';
import { completeCourses, recomputeGraded } from './progress/change-grades.ts';
import { recomputeLearner } from './progress/recompute-progress.ts';
import { recordHandedIn } from './progress/record-progress.ts';
import { recountProgress } from './progress/recount-progress.ts';
import { renewGrades } from './progress/renew-grades.ts';
import * as firstAnswerTerms from './progress/replace-term.ts';
import { forgetPayer } from './subscriptions/forget-payer.ts';
import {
  completeTrailsOfCourses,
  completeTrailsOfLive,
  completeTrailsOfPracticeExam,
  completeTrailsOfRegraded,
} from './trails/complete-trails.ts';
import { moveMarks as moveRollMarks } from './rolls/move-marks.ts';
import { moveMarks as moveGradebookMarks } from './gradebook/move-marks.ts';
import { moveAttempts } from './attempts/move-attempts.ts';
import { moveScores } from './item-response/move-scores.ts';
import { movePerson } from './mock-exams/move-person.ts';
import { moveProgressions } from './trails/move-progressions.ts';
import { moveCertificates } from './certificates/move-certificates.ts';
import { moveExtensions } from './assignments/move-extensions.ts';
import { removeInstructor } from './platform/db/published-tables.ts';
import { recomputeTrailsOfUser } from './trails/recompute-trails.ts';
import * as trailTerms from './trails/replace-term.ts';
import { closeAccount } from './users/close-account.ts';
import { keepPayer } from './users/keep-payer.ts';
import * as userTerms from './users/replace-term.ts';
import { renewLevelOfCorrected, renewLevelsOfRegraded, setLevel } from './users/set-level.ts';
import { updateAccess } from './users/update-access.ts';

registerStates(states);

/** Which function of which feature handles each event of events.ts, in this order and in one transaction. */
register({
  // A trail counts a course as done by its certificate, so certificates come first.
  'course.completed': [issueCourseCertificates, completeTrailsOfCourses],
  'trail.completed': [issueTrailCertificates],
  'progress.outdated': [recomputeLearner],
  'trails.outdated': [recomputeTrailsOfUser],
  'attempt.handed-in': [recordHandedIn],
  'attempt.submitted': [setLevel, completeTrailsOfPracticeExam, scoreSubmitted],
  'attempt.corrected': [renewLevelOfCorrected, completeTrailsOfPracticeExam, scoreCorrected],
  'question.regraded': [renewScores],
  'questions.copied': [copyParameters],
  'questions.returned': [returnToAreas],
  'question.trained': [noteAnswer],
  'answers.regraded': [renewGrades, completeTrailsOfRegraded, renewLevelsOfRegraded],
  'grades.changing': [recomputeGraded],
  'grades.changed': [completeCourses],
  'live.attended': [completeTrailsOfLive],
  'term.replaced': [
    replaceInCourses,
    replaceInLives,
    trailTerms.replaceTerm,
    replaceInPracticeExams,
    questionTerms.replaceTerm,
    firstAnswerTerms.replaceTerm,
    userTerms.replaceTerm,
  ],
  'term.returned': [
    returnInCourses,
    returnInLives,
    trailTerms.returnTerm,
    returnInPracticeExams,
    questionTerms.returnTerm,
    firstAnswerTerms.returnTerm,
    userTerms.returnTerm,
  ],
  'instructor.deleted': [removeInstructor, forgetInstructor],
  'level.renamed': [nameLevelById],
  'access.changed': [updateAccess],
  'payer.kept': [keepPayer],
  'users.recounted': [recountAttempts, recountProgress],
  'class.moving': [keepWallClocks, keepNoticeMoments],
  'users.imported': [importMembers],
  'users.restored': [undoImportedMembers],
  'invitation.accepted': [
    moveMember,
    movePerson,
    moveAttempts,
    moveScores,
    moveProgressions,
    moveCertificates,
    moveExtensions,
    moveRollMarks,
    moveGradebookMarks,
  ],
  // Ledgers are locked before users, as in every change of access.
  'user.deleted': [
    forgetPayer,
    forgetGuardian,
    closeAccount,
    forgetHolder,
    forgetLearner,
    forgetMember,
    forgetReasons,
    forgetUser,
    forgetResponses,
    forgetComments,
    forgetOwner,
  ],
});

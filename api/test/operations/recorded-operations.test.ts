import { methodOf, type Operation } from '@sabia/domain/operation.ts';
import { operations } from '@sabia/domain/operations.ts';
import { expect, it } from 'vitest';

/** Changes by administrators that `serve` does not record, and why. */
const unrecorded: Partial<Record<keyof typeof operations, string>> = {
  // Terms, plans and users have no history of revisions.
  createTerm: 'has no history',
  renameTerm: 'has no history',
  orderLevels: 'has no history',
  mergeTerm: 'has no history',
  undoMerge: 'has no history',
  deleteTerm: 'has no history',
  // Personal data: the history is deleted with the instructor.
  deleteInstructor: 'deletes the history',
  createQuestionBank: 'has no history',
  changeQuestionBank: 'has no history',
  createPlan: 'has no history',
  changePlan: 'has no history',
  changeRole: 'has no history',
  changeSubscription: 'has no history',
  refundPayment: 'keeps each refund itself',
  setExtraTime: 'keeps each change itself',
  linkInstructor: 'has no history',
  createClass: 'has no history',
  changeClass: 'has no history',
  createMockExamEvent: 'has no history',
  changeMockExamEvent: 'has no history',
  deleteMockExamEvent: 'has no history',
  recordCardReading: 'keeps each reading itself',
  readCardPicture: 'keeps each reading itself',
  recordEssaySheet: 'keeps the sheet itself',
  createScoreWeighting: 'has no history',
  changeScoreWeighting: 'has no history',
  deleteScoreWeighting: 'has no history',
  sealExam: 'has no history',
  startSealedExam: 'has no history',
  handInSealedExam: 'keeps each reading itself',
  carryAnswers: 'keeps each reading itself',
  createAssignment: 'has no history',
  changeAssignment: 'has no history',
  deleteAssignment: 'has no history',
  publishResults: 'has no history',
  extendAssignment: 'has no history',
  remindStudents: 'has no history',
  changeGradebookRules: 'keeps each revision itself',
  recordMarks: 'keeps each mark itself',
  closeTerm: 'keeps each closing itself',
  openTerm: 'keeps each closing itself',
  createClassNotice: 'has no history',
  changeClassNotice: 'has no history',
  deleteClassNotice: 'has no history',
  takeRoll: 'keeps each mark itself',
  addClassMember: 'keeps each stay itself',
  inviteUser: 'has no history',
  correctInvitation: 'has no history',
  withdrawInvitation: 'has no history',
  blockUser: 'has no history',
  requestEmailChange: 'has no history',
  cancelEmailChange: 'has no history',
  confirmEmailChange: 'has no history',
  changeUsersTogether: 'has no history',
  removeUser: 'deletes the history',
  resendInvitation: 'has no history',
  retryFailedEmails: 'has no history',
  importUsers: 'has no history',
  undoUserImport: 'has no history',
  importItemFile: 'has no history',
  createExamScale: 'has no history',
  deleteExamScale: 'has no history',
  setExamScoring: 'has no history',
  connectBooklet: 'has no history',
  correctAnswer: 'has no history',
  createRubric: 'keeps versions of its own',
  changeRubric: 'keeps versions of its own',
  claimEssay: 'has no history',
  keepClaim: 'has no history',
  dropClaim: 'has no history',
  saveComment: 'has no history',
  deleteSavedComment: 'has no history',
  markEssay: 'has no history',
  requestCalibration: 'has no history',
  acceptCalibration: 'has no history',
  // A preview is a POST because it sends a file.
  previewUserImport: 'changes nothing',
  previewCourseImport: 'changes nothing',
  previewImport: 'changes nothing',
  checkFeasibility: 'changes nothing',
  exportSelectedQuestions: 'changes nothing',
  listSelectedLosses: 'changes nothing',
  previewItemFile: 'changes nothing',
  previewBookletConnection: 'changes nothing',
  previewTaskRegrading: 'changes nothing',
  // An attempt that is stored nowhere.
  startContentPreview: 'changes nothing',
  gradeContentPreview: 'changes nothing',
  startPracticePreview: 'changes nothing',
  gradePracticePreview: 'changes nothing',
  // A transaction around the whole import would stay open while images are resized.
  importCourse: 'inserts the revision itself',
  changeQuestionsTogether: 'inserts the revisions itself',
  undoBulkChange: 'inserts the revisions itself',
  importQuestions: 'inserts the revisions itself',
};

const changes = Object.entries<Operation>(operations).filter(
  ([, operation]) => operation.audience.kind === 'admin' && methodOf(operation) !== 'GET',
);

it.each(changes)('%s records a revision, or is listed with the reason', (name, { records }) => {
  expect(records !== undefined).toBe(!(name in unrecorded));
});

it('only changes by administrators record revisions', () => {
  const names = changes.map(([name]) => name);
  const others = Object.entries<Operation>(operations).filter(([name]) => !names.includes(name));
  expect(others.filter(([, { records }]) => records).map(([name]) => name)).toEqual([]);
});

it('an operation with a base version is a recorded one, whose If-Match is judged', () => {
  const unjudged = Object.entries<Operation>(operations).filter(
    ([, operation]) => operation.versioned && methodOf(operation) !== 'GET' && !operation.records,
  );
  expect(unjudged.map(([name]) => name)).toEqual([]);
});

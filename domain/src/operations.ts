import * as addresses from './addresses/addresses.contract.ts';
import * as annulments from './attempts/annulments.contract.ts';
import * as attemptPreviews from './attempts/attempt-previews.contract.ts';
import * as attempts from './attempts/attempts.contract.ts';
import * as corrections from './attempts/corrections.contract.ts';
import * as examResults from './attempts/exam-results.contract.ts';
import * as bin from './bin/bin.contract.ts';
import * as certificates from './certificates/certificates.contract.ts';
import * as assignments from './assignments/assignments.contract.ts';
import * as classNotices from './class-notices/class-notices.contract.ts';
import * as classes from './classes/classes.contract.ts';
import * as courseFiles from './courses/course-files.contract.ts';
import * as courses from './courses/courses.contract.ts';
import * as essayCards from './error-notebook/essay-cards.contract.ts';
import * as errorNotebook from './error-notebook/error-notebook.contract.ts';
import * as agreement from './essays/agreement.contract.ts';
import * as essays from './essays/essays.contract.ts';
import * as rubrics from './essays/rubrics.contract.ts';
import * as savedComments from './essays/saved-comments.contract.ts';
import * as families from './families/families.contract.ts';
import * as files from './files/files.contract.ts';
import * as gradebook from './gradebook/gradebook.contract.ts';
import * as history from './history/history.contract.ts';
import * as home from './home/home.contract.ts';
import type { Operation } from './operation.ts';
import * as examScores from './item-response/exam-scores.contract.ts';
import * as itemResponse from './item-response/item-response.contract.ts';
import * as calibrations from './item-response/calibrations.contract.ts';
import * as trainings from './item-response/trainings.contract.ts';
import * as instructors from './instructors/instructors.contract.ts';
import * as lives from './lives/lives.contract.ts';
import * as overview from './overview/overview.contract.ts';
import * as mockExams from './mock-exams/mock-exams.contract.ts';
import * as readings from './mock-exams/readings.contract.ts';
import * as mockExamResults from './mock-exams/results.contract.ts';
import * as scoreWeightings from './mock-exams/score-weightings.contract.ts';
import * as sealedExams from './mock-exams/sealed-exams.contract.ts';
import * as practiceExams from './practice-exams/practice-exams.contract.ts';
import * as privacy from './privacy/privacy.contract.ts';
import * as progress from './progress/progress.contract.ts';
import * as publications from './publications/publications.contract.ts';
import * as questionImport from './questions/question-import.contract.ts';
import * as questionBanks from './questions/question-banks.contract.ts';
import * as questions from './questions/questions.contract.ts';
import * as rolls from './rolls/rolls.contract.ts';
import * as school from './school/school.contract.ts';
import * as subscriptions from './subscriptions/subscriptions.contract.ts';
import * as trails from './trails/trails.contract.ts';
import * as taxonomy from './taxonomy/taxonomy.contract.ts';
import * as signInProviders from './users/sign-in-providers.contract.ts';
import * as userFiles from './users/user-files.contract.ts';
import * as users from './users/users.contract.ts';

/** All operations of the API by name. */
export const operations = {
  ...taxonomy,
  ...instructors,
  ...courses,
  ...courseFiles,
  ...questions,
  ...questionBanks,
  ...questionImport,
  ...practiceExams,
  ...mockExams,
  ...readings,
  ...mockExamResults,
  ...scoreWeightings,
  ...sealedExams,
  ...itemResponse,
  ...examScores,
  ...trainings,
  ...calibrations,
  ...attempts,
  ...attemptPreviews,
  ...corrections,
  ...essays,
  ...agreement,
  ...savedComments,
  ...rubrics,
  ...examResults,
  ...annulments,
  ...essayCards,
  ...errorNotebook,
  ...lives,
  ...assignments,
  ...classes,
  ...classNotices,
  ...gradebook,
  ...rolls,
  ...trails,
  ...publications,
  ...progress,
  ...certificates,
  ...overview,
  ...home,
  ...school,
  ...subscriptions,
  ...users,
  ...signInProviders,
  ...userFiles,
  ...files,
  ...addresses,
  ...history,
  ...bin,
  ...privacy,
  ...families,
} satisfies Record<string, Operation>;

type Declared = (typeof operations)[keyof typeof operations];

/** The operations by route, for clients that import their types only. */
export type Operations = { [O in Declared as O['route']]: O };

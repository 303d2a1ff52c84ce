import { adminScreens } from './admin-screens.ts';
import { cardReadingScreens } from './card-reading-screens.ts';
import { agreementScreens, correctionScreens, essayRoomScreens } from './correction-screens.ts';
import { courseFileScreens } from './course-file-screens.ts';
import { errorNotebookScreens } from './error-notebook-screens.ts';
import { examResultsScreens } from './exam-results-screens.ts';
import { examScreens } from './exam-screens.ts';
import { familyScreens } from './family-screens.ts';
import { historyScreens } from './history-screens.ts';
import { classScreens } from './class-screens.ts';
import { taughtCourseScreens } from './taught-course-screens.ts';
import { classWorkScreens } from './class-work-screens.ts';
import { instructorScreens } from './instructor-screens.ts';
import { learnerScreens } from './learner-screens.ts';
import { liveScreens } from './live-screens.ts';
import { mockExamReaderScreens } from './mock-exam-reader-screens.ts';
import { scoreWeightingScreens } from './score-weighting-screens.ts';
import { mockExamResultScreens } from './mock-exam-result-screens.ts';
import { mockExamScreens } from './mock-exam-screens.ts';
import { sealedExamScreens } from './sealed-exam-screens.ts';
import { noticeScreens } from './notice-screens.ts';
import { overviewScreens } from './overview-screens.ts';
import { practiceExamResultScreens } from './practice-exam-result-screens.ts';
import { practiceExamScreens } from './practice-exam-screens.ts';
import { privacyScreens } from './privacy-screens.ts';
import { publicationScreens } from './publication-screens.ts';
import { questionScreens } from './question-screens.ts';
import { gradebookScreens } from './gradebook-screens.ts';
import { gradebookRulesScreens } from './gradebook-rules-screens.ts';
import { rollScreens } from './roll-screens.ts';
import { rubricScreens } from './rubric-screens.ts';
import { schoolScreens } from './school-screens.ts';
import { subscriptionScreens } from './subscription-screens.ts';
import { taxonomyScreens } from './taxonomy-screens.ts';
import { binScreens } from './bin-screens.ts';
import { trainingScreens } from './training-screens.ts';
import { trailScreens } from './trail-screens.ts';
import { userScreens } from './user-screens.ts';
import { visitorScreens } from './visitor-screens.ts';

/** All states of each screen, by the screen's name. */
export const screens = Map.groupBy(
  [
    ...visitorScreens,
    ...learnerScreens,
    ...examScreens,
    ...examResultsScreens,
    ...practiceExamScreens,
    ...practiceExamResultScreens,
    ...errorNotebookScreens,
    ...trainingScreens,
    ...liveScreens,
    ...trailScreens,
    ...subscriptionScreens,
    ...overviewScreens,
    ...noticeScreens,
    ...privacyScreens,
    ...familyScreens,
    ...schoolScreens,
    ...adminScreens,
    ...courseFileScreens,
    ...historyScreens,
    ...publicationScreens,
    ...questionScreens,
    ...classScreens,
    ...mockExamScreens,
    ...mockExamResultScreens,
    ...scoreWeightingScreens,
    ...mockExamReaderScreens,
    ...sealedExamScreens,
    ...classWorkScreens,
    ...rollScreens,
    ...gradebookScreens,
    ...gradebookRulesScreens,
    ...taughtCourseScreens,
    ...instructorScreens,
    ...taxonomyScreens,
    ...binScreens,
    ...correctionScreens,
    ...cardReadingScreens,
    ...essayRoomScreens,
    ...agreementScreens,
    ...rubricScreens,
    ...userScreens,
  ],
  ({ name }) => name,
);

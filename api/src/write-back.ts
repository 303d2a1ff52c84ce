import { contentChanges } from '@sabia/domain/courses/content.ts';
import { courseChanges, formerOrder, sectionChanges } from '@sabia/domain/courses/course.ts';
import { liveChanges } from '@sabia/domain/lives/live.ts';
import { practiceExamChanges } from '@sabia/domain/practice-exams/practice-exam.ts';
import { questionDraft } from '@sabia/domain/questions/question.ts';
import { formerTrailOrder, trailChanges } from '@sabia/domain/trails/trail.ts';
import { changeContent } from './courses/change-content.ts';
import { changeSection } from './courses/change-section.ts';
import type { ChangeStructure } from './courses/change-structure.ts';
import { configureCourse } from './courses/configure-course.ts';
import { restoreOrder } from './courses/restore-order.ts';
import { following, type WriteBack } from './history/restore-revision.ts';
import { changeLive } from './lives/change-live.ts';
import { configurePracticeExam } from './practice-exams/configure-practice-exam.ts';
import type { Regrading } from './questions/regrading.ts';
import { restoreQuestionVersion } from './questions/restore-question-version.ts';
import type { ChangeTrail } from './trails/change-trail.ts';
import { configureTrail } from './trails/configure-trail.ts';
import { restoreSteps } from './trails/restore-steps.ts';

interface Changes {
  changeStructure: ChangeStructure;
  changeTrail: ChangeTrail;
  regrading: Regrading;
}

/** How a former version of each thing becomes the present one: by the verb that changes such a thing. */
export const writingBackBy = (
  { changeStructure, changeTrail, regrading }: Changes,
  clock: () => Date,
): WriteBack => ({
  COURSE: following(courseChanges, (tx, id, changes) =>
    configureCourse(tx, { id, changes }, changeStructure),
  ),
  OUTLINE: following(formerOrder, (tx, courseId, order) =>
    restoreOrder(tx, { courseId, ...order }, changeStructure),
  ),
  SECTION: following(sectionChanges, (tx, id, changes) =>
    changeSection(tx, { id, changes }, changeStructure),
  ),
  CONTENT: following(contentChanges, (tx, id, changes) =>
    changeContent(tx, { id, changes }, changeStructure),
  ),
  QUESTION: following(questionDraft, (tx, id, version) =>
    restoreQuestionVersion(tx, { id, version }, regrading),
  ),
  TRAIL: following(trailChanges, (tx, id, changes) =>
    configureTrail(tx, { id, changes }, changeTrail),
  ),
  STEPS: following(formerTrailOrder, (tx, trailId, steps) =>
    restoreSteps(tx, { trailId, ...steps }, changeTrail),
  ),
  LIVE: following(liveChanges, (tx, id, changes) => changeLive(tx, { id, changes, now: clock() })),
  PRACTICE_EXAM: following(practiceExamChanges, (tx, id, changes) =>
    configurePracticeExam(tx, { id, changes }),
  ),
});

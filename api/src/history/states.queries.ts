import {
  contentState,
  courseState,
  outlineState,
  sectionState,
} from '../courses/course-states.queries.ts';
import { instructorState } from '../instructors/instructor-state.queries.ts';
import { liveState } from '../lives/live-state.queries.ts';
import { practiceExamState } from '../practice-exams/practice-exam-state.queries.ts';
import { questionOrderState, questionState } from '../questions/question-state.queries.ts';
import type { States } from '../platform/history/revisions.ts';
import { schoolState } from '../school/school-state.queries.ts';
import { trailItemsState, trailState } from '../trails/trail-states.queries.ts';

export const states: States = {
  COURSE: courseState,
  OUTLINE: outlineState,
  SECTION: sectionState,
  CONTENT: contentState,
  QUESTION: questionState,
  QUESTIONS: questionOrderState,
  TRAIL: trailState,
  TRAIL_ITEMS: trailItemsState,
  LIVE: liveState,
  PRACTICE_EXAM: practiceExamState,
  SCHOOL: schoolState,
  INSTRUCTOR: instructorState,
};

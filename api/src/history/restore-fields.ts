import { contentChanges } from '@sabia/domain/courses/content.ts';
import { courseChanges, formerOrder, sectionChanges } from '@sabia/domain/courses/course.ts';
import type { RevisedFields, RevisionKind } from '@sabia/domain/history/revision.ts';
import { instructorChanges } from '@sabia/domain/instructors/instructor.ts';
import { liveChanges } from '@sabia/domain/lives/live.ts';
import { practiceExamChanges } from '@sabia/domain/practice-exams/practice-exam.ts';
import { describedQuestionDraft, formerQuestionOrder } from '@sabia/domain/questions/question.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { schoolChanges } from '@sabia/domain/school/school.ts';
import { formerTrailOrder, trailChanges } from '@sabia/domain/trails/trail.ts';
import type { z } from 'zod';
import { changeContent } from '../courses/change-content.ts';
import { changeSection } from '../courses/change-section.ts';
import { configureCourse } from '../courses/configure-course.ts';
import { restoreOrder } from '../courses/restore-order.ts';
import { changeInstructor } from '../instructors/change-instructor.ts';
import { changeLive } from '../lives/change-live.ts';
import type { Database } from '../platform/db/database.ts';
import { configurePracticeExam } from '../practice-exams/configure-practice-exam.ts';
import { restoreQuestionOrder } from '../questions/restore-question-order.ts';
import { restoreQuestionVersion } from '../questions/restore-question-version.ts';
import { changeSchool } from '../school/change-school.ts';
import { configureTrail } from '../trails/configure-trail.ts';
import { restoreTrailItems } from '../trails/restore-trail-items.ts';

interface Former<Fields> {
  id: string;
  fields: Fields;
  now: Date;
}

type Restore<Fields> = (tx: Database, former: Former<Fields>) => Promise<object>;

/** Writes the fields of a former version by the command that changes such an entity, so that its rules hold. */
export const restoreFields: Readonly<Record<RevisionKind, Restore<RevisedFields>>> = {
  COURSE: by(courseChanges, (tx, { id, fields, now }) =>
    configureCourse(tx, { id, changes: fields }, { now }),
  ),
  OUTLINE: by(formerOrder, (tx, { id, fields, now }) =>
    restoreOrder(tx, { courseId: id, ...fields }, { now }),
  ),
  SECTION: by(sectionChanges, (tx, { id, fields, now }) =>
    changeSection(tx, { id, changes: fields }, { now }),
  ),
  CONTENT: by(contentChanges, (tx, { id, fields, now }) =>
    changeContent(tx, { id, changes: fields }, { now }),
  ),
  QUESTION: by(describedQuestionDraft, (tx, { id, fields, now }) =>
    restoreQuestionVersion(tx, { id, version: fields }, { now }),
  ),
  QUESTIONS: by(formerQuestionOrder, (tx, { id, fields }) =>
    restoreQuestionOrder(tx, { examId: id, ...fields }),
  ),
  TRAIL: by(trailChanges, (tx, { id, fields, now }) =>
    configureTrail(tx, { id, changes: fields }, { now }),
  ),
  TRAIL_ITEMS: by(formerTrailOrder, (tx, { id, fields, now }) =>
    restoreTrailItems(tx, { trailId: id, ...fields }, { now }),
  ),
  LIVE: by(liveChanges, (tx, { id, fields, now }) =>
    changeLive(tx, { id, changes: fields }, { now }),
  ),
  PRACTICE_EXAM: by(practiceExamChanges, (tx, { id, fields }) =>
    configurePracticeExam(tx, { id, changes: fields }),
  ),
  SCHOOL: by(schoolChanges, (tx, { id, fields }) => changeSchool(tx, { id, changes: fields })),
  INSTRUCTOR: by(instructorChanges, (tx, { id, fields }) =>
    changeInstructor(tx, { id, changes: fields }),
  ),
};

/** Refuses a version that was valid when it was made and no longer is. */
function by<S extends z.ZodType>(schema: S, restore: Restore<z.output<S>>): Restore<RevisedFields> {
  return (tx, { fields, ...former }) => {
    const read = schema.safeParse(fields);
    if (!read.success)
      throw new Refusal('conflict', { detail: 'Esta versão não segue mais as regras.' });
    return restore(tx, { ...former, fields: read.data });
  };
}

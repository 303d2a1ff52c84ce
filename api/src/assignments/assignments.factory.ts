import { assignmentDraft, type Assignment } from '@sabia/domain/assignments/assignment.ts';
import { sentExamFields } from '@sabia/domain/exams/exam-ids.ts';
import type { z } from 'zod';
import type { Database } from '../platform/db/database.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { createAssignment } from './create-assignment.ts';

/** Gives a class an assignment. Default: a practice exam of its own. */
export async function anAssignment(
  db: Database,
  classId: string,
  { now = new Date(), ...given }: Partial<z.input<typeof assignmentDraft>> & { now?: Date } = {},
): Promise<Assignment> {
  const isGiven = Object.keys(given).some((field) => sentExamFields.includes(field));
  const draft = isGiven ? given : { ...given, practiceExamId: (await aPracticeExam(db)).id };
  return createAssignment(db, { classId, draft: assignmentDraft.parse(draft) }, { now });
}

import {
  assignmentsLimit,
  type Assignment,
  type AssignmentDraft,
} from '@sabia/domain/assignments/assignment.ts';
import { examOfIds, fieldOfExam } from '@sabia/domain/exams/exam-ids.ts';
import { messages } from '@sabia/domain/messages.ts';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import { sql, violatedConstraint, type Database } from '../platform/db/database.ts';
import type { At } from '../platform/act.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { classLock } from '../classes/class-lock.ts';
import { instantsOf } from './assignment-moments.ts';
import {
  isAvailable,
  joinedWork,
  ownColumns,
  workPairs,
  type Work,
} from './assignments.queries.ts';

interface Creation {
  classId: string;
  draft: AssignmentDraft;
}

/** Gives a class a content or a practice exam that learners find. */
export function createAssignment(
  db: Database,
  { classId, draft: { late, results, opensAt: opening, dueAt: due, ...ids } }: Creation,
  { now }: At,
): Promise<Assignment> {
  const { examId, examKind } = orNotFound(examOfIds(ids));
  return db.transaction(async (tx) => {
    const { timeZone, isArchived, work } = orNotFound(
      await tx.maybe<{ timeZone: string; isArchived: boolean; work: Work | null }>(sql`
        select classes.time_zone, archived_at is not null as is_archived, (
          select json_build_object(${workPairs})
          from (values (${examId}::uuid, ${examKind}::text)) assignments(exam_id, exam_kind)
          ${joinedWork} where ${isAvailable}) as work
        from classes where classes.id = ${classId}`),
    );
    if (isArchived) throw new Refusal('class_archived');
    if (!work) throw invalid(fieldOfExam[examKind], messages.unknownId);
    const { opensAt, dueAt } = instantsOf({ opensAt: opening, dueAt: due }, timeZone);
    const created = await tx
      .one<Omit<Assignment, keyof Work>>(sql`
        insert into assignments (class_id, exam_id, exam_kind, opens_at, due_at, late, results, created_at, updated_at)
        values (${classId}, ${examId}, ${examKind}, ${opensAt}, ${dueAt}, ${late}, ${results},
          ${now.toISOString()}, ${now.toISOString()})
        returning ${ownColumns}`)
      .catch(refuseUnfit);
    return { ...created, ...work };
  }, classLock(classId));
}

function refuseUnfit(error: unknown): never {
  const constraint = violatedConstraint(error);
  if (constraint === 'assignments_of_class')
    throw new Refusal('limit_reached', {
      detail: `Uma turma tem no máximo ${assignmentsLimit} atividades. Exclua uma delas antes.`,
    });
  if (constraint === 'assignments_class_id_exam_id_key')
    throw new Refusal('conflict', {
      detail: 'A turma já tem esta atividade. Mude o prazo dela.',
    });
  throw error;
}

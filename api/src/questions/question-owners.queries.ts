import type { OwningExam, StoredOwner } from '@sabia/domain/questions/questions-owner.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';

/** The columns that tell the owner of a question. */
export const ownerColumns = sql`exam_id, exam_kind, bank_id`;

export const isOwnedBy = (owner: { examId: string } | { bankId: string }): Statement =>
  'bankId' in owner
    ? sql`questions.bank_id = ${owner.bankId}`
    : sql`questions.exam_id = ${owner.examId}`;

export interface PlacedQuestion {
  owner: StoredOwner;
  /** Null for a question of a practice exam or a bank. */
  courseId: string | null;
}

/** A question whose owner is not deleted, with the tables that tell it; conditions may follow. */
const placed = (id: string): Statement => sql`
  questions
  left join contents on contents.id = questions.exam_id and contents.deleted_at is null
  left join sections on sections.id = contents.section_id and sections.deleted_at is null
  left join courses on courses.id = sections.course_id and not courses.is_deleted
  left join practice_exams on practice_exams.id = questions.exam_id
    and not practice_exams.is_deleted
  where questions.id = ${id} and num_nonnulls(courses.id, practice_exams.id, questions.bank_id) > 0`;

/** Condition: the owner of the question is not deleted. */
export const isPlaced = (id: string): Statement => sql`exists (select from ${placed(id)})`;

/** The location of a question, on request also of a deleted one; null if its owner is deleted. */
export async function findPlace(
  db: Database,
  id: string,
  { isDeleted }: { isDeleted: boolean } = { isDeleted: false },
): Promise<PlacedQuestion | null> {
  const row = await db.maybe<
    { courseId: string | null } & (
      | (OwningExam & { bankId: null })
      | { bankId: string; examId: null; examKind: null }
    )
  >(sql`
    select questions.exam_id, exam_kind, questions.bank_id, sections.course_id
    from ${placed(id)} and (questions.deleted_at is not null) = ${isDeleted}`);
  if (!row) return null;
  const { courseId, bankId, examId, examKind } = row;
  return { courseId, owner: bankId === null ? { examId, examKind } : { bankId } };
}

/** Null for an unknown owner; tells whether it can have questions: by its type, or because it is no archived bank. */
export const findOwner = (
  db: Database,
  owner: StoredOwner,
): Promise<{ hasQuestions: boolean } | null> => db.maybe(ownerRow(owner));

/** The row of `findOwner`. */
export function ownerRow(owner: StoredOwner): Statement {
  if ('bankId' in owner) {
    return sql`
      select not is_archived as has_questions from question_banks where id = ${owner.bankId}`;
  }
  return owner.examKind === 'CONTENT'
    ? sql`
        select contents.content_type in ('QUICK_QUESTION', 'EXAM', 'PRACTICE_EXAM') as has_questions
        from contents
        join sections on sections.id = contents.section_id and sections.deleted_at is null
        join courses on courses.id = sections.course_id and not courses.is_deleted
        where contents.id = ${owner.examId} and contents.deleted_at is null`
    : sql`
        select true as has_questions from practice_exams
        where id = ${owner.examId} and not is_deleted`;
}

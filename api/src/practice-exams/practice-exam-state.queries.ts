import { jsonPairs } from '../platform/db/columns.ts';
import { sql, type Statement } from '../platform/db/database.ts';
import { revisedPracticeExamFields } from './practice-exam-fields.ts';
import { isNamedBy } from '../taxonomy/taxonomy.queries.ts';

/** The terms of an exam of one kind; of its levels, those besides the one that `level` refers to. */
const termsOf = (kind: string) => sql`(
  select coalesce(jsonb_agg(terms.id order by terms.position, terms.title), '[]')
  from practice_exam_terms join terms on terms.id = practice_exam_terms.term_id
  where practice_exam_terms.practice_exam_id = practice_exams.id and terms.kind = ${kind}
    and not ${isNamedBy(sql`practice_exams.level`)})`;

/** The current state of a practice exam for a revision, in the fields of its PATCH body. */
export const practiceExamState = (ids: readonly string[]): Statement => sql`
  select practice_exams.id as entity_id, practice_exams.id as root_id, practice_exams.updated_at, jsonb_build_object(
    ${jsonPairs(revisedPracticeExamFields, 'practice_exams')},
    'categories', ${termsOf('categories')}, 'levels', ${termsOf('levels')}) as fields
  from practice_exams where practice_exams.id = any(${ids}::uuid[]) and not practice_exams.is_deleted`;

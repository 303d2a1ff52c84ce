import { sql, type Statement } from '../platform/db/database.ts';
import { isNamedBy } from './practice-exam-terms.ts';

/** The terms of an exam of one kind; of its levels, those besides the one that `level` refers to. */
const termsOf = (kind: string) => sql`(
  select coalesce(jsonb_agg(terms.id order by terms.position, terms.title), '[]')
  from practice_exam_terms join terms on terms.id = practice_exam_terms.term_id
  where practice_exam_terms.practice_exam_id = practice_exams.id and terms.kind = ${kind}
    and not ${isNamedBy(sql`practice_exams.level`)})`;

/** The current state of a practice exam for a revision, in the fields of its PATCH body. */
export const practiceExamState = (ids: readonly string[]): Statement => sql`
  select practice_exams.id as entity_id, practice_exams.id as root_id, practice_exams.updated_at, jsonb_build_object(
    'title', practice_exams.title, 'shortDescription', practice_exams.short_description,
    'categories', ${termsOf('categories')}, 'level', practice_exams.level,
    'levels', ${termsOf('levels')}, 'paymentType', practice_exams.payment_type,
    'autoGenerate', practice_exams.auto_generate, 'filters', practice_exams.filters,
    'questionsQtd', practice_exams.questions_qtd, 'passingScore', practice_exams.passing_score,
    'timeLimitMinutes', practice_exams.time_limit_minutes,
    'isLeveling', practice_exams.is_leveling, 'levelingBands', practice_exams.leveling_bands,
    'isActive', practice_exams.is_active) as fields
  from practice_exams where practice_exams.id = any(${ids}::uuid[]) and not practice_exams.is_deleted`;

import { metadataFields } from '@sabia/domain/questions/question-metadata.ts';
import { jsonPairs } from '../platform/db/columns.ts';
import { sql, type Statement } from '../platform/db/database.ts';
import { questionFields } from './questions.queries.ts';

/** From a row of `questions`: its annulments, if there are any, each with the title of its exam (product.md A22). */
const annulments = sql`coalesce((
  select jsonb_build_object('annulments', jsonb_agg(jsonb_build_object('title', coalesce(exam_contents.title, exams.title),
      'choice', choice, 'reason', reason) order by exam_id))
  from question_annulments
  left join contents exam_contents on exam_contents.id = question_annulments.exam_id
  left join practice_exams exams on exams.id = question_annulments.exam_id
  where question_id = questions.id having count(*) > 0), '{}')`;

/** The current state of a question for a revision, in the fields of its PATCH body. */
export const questionState = (ids: readonly string[]): Statement => sql`
  select questions.id as entity_id, coalesce(sections.course_id, practice_exams.id, questions.bank_id) as root_id,
    versions.created_at as updated_at, jsonb_build_object(
      ${jsonPairs(questionFields, 'versions')}, ${jsonPairs(metadataFields, 'questions')}, 'alternatives', (
        select coalesce(jsonb_agg(
          choice || jsonb_build_object(
            'isCorrect', (choice ->> 'id')::uuid = versions.right_alternative_id)
          order by place), '[]')
        from jsonb_array_elements(versions.alternatives) with ordinality listed(choice, place))
    ) || ${annulments} as fields
  from questions join question_versions versions on versions.id = questions.version_id
  left join contents on contents.id = questions.exam_id
  left join sections on sections.id = contents.section_id
  left join practice_exams on practice_exams.id = questions.exam_id
  where questions.id = any(${ids}::uuid[]) and questions.deleted_at is null`;

/**
 * The order of the questions of contents and practice exams. The beginning of each statement, without a
 * tag that is cut in two, says later which question it was.
 */
export const questionOrderState = (ownerIds: readonly string[]): Statement => sql`
  select owner.entity_id, owner.root_id, owner.updated_at, jsonb_build_object(
    'title', owner.title, 'questions', (
      select coalesce(jsonb_agg(jsonb_build_object('id', questions.id,
          'statement', regexp_replace(left(versions.statement, 500), '<[^>]*$', ''))
        order by questions.position, questions.id), '[]')
      from questions join question_versions versions on versions.id = questions.version_id
      where questions.deleted_at is null
        and questions.exam_id = owner.entity_id)
    ) as fields
  from (
    select contents.id as entity_id, sections.course_id as root_id, contents.updated_at,
      contents.title
    from contents join sections on sections.id = contents.section_id
    where contents.id = any(${ownerIds}::uuid[]) and contents.deleted_at is null
    union all
    select id, id, updated_at, null from practice_exams
    where id = any(${ownerIds}::uuid[]) and not is_deleted
  ) owner`;

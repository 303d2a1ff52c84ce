import type { QuestionDraft, AuthoredQuestion } from '@sabia/domain/questions/question.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { columnList, toRow } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { sanitiseQuestion } from './sanitise-question.ts';
import {
  findOwner,
  findWrittenQuestion,
  questionFields,
  type QuestionOwner,
} from './questions.queries.ts';
import { refuseFullExam } from './refuse-full.ts';

/** Adds a question at the end of a content or a practice exam. */
export async function createQuestion(
  db: Database,
  owner: QuestionOwner,
  draft: QuestionDraft,
): Promise<AuthoredQuestion> {
  await refuseWithoutQuestions(db, owner);
  await refuseFullExam(db, owner);
  const [id = ''] = await createQuestions(db, [{ ...owner, draft: sanitiseQuestion(draft) }]);
  return orNotFound(await findWrittenQuestion(db, id));
}

export async function refuseWithoutQuestions(db: Database, owner: QuestionOwner): Promise<void> {
  const { hasQuestions } = orNotFound(await findOwner(db, owner));
  if (!hasQuestions) {
    throw new Refusal('conflict', { detail: 'Este tipo de conteúdo não tem questões.' });
  }
}

/**
 * Adds sanitised questions at the end of their owners, all or none, in one statement. Returns their
 * ids in order.
 */
export async function createQuestions(
  db: Database,
  questions: readonly (QuestionOwner & { draft: QuestionDraft })[],
): Promise<string[]> {
  const inputs = questions.map(({ draft, ...owner }) => ({
    ...owner,
    row: toRow(questionFields, draft),
    alternatives: draft.alternatives,
  }));
  const created = await db.many<{ id: string }>(sql`
    with given as (
      select uuidv7() as question_id, uuidv7() as version_id, one -> 'row' as row,
        one -> 'alternatives' as alternatives, place,
        (one ->> 'contentId')::uuid as content_id,
        (one ->> 'practiceExamId')::uuid as practice_exam_id
      from jsonb_array_elements(${JSON.stringify(inputs)}::jsonb) with ordinality listed(one, place)
    ), choices as (
      select given.version_id, uuidv7() as id, choice ->> 'text' as text,
        (choice ->> 'isCorrect')::boolean as is_right, listed.place
      from given, jsonb_array_elements(given.alternatives) with ordinality listed(choice, place)
    ), keyed as (
      select version_id,
        jsonb_agg(jsonb_build_object('id', id, 'text', text) order by place) as alternatives,
        (array_agg(id) filter (where is_right))[1] as right_id
      from choices group by version_id
    ), versions as (
      insert into question_versions (id, question_id, number, alternatives, right_alternative_id,
        ${columnList(questionFields)})
      select given.version_id, given.question_id, 1, keyed.alternatives, right_id,
        ${columnList(questionFields, 'input')}
      from given join keyed on keyed.version_id = given.version_id,
        jsonb_populate_record(null::question_versions, given.row) input
    ), owned as (
      select coalesce(content_id, practice_exam_id) as owner_id, max(position) as last
      from questions
      where deleted_at is null and coalesce(content_id, practice_exam_id)
        in (select coalesce(content_id, practice_exam_id) from given)
      group by 1
    )
    insert into questions (id, content_id, practice_exam_id, position, version_id)
    select question_id, content_id, practice_exam_id, coalesce(last, -1) + row_number() over (
      partition by content_id, practice_exam_id order by place), version_id
    from given left join owned on owner_id = coalesce(content_id, practice_exam_id)
    order by place
    returning id`);
  return created.map(({ id }) => id);
}

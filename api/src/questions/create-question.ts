import { metadataFields } from '@sabia/domain/questions/question-metadata.ts';
import type { AuthoredQuestion, DescribedQuestionDraft } from '@sabia/domain/questions/question.ts';
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
import { refuseFullExam } from './bank/refuse-full.ts';
import { refuseUnknownTerms } from './refuse-unknown-terms.ts';

/** Adds a question at the end of its owner. */
export async function createQuestion(
  db: Database,
  owner: QuestionOwner,
  draft: DescribedQuestionDraft,
): Promise<AuthoredQuestion> {
  await refuseUnknownTerms(db, draft);
  await refuseWithoutQuestions(db, owner);
  await refuseFullExam(db, owner);
  const [id = ''] = await createQuestions(db, [{ ...owner, draft: sanitiseQuestion(draft) }]);
  return orNotFound(await findWrittenQuestion(db, id));
}

export async function refuseWithoutQuestions(db: Database, owner: QuestionOwner): Promise<void> {
  const { hasQuestions } = orNotFound(await findOwner(db, owner));
  if (!hasQuestions) {
    throw new Refusal('conflict', {
      detail:
        'bankId' in owner
          ? 'Este banco está arquivado. Reabra-o para pôr questões nele.'
          : 'Este tipo de conteúdo não tem questões.',
    });
  }
}

/**
 * Adds sanitised questions at the end of their owners, all or none, in one statement. Returns their
 * ids in order.
 */
export async function createQuestions(
  db: Database,
  questions: readonly (QuestionOwner & { draft: DescribedQuestionDraft })[],
): Promise<string[]> {
  const inputs = questions.map(({ draft, ...owner }) => ({
    ...owner,
    row: toRow(questionFields, draft),
    metadata: {
      ...toRow(metadataFields, draft),
      tags: draft.tags ?? [],
      weight: draft.weight ?? 1,
    },
    alternatives: draft.alternatives,
  }));
  const created = await db.many<{ id: string }>(sql`
    with given as (
      select uuidv7() as question_id, uuidv7() as version_id, one -> 'row' as row,
        one -> 'metadata' as metadata, one -> 'alternatives' as alternatives, place,
        (one ->> 'contentId')::uuid as content_id,
        (one ->> 'practiceExamId')::uuid as practice_exam_id, (one ->> 'bankId')::uuid as bank_id
      from jsonb_array_elements(${JSON.stringify(inputs)}::jsonb) with ordinality listed(one, place)
    ), choices as (
      select given.version_id, gen_random_uuid() as id, choice ->> 'text' as text,
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
      select given.version_id, given.question_id, 1, coalesce(keyed.alternatives, '[]'), right_id,
        ${columnList(questionFields, 'input')}
      from given left join keyed on keyed.version_id = given.version_id,
        jsonb_populate_record(null::question_versions, given.row) input
    ), owned as (
      select coalesce(content_id, practice_exam_id, bank_id) as owner_id, max(position) as last
      from questions
      where deleted_at is null and coalesce(content_id, practice_exam_id, bank_id)
        in (select coalesce(content_id, practice_exam_id, bank_id) from given)
      group by 1
    )
    insert into questions (id, content_id, practice_exam_id, bank_id, position, version_id,
      ${columnList(metadataFields)})
    select question_id, given.content_id, given.practice_exam_id, given.bank_id,
      coalesce(last, -1) + row_number() over (
        partition by given.content_id, given.practice_exam_id, given.bank_id order by place),
      given.version_id, ${columnList(metadataFields, 'described')}
    from given cross join lateral jsonb_populate_record(null::questions, given.metadata) described
    left join owned
      on owner_id = coalesce(given.content_id, given.practice_exam_id, given.bank_id)
    order by place
    returning id`);
  return created.map(({ id }) => id);
}

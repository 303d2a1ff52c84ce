import { metadataFields } from '@sabia/domain/questions/question-metadata.ts';
import type { AuthoredQuestion, DescribedQuestionDraft } from '@sabia/domain/questions/question.ts';
import type { StoredOwner } from '@sabia/domain/questions/questions-owner.ts';
import { columnList, toRow } from '../platform/db/columns.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { sanitiseQuestion } from './sanitise-question.ts';
import { asWritten, newQuestion, type WrittenRow } from './written-questions.queries.ts';
import { ownerColumns } from './question-owners.queries.ts';
import { questionFields } from './questions.queries.ts';
import { noRoom, roomForQuestions } from './bank/refuse-full.ts';
import { refuseUnknownRubric } from './refuse-unknown-rubric.ts';
import { refuseUnknownTerms } from './refuse-unknown-terms.ts';

type OwnedDraft = StoredOwner & { draft: DescribedQuestionDraft };

/** Adds a question at the end of its owner. */
export async function createQuestion(
  db: Database,
  { owner, draft }: { owner: StoredOwner; draft: DescribedQuestionDraft },
): Promise<AuthoredQuestion> {
  await refuseUnknownTerms(db, draft);
  await refuseUnknownRubric(db, draft);
  if ((await roomForQuestions(db, owner)) < 1) throw noRoom(owner);
  const written = [{ ...owner, draft: sanitiseQuestion(draft) }];
  return asWritten(await db.one<WrittenRow>(creating(written, newQuestion)));
}

/**
 * Adds sanitised questions at the end of their owners, all or none, in one statement. Returns their
 * ids in order.
 */
export async function createQuestions(
  db: Database,
  questions: readonly OwnedDraft[],
): Promise<string[]> {
  const created = await db.many<{ id: string }>(creating(questions, sql`questions.id`));
  return created.map(({ id }) => id);
}

/** Creates questions and returns these columns of the rows `questions` and `versions`, in their order. */
function creating(questions: readonly OwnedDraft[], columns: Statement): Statement {
  const inputs = questions.map(({ draft, ...owner }) => ({
    ...owner,
    row: toRow(questionFields, draft),
    metadata: {
      ...toRow(metadataFields, draft),
      tags: draft.tags ?? [],
      weight: draft.weight ?? 1,
      correctors: draft.correctors ?? 1,
    },
    alternatives: draft.alternatives,
  }));
  return sql`
    with given as (
      select uuidv7() as question_id, uuidv7() as version_id, one -> 'row' as row,
        one -> 'metadata' as metadata, one -> 'alternatives' as alternatives, place,
        (one ->> 'examId')::uuid as exam_id, one ->> 'examKind' as exam_kind,
        (one ->> 'bankId')::uuid as bank_id,
        dense_rank() over (order by one ->> 'examId', one ->> 'bankId') as owner
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
      returning *
    ), owned as materialized (
      -- Two lookups: of one condition for both, PostgreSQL expects every question of a large bank.
      select owner, coalesce(
        (select max(position) from questions
          where deleted_at is null and questions.exam_id = owners.exam_id),
        (select max(position) from questions
          where deleted_at is null and questions.bank_id = owners.bank_id),
        -1) as last
      from (select distinct owner, exam_id, bank_id from given) owners
    ), created as (
    insert into questions (id, ${ownerColumns}, position, version_id, ${columnList(metadataFields)})
    select question_id, given.exam_id, given.exam_kind, given.bank_id,
      last + row_number() over (partition by owner order by place),
      given.version_id, ${columnList(metadataFields, 'described')}
    from given join owned using (owner)
    cross join lateral jsonb_populate_record(null::questions, given.metadata) described
    order by place
    returning *
    )
    select ${columns} from created questions
    join versions on versions.id = questions.version_id
    join given on given.question_id = questions.id
    order by place`;
}

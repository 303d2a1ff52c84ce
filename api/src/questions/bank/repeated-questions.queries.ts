import type { PreviewedQuestion } from '@sabia/domain/questions/question-import.ts';
import { sql, type Database, type Statement } from '../../platform/db/database.ts';
import type { ImportedDraft } from '../formats/imported-question.ts';
import { isLive, withVersion } from './question-filters.queries.ts';

type Duplicate = PreviewedQuestion['duplicate'];
type Texts = Pick<ImportedDraft, 'kind' | 'statement' | 'alternatives' | 'task'>;

/** Rows of `place` from 1 on and `fingerprint`, one for each question. */
export function fingerprintsOf(drafts: readonly Texts[]): Statement {
  const given = drafts.map(({ kind, statement, alternatives, task }) => ({
    kind,
    statement,
    alternatives,
    task,
  }));
  return sql`
    select place, fingerprint_of_texts(one ->> 'kind',
      texts_of_question(one ->> 'statement', one -> 'alternatives', one -> 'task')) as fingerprint
    from jsonb_array_elements(${JSON.stringify(given)}::jsonb) with ordinality listed(one, place)`;
}

/**
 * For each question, if the school has a question of the same kind and text (`SCHOOL`) or an earlier one of the list has it
 * (`FILE`). Texts are the same if they differ only in formatting, case, accents and the order of their parts (product.md
 * Q26).
 */
export async function findRepeated(db: Database, drafts: readonly Texts[]): Promise<Duplicate[]> {
  const rows = await db.many<{ duplicate: Duplicate }>(sql`
    with given as (${fingerprintsOf(drafts)}), known as (
      select distinct versions.fingerprint
      from questions ${withVersion}
      where ${isLive} and versions.fingerprint = any(array(select fingerprint from given))
    )
    select case when known.fingerprint is not null then 'SCHOOL'
        when row_number() over (partition by given.fingerprint order by place) > 1 then 'FILE'
      end as duplicate
    from given left join known using (fingerprint)
    order by place`);
  return rows.map(({ duplicate }) => duplicate);
}

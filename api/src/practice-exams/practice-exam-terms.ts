import { sql, type Database } from '../platform/db/database.ts';
import { isNamedBy } from '../taxonomy/taxonomy.queries.ts';

interface Terms {
  categories: string[];
  levels: string[];
}

/** The ids of the exam's terms, without the level that `level` refers to. */
export const givenTerms = (tx: Database, { id, level }: { id: string; level: string }) =>
  tx.one<Terms>(sql`
    select coalesce(array_agg(terms.id) filter (where terms.kind = 'categories'), '{}') as categories,
      coalesce(array_agg(terms.id) filter (where terms.kind = 'levels' and not ${isNamedBy(sql`${level}`)}), '{}')
        as levels
    from practice_exam_terms join terms on terms.id = practice_exam_terms.term_id
    where practice_exam_terms.practice_exam_id = ${id}`);

/** Sets the categories and levels of an exam, including the level that `level` refers to. */
export async function setTerms(
  tx: Database,
  { id, categories, levels, level }: Terms & { id: string; level: string },
): Promise<void> {
  await tx.run(sql`
    with wanted as (
      select terms.id from terms
      where terms.id = any(${[...categories, ...levels]}::uuid[]) or ${isNamedBy(sql`${level}`)}
    ), removed as (
      delete from practice_exam_terms
      where practice_exam_id = ${id} and term_id not in (select wanted.id from wanted)
    )
    insert into practice_exam_terms (practice_exam_id, term_id)
    select ${id}, wanted.id from wanted
    on conflict do nothing`);
}

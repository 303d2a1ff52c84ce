import {
  termsLimit,
  type Taxonomy,
  type TaxonomyKind,
  type Term,
} from '@sabia/domain/taxonomy/taxonomy.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import type { Locks } from '../platform/db/opening-statement.ts';

/** Levels in their order, categories and skills by title. */
export async function readTaxonomy(db: Database): Promise<Taxonomy> {
  const terms = await db.many<Term & { kind: TaxonomyKind }>(sql`
    select id, kind, title from terms order by position, title collate "pt-BR-x-icu", id`);
  return byKind(terms);
}

/** Groups terms by kind, in the given order. */
export function byKind<T extends { kind: TaxonomyKind }>(
  terms: readonly T[],
): Record<TaxonomyKind, T[]> {
  const ofKind = (kind: TaxonomyKind) => terms.filter((term) => term.kind === kind);
  return { categories: ofKind('categories'), levels: ofKind('levels'), skills: ofKind('skills') };
}

export const taxonomyLock = 'taxonomy';

/**
 * Prevents merges and deletions of terms, and deletions of instructors, until the end of the transaction. Every
 * transaction that stores their ids has this lock before it reads or writes anything.
 */
export const termsLock = { shared: [taxonomyLock] } satisfies Locks;

/** Takes the same lock in the middle of a transaction. */
export async function lockTerms(tx: Database): Promise<void> {
  await tx.transaction(async () => {}, termsLock);
}

/** The ids of terms and instructors that an entity refers to. */
export type References = Partial<Record<ReferenceKind, readonly string[] | undefined>>;
export type ReferenceKind = TaxonomyKind | 'instructors';

/** Rows with the kind of each id that is not a term of its kind, or not an instructor. */
export const unknownReferences = ({
  categories = [],
  levels = [],
  skills = [],
  instructors = [],
}: References): Statement => sql`
  select asked.kind
  from (
    select 'categories' as kind, unnest(${categories}::uuid[]) as id
    union all select 'levels', unnest(${levels}::uuid[])
    union all select 'skills', unnest(${skills}::uuid[])
    union all select 'instructors', unnest(${instructors}::uuid[])
  ) asked
  left join terms on terms.id = asked.id and terms.kind = asked.kind
  left join instructors on instructors.id = asked.id and asked.kind = 'instructors'
  where terms.id is null and instructors.id is null`;

/** The kinds of the ids that are not terms of their kind. */
export const unknownTerms = (
  db: Database,
  asked: Record<TaxonomyKind, readonly string[]>,
): Promise<{ kind: TaxonomyKind }[]> => db.many(unknownReferences(asked));

/** The titles without a term of their kind, in order; spellings that differ in case and accents are one. */
export const missingTerms = (
  db: Database,
  titles: readonly { kind: TaxonomyKind; title: string }[],
) =>
  db.many<{ kind: TaxonomyKind; title: string }>(sql`
    with first as (
      select distinct on (kind, plain(title)) kind, title, place
      from jsonb_array_elements(${JSON.stringify(titles)}::jsonb) with ordinality listed(one, place),
        jsonb_to_record(one) as named(kind text, title text)
      order by kind, plain(title), place
    )
    select kind, title from first
    where not exists (select from terms
      where terms.kind = first.kind and plain(terms.title) = plain(first.title))
    order by place`);

/** The number of terms of each kind that the school can still get. */
export async function roomForTerms(db: Database): Promise<Record<TaxonomyKind, number>> {
  const counted = await db.many<{ kind: TaxonomyKind; quantity: number }>(sql`
    select kind, count(*) as quantity from terms group by kind`);
  const roomOf = (kind: TaxonomyKind) =>
    Math.max(0, termsLimit - (counted.find((one) => one.kind === kind)?.quantity ?? 0));
  return {
    categories: roomOf('categories'),
    levels: roomOf('levels'),
    skills: roomOf('skills'),
  };
}

/** The terms with these titles, each beside the title that it was found by; case and accents are ignored. */
export const termsTitled = (
  db: Database,
  titles: readonly { kind: TaxonomyKind; title: string }[],
) =>
  db.many<Term & { kind: TaxonomyKind; given: string }>(sql`
    select distinct terms.id, terms.kind, terms.title, given.title as given
    from jsonb_to_recordset(${JSON.stringify(titles)}::jsonb) as given(kind text, title text)
    join terms on terms.kind = given.kind and plain(terms.title) = plain(given.title)`);

/** The rows of a part of `ReplacedUses`, as stored with the merge. */
export const mergedUses = (mergeId: string, part: string): Statement =>
  sql`(select changes -> ${part} from term_merges where id = ${mergeId})`;

/** True if a term is the level that a text refers to, by id or by title. */
export const isNamedBy = (level: Statement): Statement => sql`(terms.kind = 'levels'
  and (terms.id::text = ${level} or plain(terms.title) = plain(${level})))`;

import { sql, type Statement } from './database.ts';

// Patterns and words of a search key are computed in subqueries, so that they are evaluated once and not for
// each row.

/** Condition: `plainText`, which has no case and accents, contains the part. */
export const hasPart = (plainText: Statement, part: string): Statement =>
  sql`${plainText} like (select anywhere(${part}))`;

/** A listing that can be searched. Its table has `title` and `short_description`. */
export interface Searched {
  table: Statement;
  /** The text with all words, as in the index `…_words` of the table. */
  text: Statement;
  /** Condition for the rows that the reader may find. */
  visible: Statement;
  /** `select … as id` of the rows that are found by a part of theirs, such as a lesson. */
  byParts?: ((words: Statement) => Statement) | undefined;
}

/**
 * FROM item `found (id, relevance)`: the rows that match the key, by the title (5 the whole title, 4 a part of it, 3 its word
 * forms), another text (2) or a part of the row (1); if there are none, those with a typo (0). See product.md API15, API16.
 */
export function searchIn({ table, text, visible, byParts }: Searched, key: string): Statement {
  const words = sql`(select key_words(${key}))`;
  const parts = byParts ? sql`union all select id, 1 from (${byParts(words)}) by_parts` : sql``;
  return sql`(
    with hits as materialized (
      select ${table}.id, case when plain(${table}.title) = plain(${key}) then 5
        when ${hasPart(sql`plain(${table}.title)`, key)} then 4
        when document_words(${table}.title) @@ ${words} then 3 else 2 end as relevance
      from ${table}
      where ${visible} and (document_words(${text}) @@ ${words}
        or ${hasPart(sql`plain(${table}.title)`, key)})
      ${parts}
    )
    select id, max(relevance) as relevance from hits group by id
    union all
    select ${table}.id, 0 from ${table}
    where not exists (select from hits) and ${visible} and ${isMisspelt(table, key)}) found`;
}

/** Sorts a search by relevance, unless the request names a field. Stands before the other columns of the order. */
export const byRelevance = ({
  searchKey,
  field,
}: {
  searchKey?: string | undefined;
  field?: unknown;
}) => (searchKey && !field ? sql`found.relevance desc, ` : sql``);

/** Longest and most words that are looked for with typos. */
const [longest, most] = [40, 6];

/** Condition: title and short description have each word of the key, or a similar one. Short words are left out. */
function isMisspelt(table: Statement, key: string): Statement {
  const words = key.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= 4);
  const plainText = sql`plain(${table}.title || ' ' || ${table}.short_description)`;
  return words.slice(0, most).reduce(
    (all, word) => {
      const plainWord = sql`(select plain(${word.slice(0, longest)}))`;
      return sql`${all} and ${plainText} %> ${plainWord}
        and has_similar_word(${plainText}, ${plainWord})`;
    },
    words.length > 0 ? sql`true` : sql`false`,
  );
}

import { sql, type Statement } from './database.ts';

// The search pattern is computed in a subquery, so that it is evaluated once and not for each row.

/** Condition: `plainText`, which has no case and accents, contains the part. */
export const hasPart = (plainText: Statement, part: string): Statement =>
  sql`${plainText} like (select anywhere(${part}))`;

/** Condition: the full text matches the words of `key`, or the title contains `key`. */
export const matchesSearch = (
  { search, title }: { search: Statement; title: Statement },
  key: string,
): Statement =>
  sql`(${search} @@ (select search_query(${key})) or ${hasPart(sql`plain(${title})`, key)})`;

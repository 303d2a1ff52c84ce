import { sql, type Statement } from './database.ts';

// What is sought is made ready in a subquery: once, not for each row that it is compared with.

/** A text has this part, whatever its case and accents; `plainText` has neither. */
export const hasPart = (plainText: Statement, part: string): Statement =>
  sql`${plainText} like (select anywhere(${part}))`;

/** Somebody who types `key` means this: it says these words, or has them as a part of its title. */
export const matchesSearch = (
  { search, title }: { search: Statement; title: Statement },
  key: string,
): Statement =>
  sql`(${search} @@ (select search_query(${key})) or ${hasPart(sql`plain(${title})`, key)})`;

import type { TaxonomyKind, TermReplacement } from '@sabia/domain/taxonomy/taxonomy.ts';
import type { ReplacedUses, ReturnedTerm } from '../events.ts';
import { named } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { mergedUses } from './taxonomy.queries.ts';

interface TermColumn {
  /** The key of the table in `ReplacedUses`. */
  part: string;
  table: string;
  /** The column that identifies a row. */
  id: string;
  /** The column with the term of each kind. */
  columns: Partial<Record<TaxonomyKind, string>>;
}

/** The two commands of a merge for a table of a feature whose rows name one term of a kind. */
export const termColumn = ({ part, table, id, columns }: TermColumn) => ({
  /** Replaces a term. */
  async replaceTerm(tx: Database, { kind, from, into }: TermReplacement): Promise<ReplacedUses> {
    if (!columns[kind]) return {};
    const column = named(columns[kind]);
    const changed = await tx.many<{ id: string }>(sql`
      update ${named(table)} set ${column} = ${into.id} where ${column} = ${from.id}
      returning ${named(id)} as id`);
    return { [part]: changed };
  },

  /** Undoes `replaceTerm` in the rows that still have the other term. */
  async returnTerm(
    tx: Database,
    { mergeId, kind, from, into, parts }: ReturnedTerm,
  ): Promise<number> {
    if (!columns[kind] || !parts.includes(part)) return 0;
    const column = named(columns[kind]);
    return tx.run(sql`
      update ${named(table)} changed set ${column} = ${from}
      from jsonb_to_recordset(${mergedUses(mergeId, part)}) as merged(id uuid)
      where changed.${named(id)} = merged.id and ${column} = ${into}`);
  },
});

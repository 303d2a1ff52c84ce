import type { TermReplacement } from '@sabia/domain/taxonomy/taxonomy.ts';
import { keptMergesBytes, mergeBytes } from '@sabia/domain/taxonomy/term-merge.ts';
import type { Act } from '../platform/act.ts';
import type { ReplacedUses } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { isUndoable } from './merges.queries.ts';

const usualLimits = { oneMerge: mergeBytes, allMerges: keptMergesBytes };

interface Merge {
  replacement: TermReplacement;
  /** The rows that the merge changed, of each feature. */
  replaced: readonly ReplacedUses[];
  /** Bytes. */
  limits?: typeof usualLimits;
}

/**
 * Deletes the replaced term and stores its merge, unless the merge has too many bytes. Forgets merges that can no longer be
 * undone, and the oldest ones where all together have too many bytes. Returns the id of the merge.
 */
export async function storeMerge(
  tx: Database,
  { replacement: { kind, from, into }, replaced, limits = usualLimits }: Merge,
  { viewer, now }: Act,
): Promise<string | null> {
  const parts = replaced
    .flatMap((uses) => Object.entries(uses))
    .filter(([, rows]) => rows !== null && rows.length > 0);
  const changes = JSON.stringify(Object.fromEntries(parts));
  const bytes = Buffer.byteLength(changes);
  const isKept = bytes <= limits.oneMerge;
  const usesQtd = parts.reduce((sum, [, rows]) => sum + (rows?.length ?? 0), 0);
  const stored = await tx.maybe<{ id: string }>(sql`
    with removed as (
      delete from terms where id = ${from.id} returning position
    ), forgotten as (
      delete from term_merges where not ${isUndoable(now)} or id in (
        select id from (
          select id, sum(pg_column_size(changes)) over (order by changed_at desc, id desc) as bytes
          from term_merges
        ) kept where bytes > ${limits.allMerges - (isKept ? bytes : 0)})
    )
    insert into term_merges (
      kind, from_id, from_title, from_position, into_id, into_title, changes, uses_qtd, changed_by, changed_at)
    select ${kind}, ${from.id}::uuid, ${from.title}, position, ${into.id}::uuid, ${into.title},
      ${isKept ? changes : '{}'}::jsonb, ${usesQtd}::int, ${viewer.id}::uuid, ${now.toISOString()}::timestamptz
    from removed where ${isKept}
    returning id`);
  return stored?.id ?? null;
}

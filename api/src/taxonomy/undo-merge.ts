import { Refusal } from '@sabia/domain/refusal.ts';
import type { TaxonomyKind } from '@sabia/domain/taxonomy/taxonomy.ts';
import type { UndoneMerge } from '@sabia/domain/taxonomy/term-merge.ts';
import type { At } from '../platform/act.ts';
import { emit } from '../events.ts';
import { sql, violatedConstraint, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { changeTaxonomy } from './change-taxonomy.ts';
import { isUndoable } from './merges.queries.ts';
import { refuseFullTaxonomy } from './refuse-full-taxonomy.ts';

interface Merge {
  kind: TaxonomyKind;
  from: string;
  into: string;
  title: string;
  parts: string[];
  usesQtd: number;
  isUndone: boolean;
}

/**
 * Undoes a merge of terms once: the replaced term exists again, with the same id, and its uses have it that are as the merge
 * left them. `keptQtd` is the number of the others, which stay as they are.
 */
export const undoMerge = (
  db: Database,
  { id }: { id: string },
  { now }: At,
): Promise<UndoneMerge> =>
  changeTaxonomy(db, async (tx) => {
    const merge = orNotFound(
      await tx.maybe<Merge>(sql`
        with undone as (
          update term_merges set undone_at = ${now.toISOString()}
          where id = ${id} and undone_at is null and ${isUndoable(now)}
          returning id
        )
        select kind, from_id as "from", into_id as "into", from_title as title, uses_qtd,
          array(select jsonb_object_keys(changes)) as parts,
          not exists (select from undone) as is_undone
        from term_merges where id = ${id} and ${isUndoable(now)}`),
    );
    if (merge.isUndone) {
      throw new Refusal('nothing_to_undo', { detail: 'Esta junção já foi desfeita.' });
    }
    await tx
      .run(sql`
        insert into terms (id, kind, title, position)
        select from_id, kind, from_title, from_position from term_merges where id = ${id}`)
      .catch((error: unknown) => {
        if (violatedConstraint(error) !== 'terms_title') return refuseFullTaxonomy(error);
        const detail = `Já existe outro item com o nome “${merge.title}”. Renomeie-o antes de desfazer.`;
        throw new Refusal('title_taken', { detail });
      });
    const returned = await emit(tx, 'term.returned', { ...merge, mergeId: id });
    const usesQtd = returned.reduce((sum, qtd) => sum + qtd, 0);
    return { usesQtd, keptQtd: merge.usesQtd - usesQtd };
  });

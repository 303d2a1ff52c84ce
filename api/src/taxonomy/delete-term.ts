import { Refusal } from '@sabia/domain/refusal.ts';
import type { TaxonomyKind } from '@sabia/domain/taxonomy/taxonomy.ts';
import { describeTermUsage } from '@sabia/domain/taxonomy/term-usage.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { changeTaxonomy } from './change-taxonomy.ts';
import { findTerm } from './find-term.ts';
import { readReplacement, replaceTerm } from './merge-term.ts';
import type { Act } from '../platform/act.ts';
import { findTermUsage } from './usage.queries.ts';

/** Deletes a term; a used one needs a replacement (product.md K2). */
export const deleteTerm = (
  db: Database,
  { kind, id, replacement }: { kind: TaxonomyKind; id: string; replacement?: string | undefined },
  act: Act,
): Promise<void> =>
  changeTaxonomy(db, async (tx) => {
    if (replacement !== undefined) {
      const into = replacement;
      const read = await readReplacement(tx, { kind, id, into, field: 'replacement' });
      await replaceTerm(tx, read, act);
      return;
    }
    const { title } = orNotFound(await findTerm(tx, { kind, id }));
    const uses = describeTermUsage(await findTermUsage(tx, id));
    if (uses) {
      const detail = `“${title}” está em uso: ${uses}. Escolha o que fica no lugar antes de excluir.`;
      throw new Refusal('term_in_use', { detail });
    }
    await tx.run(sql`delete from terms where id = ${id}`);
  });

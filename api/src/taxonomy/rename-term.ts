import { Refusal } from '@sabia/domain/refusal.ts';
import type { TaxonomyKind, Term } from '@sabia/domain/taxonomy/taxonomy.ts';
import { emit } from '../events.ts';
import { sql, violatedConstraint, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { changeTaxonomy } from './change-taxonomy.ts';
import { findTerm } from './find-term.ts';

export const renameTerm = (
  db: Database,
  { kind, id, title }: { kind: TaxonomyKind; id: string; title: string },
): Promise<Term> =>
  changeTaxonomy(db, async (tx) => {
    const term = orNotFound(await findTerm(tx, { kind, id }));
    if (kind === 'levels') await emit(tx, 'level.renamed', { level: term });
    await tx.run(sql`update terms set title = ${title} where id = ${id}`).catch(refuseTakenTitle);
    return { id, title };
  });

function refuseTakenTitle(error: unknown): never {
  if (violatedConstraint(error) !== 'terms_title') throw error;
  const message = 'Este nome já está em uso. Escolha outro ou use “Juntar com…”.';
  throw new Refusal('title_taken', { errors: [{ path: 'title', message }] });
}

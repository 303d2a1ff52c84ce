import { messages } from '@sabia/domain/messages.ts';
import { invalid } from '@sabia/domain/refusal.ts';
import type { TaxonomyKind, Term, TermReplacement } from '@sabia/domain/taxonomy/taxonomy.ts';
import { emit } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { changeTaxonomy } from './change-taxonomy.ts';
import { findTerm } from './find-term.ts';

interface Merge {
  kind: TaxonomyKind;
  id: string;
  into: string;
}

/** Replaces a term by another and deletes it; returns the other one. */
export const mergeTerm = (db: Database, merge: Merge): Promise<Term> =>
  changeTaxonomy(db, async (tx) => {
    const replacement = await readReplacement(tx, merge, 'into');
    await replaceTerm(tx, replacement);
    return replacement.into;
  });

/** Both terms of a replacement; `field` is the field of the request, for refusals. */
export async function readReplacement(
  tx: Database,
  { kind, id, into }: Merge,
  field: string,
): Promise<TermReplacement> {
  const from = orNotFound(await findTerm(tx, { kind, id }));
  if (into === id) throw invalid(field, 'Escolha outro item: este é o mesmo.');
  const other = await findTerm(tx, { kind, id: into });
  if (!other) throw invalid(field, messages.unknownId);
  return { kind, from, into: other };
}

/** Must run in a transaction of `changeTaxonomy`. */
export async function replaceTerm(tx: Database, replacement: TermReplacement): Promise<void> {
  await emit(tx, 'term.replaced', replacement);
  await tx.run(sql`delete from terms where id = ${replacement.from.id}`);
}

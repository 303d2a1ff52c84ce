import { messages } from '@sabia/domain/messages.ts';
import { invalid } from '@sabia/domain/refusal.ts';
import type { TaxonomyKind, TermReplacement } from '@sabia/domain/taxonomy/taxonomy.ts';
import type { MergedTerm } from '@sabia/domain/taxonomy/term-merge.ts';
import type { Act } from '../platform/act.ts';
import { emit } from '../events.ts';
import type { Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { changeTaxonomy } from './change-taxonomy.ts';
import { findTerm } from './find-term.ts';
import { storeMerge } from './store-merge.ts';

interface Merge {
  kind: TaxonomyKind;
  id: string;
  into: string;
}

/** Replaces a term by another and deletes it; returns the other one. */
export const mergeTerm = (db: Database, merge: Merge, act: Act): Promise<MergedTerm> =>
  changeTaxonomy(db, async (tx) => {
    const replacement = await readReplacement(tx, { ...merge, field: 'into' });
    return { ...replacement.into, mergeId: await replaceTerm(tx, replacement, act) };
  });

/** Both terms of a replacement; `field` is the field of the request, for refusals. */
export async function readReplacement(
  tx: Database,
  { kind, id, into, field }: Merge & { field: string },
): Promise<TermReplacement> {
  const from = orNotFound(await findTerm(tx, { kind, id }));
  if (into === id) throw invalid(field, 'Escolha outro item: este é o mesmo.');
  const other = await findTerm(tx, { kind, id: into });
  if (!other) throw invalid(field, messages.unknownId);
  return { kind, from, into: other };
}

/** Returns the id of the merge, null if it cannot be undone. Must run in a transaction of `changeTaxonomy`. */
export async function replaceTerm(
  tx: Database,
  replacement: TermReplacement,
  act: Act,
): Promise<string | null> {
  const replaced = await emit(tx, 'term.replaced', replacement);
  return storeMerge(tx, { replacement, replaced }, act);
}

import type { TaxonomyKind, Term } from '@sabia/domain/taxonomy/taxonomy.ts';
import { sql, type Database } from '../platform/db/database.ts';

export const findTerm = (tx: Database, { kind, id }: { kind: TaxonomyKind; id: string }) =>
  tx.maybe<Term>(sql`select id, title from terms where kind = ${kind} and id = ${id}`);

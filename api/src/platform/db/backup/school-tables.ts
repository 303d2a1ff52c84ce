import type pg from 'pg';

/** A table with what of it is to be written down; generated columns make themselves again. */
export interface SchoolTable {
  /** With its schema, quoted where SQL wants it. */
  name: string;
  columns: string[];
}

/** Every table, in every schema, but the record of the migrations, which migrating writes anew. */
export async function schoolTables(client: pg.ClientBase): Promise<SchoolTable[]> {
  const { rows } = await client.query<SchoolTable>(`
    select c.oid::regclass::text as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema$)'
      and c.oid::regclass::text <> 'schema_migrations'
    group by c.oid order by 1`);
  return rows;
}

/** Where each sequence stands; null is at its start. */
export type Sequences = Record<string, string | null>;

export async function schoolSequences(client: pg.ClientBase): Promise<Sequences> {
  const { rows } = await client.query<{ name: string; last: string | null }>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
    from pg_sequences order by 1`);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

import type pg from 'pg';

/** A table with the columns to back up; generated columns are left out. */
export interface SchoolTable {
  /** Qualified with the schema, quoted if necessary. */
  name: string;
  columns: string[];
}

/** All tables of all schemas, except the record of migrations, which `migrate` writes. */
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

/** The last value of each sequence; null for an unused one. */
export type Sequences = Record<string, string | null>;

export async function schoolSequences(client: pg.ClientBase): Promise<Sequences> {
  const { rows } = await client.query<{ name: string; last: string | null }>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
    from pg_sequences order by 1`);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

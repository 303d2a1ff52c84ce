import type pg from 'pg';

interface Part {
  table: string;
  name: string;
  definition: string;
  isConstraint: boolean;
}

/**
 * Loads tables while they have no foreign keys and no indexes, and gives these back: building an index
 * is much quicker than growing it row by row. A primary key that others refer to stays.
 */
export async function withoutIndexes(
  client: pg.Client,
  tables: readonly string[],
  load: () => Promise<void>,
): Promise<void> {
  const keys = await constraintsOf(client, tables, `contype = 'f'`);
  const indexes = await indexesOf(client, tables);
  const uniques = await constraintsOf(
    client,
    tables,
    `contype in ('p', 'u') and not exists (
      select from pg_constraint referring
      where referring.contype = 'f' and referring.confrelid = pg_constraint.conrelid)`,
  );
  for (const part of [...keys, ...uniques, ...indexes]) await client.query(dropping(part));
  await load();
  for (const part of [...uniques, ...indexes, ...keys]) await client.query(restoring(part));
}

const dropping = ({ table, name, isConstraint }: Part) =>
  isConstraint ? `alter table ${table} drop constraint ${name}` : `drop index ${name}`;

const restoring = ({ table, name, definition, isConstraint }: Part) =>
  isConstraint ? `alter table ${table} add constraint ${name} ${definition}` : definition;

async function constraintsOf(
  client: pg.Client,
  tables: readonly string[],
  which: string,
): Promise<Part[]> {
  const { rows } = await client.query<Part>(
    `select conrelid::regclass::text as table, conname as name, true as "isConstraint",
      pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid = any($1::regclass[]) and ${which}`,
    [tables],
  );
  return rows;
}

async function indexesOf(client: pg.Client, tables: readonly string[]): Promise<Part[]> {
  const { rows } = await client.query<Part>(
    `select indrelid::regclass::text as table, indexrelid::regclass::text as name,
      false as "isConstraint", pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = any($1::regclass[])
      and not exists (select from pg_constraint where conindid = indexrelid and contype <> 'f')`,
    [tables],
  );
  return rows;
}

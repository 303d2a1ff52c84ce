import type pg from 'pg';

/**
 * Inserts one copy of a template row for each row of the select `changes`, which names the columns that differ.
 * `template` is a condition: the application has written the row, so a new column needs no change here.
 */
export async function insertCopies(
  client: pg.Client,
  table: string,
  template: string,
  changes: string,
): Promise<void> {
  const columns = await writtenColumns(client, table);
  await client.query(`
    insert into ${table} (${columns.join()})
    select ${columns.map((column) => `copy.${column}`).join()}
    from (select ${table} as row from ${table} where ${template} limit 1) as template,
      (${changes}) as change,
      jsonb_populate_record(template.row, to_jsonb(change)) as copy`);
}

/** The columns of a table that PostgreSQL does not fill itself. */
async function writtenColumns(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ attname: string }>(
    `select attname from pg_attribute where attrelid = $1::regclass and attnum > 0
      and not attisdropped and attgenerated = '' and attidentity = ''`,
    [table],
  );
  return rows.map(({ attname }) => attname);
}

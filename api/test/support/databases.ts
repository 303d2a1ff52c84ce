import pg from 'pg';

/** The address of another database on the same server. */
export function databaseAt(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = name;
  return address.href;
}

export async function createDatabase(url: string, name: string, template = 'template1') {
  // Without fsync, copying the files is ten times faster than logging the pages.
  await onServer(url, `create database ${name} template ${template} strategy file_copy`);
}

/** Drops the database, and closes the connections to it. */
export async function dropDatabase(url: string, name: string) {
  await onServer(url, `drop database if exists ${name} with (force)`);
}

/** Runs one statement on a connection of its own. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

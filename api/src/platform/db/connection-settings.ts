import pg from 'pg';

/** The default of `statement_timeout` in milliseconds. */
export const statementTimeoutMs = 1500;

/**
 * The settings of every connection of the product. The database keeps them for the role: a connection pooler refuses settings
 * that a client sends at its start, and loses those that a session sets later.
 */
const settings = {
  TimeZone: 'UTC',
  // Planning our larger statements costs as much as running them, and depends little on the values.
  plan_cache_mode: 'force_generic_plan',
  // The candidates for a typo (search.ts).
  'pg_trgm.word_similarity_threshold': '0.25',
  statement_timeout: `${statementTimeoutMs}ms`,
} as const;

/** The start-up parameter of a direct connection for long work: migrations, backups, commands. */
export const withoutTimeout = '-c statement_timeout=0';

/**
 * Stores the settings for the role of the connection in its database, for connections that begin later. A database without
 * the extension of the search, at a migration of the past, stays without them.
 */
export async function storeConnectionSettings(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ stored: string[]; hasSearch: boolean }>(`
    select coalesce(max(setconfig), '{}') as stored,
      exists (select from pg_extension where extname = 'pg_trgm') as "hasSearch"
    from pg_db_role_setting
    where setdatabase = (select oid from pg_database where datname = current_database())
      and setrole = (select oid from pg_roles where rolname = current_user)`);
  const wanted = Object.entries(settings);
  const isStored = ([name, value]: [string, string]) =>
    rows[0]?.stored.includes(`${name}=${value}`);
  if (!rows[0]?.hasSearch || wanted.every(isStored)) return;
  // Loads the library: only a superuser may store a setting that no library has announced.
  await client.query(`select word_similarity('', '')`);
  const { rows: names } = await client.query<{ database: string }>(
    `select quote_ident(current_database()) as database`,
  );
  const role = `alter role current_user in database ${names[0]?.database}`;
  await client.query(wanted.map(([name, value]) => `${role} set ${name} = '${value}'`).join('; '));
}

/** A prepared statement whose name all processes share. */
const probe = { name: 'sabia_connection_probe', text: 'select 1' };

/**
 * Refuses connections on which the product would fail later: without its settings, or through a pooler that does not keep
 * prepared statements.
 */
export async function checkConnections(databaseUrl: string): Promise<void> {
  const clients = [1, 2].map(() => new pg.Client({ connectionString: databaseUrl }));
  try {
    for (const client of clients) {
      // A lost connection fails the running query.
      client.on('error', () => {});
      await client.connect();
    }
    await checkClients(clients);
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
}

/** Two connected clients. */
export async function checkClients(
  clients: readonly Pick<pg.ClientBase, 'query'>[],
): Promise<void> {
  // One after the other: a pooler in transaction mode then gives both clients the same connection.
  for (const client of clients) await client.query(probe).catch(refuseOldPooler);
  const shown = Object.keys(settings).map(
    (name) => `current_setting('${name}', true) as "${name}"`,
  );
  const rows = await clients[0]?.query<Record<string, string | null>>(`select ${shown.join(', ')}`);
  const missing = Object.entries(settings)
    .filter(([name, value]) => rows?.rows[0]?.[name] !== value)
    .map(([name]) => name);
  if (missing.length > 0) throw new Error(missingSettings(missing));
}

const missingSettings = (names: readonly string[]) =>
  `Connections of DATABASE_URL lack the settings ${names.join(', ')}, which the migration stores for the role. ` +
  'A connection pooler keeps connections from before the migration: end them (PgBouncer: RECONNECT). ' +
  'The role of the migration and the role of DATABASE_URL must be the same.';

function refuseOldPooler(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  // A prepared statement exists already, or does not exist.
  if (code !== '42P05' && code !== '26000') throw error;
  throw new Error(
    'The connection pooler of DATABASE_URL does not keep prepared statements. PgBouncer in transaction mode must be ' +
      '1.21 or later, with max_prepared_statements above 0.',
    { cause: error },
  );
}

import pg from 'pg';

/** A connection for a work that takes its time: no pool, no patience that runs out. */
export async function withClient<T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // A lost connection fails the query under way; as an event of its own it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    // Leaving without a commit rolls everything back.
    await client.end();
  }
}

import pg from 'pg';
import { withoutTimeout } from '../connection-settings.ts';

/** A connection for long work, without pool and timeouts. */
export async function withClient<T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, options: withoutTimeout });
  // A lost connection fails the running query; an unhandled error event would also end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    // Closing without a commit rolls back.
    await client.end();
  }
}

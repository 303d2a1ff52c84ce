import pg from 'pg';

/**
 * A pool of connections. A lost connection fails the statements on it, and no more: without a listener for its error, also
 * while it is taken from the pool and idle, it would end the process. `onError` gets the errors of those in the pool.
 */
export function openPool(
  config: pg.PoolConfig,
  onError: (error: Error) => void = () => {},
): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

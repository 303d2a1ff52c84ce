import type { FastifyInstance } from 'fastify';
import { sql, type Database } from '../db/database.ts';

/** Alive: the process answers. Ready: the database does too; otherwise a 503 by the usual way. */
export function healthRoutes(app: FastifyInstance, db: Database): void {
  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/health/ready', async () => {
    await db.run(sql`select 1`);
    return { status: 'ok' };
  });
}

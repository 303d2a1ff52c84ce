import type { FastifyInstance } from 'fastify';
import { sql, type Database } from '../db/database.ts';

/** Liveness: the process answers. Readiness: the database answers too, otherwise a 503. */
export function healthRoutes(app: FastifyInstance, db: Database): void {
  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/health/ready', async () => {
    await db.run(sql`select 1`);
    return { status: 'ok' };
  });
}

import type { Plan } from '@sabia/domain/subscriptions/plan.ts';
import { sql, type Database } from '../platform/db/database.ts';

export const planColumns = sql`id, name, price_cents, period, is_active, created_at`;

/** The cheapest first. */
export const listPlans = (db: Database, { withInactive }: { withInactive: boolean }) =>
  db.many<Plan>(sql`
    select ${planColumns} from plans where is_active or ${withInactive}
    order by price_cents, id`);

export const findPlan = (
  db: Database,
  id: string,
  { withInactive }: { withInactive: boolean },
): Promise<Plan | null> =>
  db.maybe<Plan>(sql`
    select ${planColumns} from plans where id = ${id} and (is_active or ${withInactive})`);

import type { Plan, PlanDraft } from '@sabia/domain/subscriptions/plan.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { planColumns } from './plans.queries.ts';

export const createPlan = (
  db: Database,
  { name, priceCents, period, isActive }: PlanDraft,
): Promise<Plan> =>
  db.one<Plan>(sql`
    insert into plans (name, price_cents, period, is_active)
    values (${name}, ${priceCents}, ${period}, ${isActive})
    returning ${planColumns}`);

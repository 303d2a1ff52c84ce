import { Refusal } from '@sabia/domain/refusal.ts';
import type { Plan, PlanChanges } from '@sabia/domain/subscriptions/plan.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { planColumns } from './plans.queries.ts';

/** Changes a plan for new subscriptions; existing ones keep their price. */
export async function changePlan(
  db: Database,
  { id, changes }: { id: string; changes: PlanChanges },
): Promise<Plan> {
  const { name = null, priceCents = null, period = null, isActive = null } = changes;
  const plan = await db.maybe<Plan>(sql`
    update plans set
      name = coalesce(${name}, name), price_cents = coalesce(${priceCents}::integer, price_cents),
      period = coalesce(${period}, period), is_active = coalesce(${isActive}::boolean, is_active),
      updated_at = now()
    where id = ${id} returning ${planColumns}`);
  if (!plan) throw new Refusal('not_found');
  return plan;
}

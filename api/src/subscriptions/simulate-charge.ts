import type { PaymentMethod } from '@sabia/domain/subscriptions/charge.ts';
import type { PaymentEventKind } from '@sabia/domain/subscriptions/payment-event.ts';
import type { Act } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import type { PaymentGateway } from './gateway/payment-gateway.ts';

/** Simulates the answer of a bank to a charge. A 404 unless the sandbox gateway is configured. */
export async function simulateCharge(
  db: Database,
  { id, outcome }: { id: string; outcome: PaymentEventKind },
  { viewer, gateway }: Pick<Act, 'viewer'> & { gateway: PaymentGateway | null },
): Promise<void> {
  const simulate = orNotFound(gateway?.simulate ?? null);
  const charge = await db.maybe<{ id: string; method: PaymentMethod }>(sql`
    select charges.id, subscriptions.method
    from charges join subscriptions on subscriptions.id = charges.subscription_id
    where charges.id = ${id} and user_id = ${viewer.id}`);
  await simulate(orNotFound(charge), outcome);
}

import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { ledgerOf } from './access-locks.ts';

/** Ends the subscriptions of a deleted user and removes the payer from them. The ledger stays. */
export const forgetPayer = (
  tx: Database,
  { userId, now }: DomainEvents['user.deleted'],
): Promise<void> =>
  tx.transaction(async () => {
    await tx.run(sql`
      with forgotten as (
        update subscriptions set renews_at = null, payer = '{}', card_token = null
        where user_id = ${userId} returning id
      ), unexplained as (
        update refunds set reason = null where user_id = ${userId}
      ), emptied as (
        update charges
        set checkout_url = null, pix_code = null, boleto_line = null, boleto_url = null
        from forgotten where charges.subscription_id = forgotten.id
      )
      insert into access_entries (user_id, kind, at, subscription_id, event_id)
      select ${userId}, 'CANCELLED', ${now.toISOString()}, id, id || ':CANCELLED' from forgotten
      on conflict (event_id) do nothing`);
  }, ledgerOf(userId));

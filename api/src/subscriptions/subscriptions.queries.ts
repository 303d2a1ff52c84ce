import type { Page } from '@sabia/domain/fields.ts';
import type { LedgerEntry, ListedSubscription } from '@sabia/domain/subscriptions/subscription.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { readPage, type PageQuery } from '../platform/db/paging.ts';
import { hasPart } from '../platform/db/search.ts';
import { entryColumns } from './ledger.queries.ts';
import type { OwnedEntry } from './recompute-access.ts';

export const subscriptionColumns = sql`
  subscriptions.id, subscriptions.plan_name, subscriptions.price_cents, subscriptions.period,
  subscriptions.method, subscriptions.renews_at, subscriptions.created_at`;

export type LedgerLine = OwnedEntry & LedgerEntry;

/** The newest first. */
export const listLedger = (db: Database, userId: string) =>
  db.many<LedgerLine>(sql`
    select access_entries.id, ${entryColumns}, subscriptions.plan_name,
      coalesce(access_entries.amount_cents, charges.price_cents) as price_cents
    from access_entries
    left join subscriptions on subscriptions.id = access_entries.subscription_id
    left join charges on charges.id = access_entries.charge_id
    where access_entries.user_id = ${userId}
    order by access_entries.at desc, access_entries.id desc`);

interface SubscriptionsQuery extends PageQuery {
  searchKey?: string | undefined;
  renewal?: 'ON' | 'OFF' | 'GRANTED' | undefined;
}

/** Subscriptions with at least one payment, and access that the school gave. */
export function pageSubscriptions(
  db: Database,
  asked: SubscriptionsQuery,
  now: Date,
): Promise<Page<ListedSubscription>> {
  const renewal = asked.renewal ?? null;
  const matches = asked.searchKey ? hasPart(sql`users.sought`, asked.searchKey) : sql`true`;
  return readPage<ListedSubscription>(db, asked, {
    columns: sql`
      listed.id, listed.agreed, listed.renews_at, listed.created_at,
      nullif(listed.granted_until, 'infinity') as granted_until,
      users.id as user_id, users.name as user_name, users.email,
      coalesce(users.access_until > ${now.toISOString()}, false) as has_access`,
    from: sql`
      from (
        select subscriptions.id, user_id, renews_at, created_at, null::timestamptz as granted_until,
          json_build_object('planName', plan_name, 'priceCents', price_cents, 'period', period,
            'method', method) as agreed
        from subscriptions
        where exists (select from access_entries
          where access_entries.user_id = subscriptions.user_id
            and access_entries.subscription_id = subscriptions.id
            and access_entries.kind = 'PAYMENT_CONFIRMED')
        union all
        select id, id, null, granted_from, granted_until, null
        from users given where granted_until is not null and closed_at is null
      ) listed join users on users.id = listed.user_id
      where ${matches}
        and (${renewal}::text is null or ${renewal} = case when listed.agreed is null then 'GRANTED'
          when listed.renews_at is null then 'OFF' else 'ON' end)`,
    order: sql`listed.created_at desc, listed.id desc`,
  });
}

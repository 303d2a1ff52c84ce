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
    select access_entries.id, ${entryColumns}, subscriptions.plan_name, charges.price_cents
    from access_entries
    left join subscriptions on subscriptions.id = access_entries.subscription_id
    left join charges on charges.id = access_entries.charge_id
    where access_entries.user_id = ${userId}
    order by access_entries.at desc, access_entries.id desc`);

interface SubscriptionsQuery extends PageQuery {
  searchKey?: string | undefined;
  renewal?: 'ON' | 'OFF' | undefined;
}

/** Subscriptions with at least one payment. */
export function pageSubscriptions(
  db: Database,
  asked: SubscriptionsQuery,
  now: Date,
): Promise<Page<ListedSubscription>> {
  const renewal = asked.renewal ?? null;
  const matches = asked.searchKey ? hasPart(sql`users.sought`, asked.searchKey) : sql`true`;
  return readPage<ListedSubscription>(db, asked, {
    columns: sql`
      ${subscriptionColumns}, users.id as user_id, users.name as user_name, users.email,
      coalesce(users.access_until > ${now.toISOString()}, false) as has_access`,
    from: sql`
      from subscriptions join users on users.id = subscriptions.user_id
      where ${matches} and exists (select from access_entries
          where access_entries.user_id = users.id
            and access_entries.subscription_id = subscriptions.id
            and access_entries.kind = 'PAYMENT_CONFIRMED')
        and (${renewal}::text is null or (subscriptions.renews_at is not null) = (${renewal} = 'ON'))`,
    order: sql`subscriptions.id desc`,
  });
}

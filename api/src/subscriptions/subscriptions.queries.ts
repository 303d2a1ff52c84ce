import type { Page } from '@sabia/domain/fields.ts';
import { accessFrom } from '@sabia/domain/subscriptions/access.ts';
import { type Charge, chargeStateFrom } from '@sabia/domain/subscriptions/charge.ts';
import { refundableFrom } from '@sabia/domain/subscriptions/refund.ts';
import type {
  HistoryEntry,
  ListedSubscription,
  Subscription,
  SubscriptionOverview,
} from '@sabia/domain/subscriptions/subscription.ts';
import QRCode from 'qrcode';
import { sql, type Database } from '../shell/database.ts';
import { readPage, type PageAsked } from '../shell/paging.ts';
import { entryColumns } from './ledger.queries.ts';
import type { OwnedEntry } from './settle-access.ts';

const subscriptionColumns = sql`
  subscriptions.id, subscriptions.plan_name, subscriptions.price_cents, subscriptions.period,
  subscriptions.method, subscriptions.renews_at, subscriptions.created_at`;

type LatestCharge = Omit<Charge, 'state' | 'pixImage'>;
type Latest = Subscription & { charge: LatestCharge };
type Line = OwnedEntry & HistoryEntry;

/** Somebody's access, their latest subscription with its latest charge, and how it came about. */
export async function findSubscriptionOverview(
  db: Database,
  userId: string,
  now: Date,
): Promise<Omit<SubscriptionOverview, 'isSandbox'>> {
  const [latest, ledger] = await Promise.all([findLatest(db, userId), listLedger(db, userId)]);
  return {
    access: accessFrom(ledger, now),
    ...(await latestAsShown(latest, ledger, now)),
    refundableUntil: refundableFrom(ledger, now)?.until ?? null,
    history: ledger,
  };
}

/** The newest first. */
export const listLedger = (db: Database, userId: string) =>
  db.many<Line>(sql`
    select access_entries.id, ${entryColumns}, subscriptions.plan_name, charges.price_cents
    from access_entries
    left join subscriptions on subscriptions.id = access_entries.subscription_id
    left join charges on charges.id = access_entries.charge_id
    where access_entries.user_id = ${userId}
    order by access_entries.at desc, access_entries.id desc`);

/** What the payment service never heard of, since it was down, can not be paid. */
const findLatest = (db: Database, userId: string) =>
  db.maybe<Latest>(sql`
    select ${subscriptionColumns}, latest.charge
    from subscriptions cross join lateral (
      select json_build_object('id', charges.id, 'method', subscriptions.method,
        'priceCents', charges.price_cents, 'isRenewal', is_renewal, 'openedAt', iso(opened_at),
        'expiresAt', iso(expires_at), 'checkoutUrl', checkout_url, 'pixCode', pix_code,
        'boletoLine', boleto_line, 'boletoUrl', boleto_url) as charge
      from charges where charges.subscription_id = subscriptions.id and asked_at is not null
      order by charges.id desc limit 1) latest
    where user_id = ${userId}
    order by subscriptions.id desc limit 1`);

async function latestAsShown(latest: Latest | null, ledger: readonly Line[], now: Date) {
  if (!latest) return { subscription: null, charge: null };
  const { charge, ...subscription } = latest;
  return { subscription, charge: await asShown(charge, ledger, now) };
}

async function asShown(charge: LatestCharge, ledger: readonly Line[], now: Date): Promise<Charge> {
  const about = ledger.filter(({ chargeId }) => chargeId === charge.id);
  const pixImage = charge.pixCode && (await pictureOf(charge.pixCode));
  return {
    ...charge,
    pixImage,
    state: chargeStateFrom(about, { expiresAt: charge.expiresAt, now }),
  };
}

/** A QR code in the address of an image itself. */
async function pictureOf(code: string): Promise<string> {
  const drawing = await QRCode.toString(code, { type: 'svg', margin: 2 });
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

interface SubscriptionsAsked extends PageAsked {
  searchKey?: string | undefined;
  renewal?: 'ON' | 'OFF' | undefined;
}

/** What was paid for at least once. */
export function pageSubscriptions(
  db: Database,
  asked: SubscriptionsAsked,
  now: Date,
): Promise<Page<ListedSubscription>> {
  const renewal = asked.renewal ?? null;
  const matches = asked.searchKey
    ? sql`(plain(users.name) || ' ' || plain(users.email)) like anywhere(${asked.searchKey})`
    : sql`true`;
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

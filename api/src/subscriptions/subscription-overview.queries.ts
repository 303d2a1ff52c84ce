import { accessFrom, grantFrom } from '@sabia/domain/subscriptions/access.ts';
import { type Charge, chargeStateFrom } from '@sabia/domain/subscriptions/charge.ts';
import { refundableFrom } from '@sabia/domain/subscriptions/refund.ts';
import type {
  Subscription,
  SubscriptionOverview,
} from '@sabia/domain/subscriptions/subscription.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { hasUsedRefund, listCharges } from './refund-requests.queries.ts';
import { type LedgerLine, listLedger, subscriptionColumns } from './subscriptions.queries.ts';

type StoredSubscription = Subscription & { charge: Omit<Charge, 'state' | 'pixImage'> };

/** The most subscriptions that are considered. */
const maxSubscriptions = 20;

/** A user's access, the current subscription with its latest charge, and the ledger. */
export async function findSubscriptionOverview(
  db: Database,
  userId: string,
  now: Date,
): Promise<Omit<SubscriptionOverview, 'isSandbox'>> {
  const [written, ledger] = await Promise.all([
    listSubscriptions(db, userId),
    listLedger(db, userId),
  ]);
  const current = currentOf(written, ledger, now);
  const own = ledger.filter(({ subscriptionId }) => subscriptionId === current?.id);
  return {
    access: accessFrom(ledger, now),
    grant: openGrantIn(ledger, now),
    ...(await withChargeState(current, ledger, now)),
    refundableUntil: current
      ? await refundableUntil(db, { id: current.id, userId, own, now })
      : null,
    history: ledger,
  };
}

function openGrantIn(ledger: readonly LedgerLine[], now: Date) {
  const grant = grantFrom(ledger);
  return grant && (grant.until === null || grant.until > now.toISOString()) ? grant : null;
}

async function refundableUntil(
  db: Database,
  { id, userId, own, now }: { id: string; userId: string; own: readonly LedgerLine[]; now: Date },
): Promise<string | null> {
  const refundable = refundableFrom(own, now);
  if (!refundable) return null;
  const charges = await listCharges(db, { id, userId });
  const charge = charges.find((each) => each.id === refundable.chargeId);
  if (!charge || (await hasUsedRefund(db, { charge, userId, now }))) return null;
  return refundable.until;
}

/** The newest first. A charge that never reached the payment service cannot be paid. */
const listSubscriptions = (db: Database, userId: string) =>
  db.many<StoredSubscription>(sql`
    select ${subscriptionColumns}, latest.charge
    from subscriptions cross join lateral (
      select json_build_object('id', charges.id, 'method', subscriptions.method,
        'priceCents', charges.price_cents, 'isRenewal', is_renewal, 'openedAt', iso(opened_at),
        'expiresAt', iso(expires_at), 'checkoutUrl', checkout_url, 'pixCode', pix_code,
        'boletoLine', boleto_line, 'boletoUrl', boleto_url) as charge
      from charges where charges.subscription_id = subscriptions.id and asked_at is not null
      order by charges.id desc limit 1) latest
    where user_id = ${userId}
    order by subscriptions.id desc limit ${maxSubscriptions}`);

/** The current subscription: the latest one that waits for payment, else the latest paid one, else the latest failed one. */
function currentOf(
  written: readonly StoredSubscription[],
  ledger: readonly LedgerLine[],
  now: Date,
) {
  const waits = ({ charge }: StoredSubscription) => stateOf(charge, ledger, now) === 'PENDING';
  const wasPaid = ({ id }: StoredSubscription) =>
    ledger.some((line) => line.subscriptionId === id && line.kind === 'PAYMENT_CONFIRMED');
  return written.find(waits) ?? written.find(wasPaid) ?? written[0];
}

const stateOf = (
  { id, expiresAt }: StoredSubscription['charge'],
  ledger: readonly LedgerLine[],
  now: Date,
) =>
  chargeStateFrom(
    ledger.filter(({ chargeId }) => chargeId === id),
    { expiresAt, now },
  );

async function withChargeState(
  current: StoredSubscription | undefined,
  ledger: readonly LedgerLine[],
  now: Date,
) {
  if (!current) return { subscription: null, charge: null };
  const { charge, ...subscription } = current;
  const pixImage = charge.pixCode && (await qrCodeImage(charge.pixCode));
  return { subscription, charge: { ...charge, pixImage, state: stateOf(charge, ledger, now) } };
}

/** A QR code as a data URL. */
async function qrCodeImage(code: string): Promise<string> {
  const { default: QRCode } = await import('qrcode');
  const drawing = await QRCode.toString(code, { type: 'svg', margin: 2 });
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

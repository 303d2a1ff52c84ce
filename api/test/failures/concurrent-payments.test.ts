import { expect, it, vi } from 'vitest';
import { schoolProcesses, untilAnswered } from '../support/server-processes.factory.ts';
import { sql } from '../../src/platform/db/database.ts';
import { createFakeSmtpServer } from '../support/fake-smtp-server.ts';
import { createSandboxGateway } from '../../src/subscriptions/gateway/sandbox-gateway.ts';
import { sign } from '../../src/subscriptions/gateway/signature.ts';
import { handlePaymentEvent } from '../../src/subscriptions/handle-payment-event.ts';
import { renewSubscriptions } from '../../src/subscriptions/renew-subscriptions.ts';
import { subscribe } from '../../src/subscriptions/subscribe.ts';
import { aPayer, aPlan } from '../../src/subscriptions/subscriptions.factory.ts';
import { aUser } from '../../src/users/users.factory.ts';

// Several processes of a school with payments by Stripe, which sends every notification at least once.

const secret = 'whsec_only_for_tests';
const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
const post = await createFakeSmtpServer(({ by }) => {
  const isOfDoomed = by === 'doomed' && post.delivered.length === 2;
  if (isOfDoomed) hold();
  return !isOfDoomed;
});
const { db, proxy, ports, start, kill } = await schoolProcesses((name) => ({
  SMTP_URL: post.urlFor(name),
  STRIPE_SECRET_KEY: 'sk_test_only_for_tests',
  STRIPE_WEBHOOK_SECRET: secret,
}));

const day = 86_400_000;
const plan = await aPlan(db);
/** Creates charges at Stripe before the processes start. */
const service = {
  site: proxy,
  gateway: createSandboxGateway({
    secret,
    now: () => new Date(),
    deliver: () => Promise.resolve(),
  }),
};

/** A user with an open Pix charge. */
async function aPayerAt(now: Date): Promise<{ userId: string; chargeId: string }> {
  const user = await aUser(db);
  const draft = { planId: plan.id, method: 'PIX' as const, payer: aPayer, keepsPayer: false };
  await subscribe(db, draft, { viewer: user, now, ...service });
  const charge = await db.one<{ id: string }>(sql`
    select charges.id from charges join subscriptions on subscriptions.id = subscription_id
    where user_id = ${user.id}`);
  return { userId: user.id, chargeId: charge.id };
}

const renewals = 12;

it('a renewal e-mail goes out once, also if a process is killed while sending it', async () => {
  const now = new Date();
  const monthAgo = new Date(now.getTime() - 27 * day);
  for (let number = 0; number < renewals; number++) {
    const { chargeId } = await aPayerAt(monthAgo);
    const told = { id: `${chargeId}:PAID`, kind: 'PAID' as const, at: monthAgo, chargeId };
    const paid = { ...told, reference: null, cardToken: null, amountCents: null };
    await handlePaymentEvent(db, paid, { now: monthAgo });
  }
  await renewSubscriptions(db, { ...service, now: new Date(now.getTime() + day) });
  // The confirmations of the first payments are not part of this test.
  await db.run(sql`
    insert into job_emails (kind, key, user_id, claimed_at, sent_at)
    select 'PAYMENT', charges.id::text, user_id, ${now.toISOString()}, ${now.toISOString()}
    from charges join subscriptions on subscriptions.id = subscription_id`);

  await start('doomed');
  await isHeld;
  await kill('doomed');
  ports.delete('doomed');
  expect(post.delivered).toHaveLength(2);

  // Simulates that ten minutes have passed.
  await db.run(sql`update job_emails set claimed_at = claimed_at - interval '11 minutes'`);
  await Promise.all(['first', 'second', 'third'].map(start));
  const isSettled = async () =>
    (await db.many(sql`select from job_emails where kind = 'RENEWAL' and sent_at is not null`))
      .length === renewals;
  await vi.waitUntil(isSettled, 30_000);
  expect(new Set(post.delivered.map(({ to }) => to)).size).toBe(renewals);
  expect(post.delivered).toHaveLength(renewals);
}, 180_000);

/** Sends the notification of a payment to any of the processes. */
async function notifyPaid(chargeId: string): Promise<void> {
  const now = new Date();
  const intent = { object: 'payment_intent', id: `pi_${chargeId}`, metadata: { chargeId } };
  const event = {
    object: 'event',
    id: `evt_${chargeId}`,
    type: 'payment_intent.succeeded',
    created: Math.floor(now.getTime() / 1000),
    data: { object: intent },
  };
  const { body, signature } = sign(JSON.stringify(event), { secret, now });
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
  const url = `${proxy}/v1/payments/webhook`;
  const { status } = await fetch(url, { method: 'POST', headers, body });
  expect(status).toBe(204);
}

it('a payment is recorded once if all processes are notified and one is killed', async () => {
  const payers = await Promise.all(Array.from({ length: 40 }, () => aPayerAt(new Date())));
  let answered = 0;
  const notifying = payers.flatMap(({ chargeId }) =>
    Array.from({ length: 6 }, async () => {
      await untilAnswered(() => notifyPaid(chargeId));
      answered += 1;
    }),
  );
  await vi.waitUntil(() => answered > 20, { timeout: 60_000, interval: 1 });
  await kill('second');
  await Promise.all(notifying);
  ports.delete('second');
  for (const { userId } of payers) {
    const entries = await db.many<{ kind: string; hasAccess: boolean }>(sql`
      select kind, users.access_until > now() as has_access
      from access_entries join users on users.id = user_id where user_id = ${userId}`);
    expect(entries).toEqual([{ kind: 'PAYMENT_CONFIRMED', hasAccess: true }]);
  }
});

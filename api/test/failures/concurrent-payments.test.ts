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

// Several processes of a school whose payments come by Stripe, which tells everything at least once.

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
/** The charges that Stripe had before these processes started. */
const service = {
  site: proxy,
  gateway: createSandboxGateway({
    secret,
    now: () => new Date(),
    deliver: () => Promise.resolve(),
  }),
};

/** Somebody with a Pix to pay. */
async function aPayerAt(now: Date): Promise<{ userId: string; chargeId: string }> {
  const user = await aUser(db);
  const draft = { planId: plan.id, method: 'PIX' as const, payer: aPayer };
  await subscribe(db, { viewer: user, draft, now }, service);
  const charge = await db.one<{ id: string }>(sql`
    select charges.id from charges join subscriptions on subscriptions.id = subscription_id
    where user_id = ${user.id}`);
  return { userId: user.id, chargeId: charge.id };
}

const renewals = 12;

it('a letter that tells of a renewal goes out once, also when its process was killed over it', async () => {
  const now = new Date();
  const monthAgo = new Date(now.getTime() - 27 * day);
  for (let number = 0; number < renewals; number++) {
    const { chargeId } = await aPayerAt(monthAgo);
    const told = { id: `${chargeId}:PAID`, kind: 'PAID' as const, at: monthAgo, chargeId };
    const paid = { ...told, reference: null, cardToken: null };
    await handlePaymentEvent(db, paid, monthAgo);
  }
  await renewSubscriptions(db, { ...service, now: new Date(now.getTime() + day) });

  await start('doomed');
  await isHeld;
  await kill('doomed');
  ports.delete('doomed');
  expect(post.delivered).toHaveLength(2);

  // As if ten minutes had gone by.
  await db.run(sql`update charges set email_claimed_at = email_claimed_at - interval '11 minutes'`);
  await Promise.all(['first', 'second', 'third'].map(start));
  const isSettled = async () =>
    (await db.many(sql`select from charges where email_sent_at is not null`)).length === renewals;
  await vi.waitUntil(isSettled, 30_000);
  expect(new Set(post.delivered.map(({ to }) => to)).size).toBe(renewals);
  expect(post.delivered).toHaveLength(renewals);
}, 180_000);

/** One telling of one payment, which any process may be told. */
async function tellPaid(chargeId: string): Promise<void> {
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

it('a payment that all of them are told of, of whom one is killed, is written once', async () => {
  const payers = await Promise.all(Array.from({ length: 40 }, () => aPayerAt(new Date())));
  let answered = 0;
  const telling = payers.flatMap(({ chargeId }) =>
    Array.from({ length: 6 }, async () => {
      await untilAnswered(() => tellPaid(chargeId));
      answered += 1;
    }),
  );
  await vi.waitUntil(() => answered > 20, { timeout: 60_000, interval: 1 });
  await kill('second');
  await Promise.all(telling);
  ports.delete('second');
  for (const { userId } of payers) {
    const entries = await db.many<{ kind: string; hasAccess: boolean }>(sql`
      select kind, users.access_until > now() as has_access
      from access_entries join users on users.id = user_id where user_id = ${userId}`);
    expect(entries).toEqual([{ kind: 'PAYMENT_CONFIRMED', hasAccess: true }]);
  }
});

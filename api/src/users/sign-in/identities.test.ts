import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createTestApp, otherIssuer } from '../../../test/support/test-app.factory.ts';
import { sql } from '../../platform/db/database.ts';
import { anAdmin, aUser } from '../users.factory.ts';

const { app, db, tokenOf } = await createTestApp();

type Claims = Parameters<typeof tokenOf>[0];

async function send(claims: Claims, method: 'GET' | 'PATCH', path: string, payload?: object) {
  const response = await app.inject({
    method,
    url: `/v1/users/${path}`,
    headers: { authorization: `Bearer ${await tokenOf(claims)}` },
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json() };
}

const readSelf = (claims: Claims) => send(claims, 'GET', `provider/${claims.providerId}`);

describe('each of two trusted issuers', () => {
  it('can’t issue an id that belongs to a user of the other', async () => {
    const boss = await anAdmin(db);
    const thief = { providerId: boss.providerId, email: 'ladra@exemplo.com', issuer: otherIssuer };
    const arrived = await readSelf(thief);
    expect(arrived).toMatchObject({ status: 200, body: { isAdmin: false } });
    expect(arrived.body.id).not.toBe(boss.id);
    expect((await readSelf({ providerId: boss.providerId })).body.id).toBe(boss.id);
    expect((await send(thief, 'GET', 'admin/paginated')).status).toBe(403);
  });

  it('has its own users for ids that both have issued', async () => {
    const providerId = randomUUID();
    const [ana, bia] = [
      { providerId, email: 'ana@exemplo.com' },
      { providerId, email: 'bia@exemplo.com', issuer: otherIssuer },
    ];
    const first = [(await readSelf(ana)).body.id, (await readSelf(bia)).body.id];
    expect(new Set(first).size).toBe(2);
    expect([(await readSelf(ana)).body.id, (await readSelf(bia)).body.id]).toEqual(first);
  });

  it('links a user of the other only by a verified address', async () => {
    const known = await aUser(db, { email: 'caio@exemplo.com' });
    const claims = { providerId: randomUUID(), email: known.email, issuer: otherIssuer };
    expect((await readSelf({ ...claims, emailVerified: false })).body.id).not.toBe(known.id);
    const proved = await readSelf({ ...claims, providerId: randomUUID() });
    expect(proved.body.id).toBe(known.id);
  });
});

it('a user who signs up on our pages accepts the terms in force, others do not', async () => {
  const acceptedBy = async (claims: Claims) => {
    const { body } = await readSelf(claims);
    return db.one(sql`
      select terms_version, terms_accepted_at is not null as has_date from users
      where id = ${body.id}`);
  };
  const own = { providerId: randomUUID(), email: 'davi@exemplo.com' };
  expect(await acceptedBy(own)).toEqual({ termsVersion: 1, hasDate: true });
  const other = { providerId: randomUUID(), email: 'eva@exemplo.com', issuer: otherIssuer };
  expect(await acceptedBy(other)).toEqual({ termsVersion: null, hasDate: false });
});

describe('an id that is linked manually', () => {
  it('belongs to the issuer of the administrator', async () => {
    const [boss, learner] = [await anAdmin(db), await aUser(db)];
    const providerId = randomUUID();
    const linked = await send(boss, 'PATCH', `updateProviderId/${learner.id}`, { providerId });
    expect(linked).toMatchObject({ status: 200, body: { id: learner.id, providerId } });
    expect((await readSelf({ providerId })).body.id).toBe(learner.id);
    const stranger = await readSelf({ providerId, email: 'x@exemplo.com', issuer: otherIssuer });
    expect(stranger.body.id).not.toBe(learner.id);
  });

  it('conflicts only within the same issuer', async () => {
    const boss = await anAdmin(db);
    const [one, two] = [await aUser(db), await aUser(db)];
    const link = (who: Claims, id: string) =>
      send(who, 'PATCH', `updateProviderId/${id}`, { providerId: 'uid-1' });
    expect((await link(boss, one.id)).status).toBe(200);
    expect((await link(boss, two.id)).status).toBe(409);
    const elsewhere = { providerId: randomUUID(), email: boss.email, issuer: otherIssuer };
    expect((await link(elsewhere, two.id)).status).toBe(200);
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createTestApp, otherIssuer } from '../../test/support/test-app.factory.ts';
import { anAdmin, aUser } from './users.factory.ts';

const { app, db, tokenOf } = await createTestApp();

type Claims = Parameters<typeof tokenOf>[0];

async function ask(claims: Claims, method: 'GET' | 'PATCH', path: string, payload?: object) {
  const response = await app.inject({
    method,
    url: `/v1/users/${path}`,
    headers: { authorization: `Bearer ${await tokenOf(claims)}` },
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json() };
}

const arrive = (claims: Claims) => ask(claims, 'GET', `provider/${claims.providerId}`);

describe('of two identity services that are trusted, one', () => {
  it('cannot give out an id that makes its holder somebody of the other', async () => {
    const boss = await anAdmin(db);
    const thief = { providerId: boss.providerId, email: 'ladra@exemplo.com', issuer: otherIssuer };
    const arrived = await arrive(thief);
    expect(arrived).toMatchObject({ status: 200, body: { isAdmin: false } });
    expect(arrived.body.id).not.toBe(boss.id);
    expect((await arrive({ providerId: boss.providerId })).body.id).toBe(boss.id);
    expect((await ask(thief, 'GET', 'admin/paginated')).status).toBe(403);
  });

  it('makes users of its own for ids that both gave out, each found again', async () => {
    const providerId = randomUUID();
    const [ana, bia] = [
      { providerId, email: 'ana@exemplo.com' },
      { providerId, email: 'bia@exemplo.com', issuer: otherIssuer },
    ];
    const first = [(await arrive(ana)).body.id, (await arrive(bia)).body.id];
    expect(new Set(first).size).toBe(2);
    expect([(await arrive(ana)).body.id, (await arrive(bia)).body.id]).toEqual(first);
  });

  it('links a user of the other by an address that it vouches for, and by no other', async () => {
    const known = await aUser(db, { email: 'caio@exemplo.com' });
    const claims = { providerId: randomUUID(), email: known.email, issuer: otherIssuer };
    expect((await arrive({ ...claims, emailVerified: false })).body.id).not.toBe(known.id);
    const proved = await arrive({ ...claims, providerId: randomUUID() });
    expect(proved.body.id).toBe(known.id);
  });
});

describe('an id that is linked by hand', () => {
  it('is one of the service that the administrator came by', async () => {
    const [boss, learner] = [await anAdmin(db), await aUser(db)];
    const providerId = randomUUID();
    const linked = await ask(boss, 'PATCH', `updateProviderId/${learner.id}`, { providerId });
    expect(linked).toMatchObject({ status: 200, body: { id: learner.id, providerId } });
    expect((await arrive({ providerId })).body.id).toBe(learner.id);
    const stranger = await arrive({ providerId, email: 'x@exemplo.com', issuer: otherIssuer });
    expect(stranger.body.id).not.toBe(learner.id);
  });

  it('is somebody else’s only at the same service', async () => {
    const boss = await anAdmin(db);
    const [one, two] = [await aUser(db), await aUser(db)];
    const link = (who: Claims, id: string) =>
      ask(who, 'PATCH', `updateProviderId/${id}`, { providerId: 'uid-1' });
    expect((await link(boss, one.id)).status).toBe(200);
    expect((await link(boss, two.id)).status).toBe(409);
    const elsewhere = { providerId: randomUUID(), email: boss.email, issuer: otherIssuer };
    expect((await link(elsewhere, two.id)).status).toBe(200);
  });
});

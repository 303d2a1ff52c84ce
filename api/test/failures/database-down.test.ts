import { expect, it, vi } from 'vitest';
import { aUser } from '../../src/users/users.factory.ts';
import { createTestApp } from '../support/test-app.factory.ts';
import { createNetworkProxy } from '../support/network-proxy.ts';

const proxy = await createNetworkProxy();
const { app, db, tokenOf } = await createTestApp({ through: proxy.between, timeoutMs: 1500 });
const authorization = `Bearer ${await tokenOf(await aUser(db))}`;
const catalog = () => app.inject({ url: '/v1/courses/paginated', headers: { authorization } });
const catalogOfVisitors = () => app.inject('/v1/courses/paginated');
const isReady = () => app.inject({ method: 'GET', url: '/health/ready' });

it.each(['refusing', 'silent'] as const)(
  'while the database is %s requests get a 503, and afterwards they succeed',
  async (fault) => {
    expect((await catalog()).statusCode).toBe(200);
    const shown = (await catalogOfVisitors()).body;
    proxy.set(fault);
    const answer = await catalog();
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'unavailable' });
    expect(answer.headers['retry-after']).toBe('2');
    expect((await isReady()).statusCode).toBe(503);
    expect((await app.inject({ method: 'GET', url: '/health/live' })).statusCode).toBe(200);
    // Visitors get what is kept for them.
    expect((await catalogOfVisitors()).body).toBe(shown);
    expect((await app.inject('/v1/courses/paginated?page=2')).statusCode).toBe(503);
    proxy.set('connected');
    await vi.waitFor(async () => expect((await catalog()).statusCode).toBe(200), { timeout: 5000 });
    expect((await isReady()).statusCode).toBe(200);
  },
);

import { randomUUID } from 'node:crypto';
import { methodOf, pathOf, type Operation } from '@sabia/domain/operation.ts';
import { operations } from '@sabia/domain/operations.ts';
import { describe, expect, it } from 'vitest';
import { aSchool } from './school.factory.ts';
import { anAdmin, aUser } from './users/users.factory.ts';

const { app, db, tokenOf } = await aSchool();
const learner = await aUser(db);
const other = await aUser(db);
const administrator = await anAdmin(db);

const every = Object.entries(operations) as [string, Operation][];

/** An input about another user, that is valid where the audience depends on it. */
async function ask(operation: Operation, who: { providerId: string } | null) {
  const path = pathOf(operation).replace(/\{(\w+)\}/g, (_, name: string) => {
    if (operation.audience.kind !== 'self') return randomUUID();
    const { in: place, by } = operation.audience.subject;
    return place === `params.${name}` ? other[by] : randomUUID();
  });
  const step = { courseId: randomUUID(), sectionId: randomUUID(), contentId: randomUUID() };
  const response = await app.inject({
    method: methodOf(operation),
    url: `/v1${path}`,
    ...(operation.audience.kind === 'self' && { query: { status: 'COMPLETED' } }),
    ...(operation.body && { payload: { ...step, userId: other.id } }),
    ...(who && { headers: { authorization: `Bearer ${await tokenOf(who)}` } }),
  });
  return { status: response.statusCode, response };
}

describe.each(every)('%s', (_name, operation) => {
  const { kind } = operation.audience;

  it(kind === 'public' ? 'lets a stranger in' : 'turns a stranger away', async () => {
    const { status } = await ask(operation, null);
    if (kind === 'public') expect(status).not.toBe(401);
    else expect(status).toBe(401);
  });

  const isClosed = kind === 'admin' || kind === 'self';
  it(isClosed ? 'turns another learner away' : 'lets a learner in', async () => {
    const { status } = await ask(operation, learner);
    if (isClosed) expect(status).toBe(403);
    else expect([401, 403]).not.toContain(status);
  });

  it('lets an administrator in', async () => {
    expect([401, 403]).not.toContain((await ask(operation, administrator)).status);
  });

  it('never breaks, and tells problems as problems', async () => {
    for (const who of [null, learner, administrator]) {
      const { status, response } = await ask(operation, who);
      if (status !== 503) expect(status).toBeLessThan(500);
      if (status < 400) continue;
      expect(response.headers['content-type']).toContain('application/problem+json');
      expect(response.json()).toMatchObject({
        status,
        code: expect.stringMatching(/^[a-z_]+$/),
        title: expect.any(String),
        detail: expect.any(String),
        requestId: response.headers['x-request-id'],
      });
    }
  });

  it('does not mind a slash at the end', async () => {
    const url = `/v1${pathOf(operation).replace(/\{\w+\}/g, randomUUID())}`;
    const method = methodOf(operation);
    const plain = await app.inject({ method, url });
    const slashed = await app.inject({ method, url: `${url}/` });
    expect(slashed.statusCode).toBe(plain.statusCode);
  });
});

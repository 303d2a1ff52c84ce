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

const isTurnedAway = (status: number) => status === 401 || status === 403;

describe.each(every)('%s', (_name, operation) => {
  const { kind } = operation.audience;

  it('tells a stranger to sign in unless it is for everybody', async () => {
    const { status } = await ask(operation, null);
    expect(status === 401).toBe(kind !== 'public');
  });

  it('turns a learner away from what is for administrators or about somebody else', async () => {
    const { status } = await ask(operation, learner);
    expect(isTurnedAway(status)).toBe(kind === 'admin' || kind === 'self');
  });

  it('lets an administrator in', async () => {
    const { status } = await ask(operation, administrator);
    expect(isTurnedAway(status)).toBe(false);
  });

  it('never breaks, and tells problems as problems', async () => {
    const answers = await Promise.all(
      [null, learner, administrator].map((who) => ask(operation, who)),
    );
    // What is switched off says so by a 503 of its own.
    expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
    const problems = answers.filter(({ status }) => status >= 400);
    expect(problems.map(({ response }) => response.headers['content-type'])).toEqual(
      problems.map(() => 'application/problem+json; charset=utf-8'),
    );
    expect(problems.map(({ response }) => response.json<unknown>())).toEqual(
      problems.map(({ status, response }) =>
        expect.objectContaining({
          status,
          code: expect.stringMatching(/^[a-z_]+$/),
          title: expect.any(String),
          detail: expect.any(String),
          requestId: response.headers['x-request-id'],
        }),
      ),
    );
  });

  it('does not mind a slash at the end', async () => {
    const url = `/v1${pathOf(operation).replace(/\{\w+\}/g, randomUUID())}`;
    const method = methodOf(operation);
    const plain = await app.inject({ method, url });
    const slashed = await app.inject({ method, url: `${url}/` });
    expect(slashed.statusCode).toBe(plain.statusCode);
  });
});

import { connect, type AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { progressContent } from '@sabia/domain/progress/progress.contract.ts';
import { aCourse } from '../../src/courses/courses.factory.ts';
import { createTestApp } from '../support/test-app.factory.ts';
import { aUser } from '../../src/users/users.factory.ts';

const limit = 20;
const { app, db, call } = await createTestApp({ requestsAtOnce: limit });
const catalog = (headers = {}) =>
  app.inject({ method: 'GET', url: '/v1/courses/paginated', headers });
const concurrently = <T>(size: number, ask: (number: number) => Promise<T>) =>
  Promise.all(Array.from({ length: size }, (_, number) => ask(number)));

it('refuses requests above the limit at once, and answers all others', async () => {
  const order: number[] = [];
  const callCatalog = async () => {
    const answer = await catalog();
    order.push(answer.statusCode);
    return answer;
  };
  const answers = await concurrently(15 * limit, callCatalog);
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused).toHaveLength(14 * limit);
  // The refusals come first: they wait for no other request.
  expect(order).toEqual([...Array(14 * limit).fill(503), ...Array(limit).fill(200)]);
  for (const { headers, json } of refused) {
    expect(headers['retry-after']).toBe('2');
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(json()).toMatchObject({
      code: 'overloaded',
      title: 'Muita gente ao mesmo tempo',
      detail: 'Há muita gente usando o site agora. Tente novamente em alguns segundos.',
    });
  }
  expect(await concurrently(limit, async () => (await catalog()).statusCode)).not.toContain(503);
});

it('answers health checks and metrics meanwhile', async () => {
  const busy = concurrently(5 * limit, () => catalog());
  const watched = ['/health/live', '/health/ready', '/metrics'].map((url) =>
    app.inject({ method: 'GET', url }),
  );
  expect((await Promise.all(watched)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  await busy;
});

it('has no effect of a refused request', async () => {
  const course = await aCourse(db, { sections: [{ contents: 3 * limit }] });
  const learner = await aUser(db);
  const answers = await Promise.all(
    course.contentIds.map(async (contentId) => {
      const event = {
        courseId: course.id,
        userId: learner.id,
        sectionId: course.sections[0]?.id,
        contentId,
        isCompleted: true,
      };
      return call(learner, progressContent, { body: event });
    }),
  );
  const done = answers.filter(({ status }) => status === 201);
  expect(done.length).toBeGreaterThanOrEqual(limit);
  expect(answers.filter(({ status }) => status === 503)).toHaveLength(answers.length - done.length);
  const { rows } = await db.pool.query('select * from content_progressions where user_id = $1', [
    learner.id,
  ]);
  expect(rows).toHaveLength(done.length);
});

it('counts neither incomplete requests nor closed connections', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const slowClients = Array.from({ length: 3 * limit }, () =>
    connect(port, '127.0.0.1').on('error', () => {}),
  );
  for (const socket of slowClients) {
    socket.write(
      'POST /v1/courses HTTP/1.1\r\nhost: localhost\r\n' +
        'content-type: application/json\r\ncontent-length: 100\r\n\r\n{"a',
    );
  }
  await vi.waitUntil(async () => (await connectionsOf()) >= slowClients.length);
  expect((await catalog()).statusCode).toBe(200);
  for (const socket of slowClients) socket.destroy();
  await vi.waitUntil(async () => (await connectionsOf()) === 0);
  expect(await concurrently(limit, async () => (await catalog()).statusCode)).not.toContain(503);
});

const connectionsOf = () =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));

import { connect, type AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { progressContent } from '@sabia/domain/progress/progress.contract.ts';
import { aCourse } from '../../src/courses/courses.factory.ts';
import { createTestApp } from '../support/test-app.factory.ts';
import { aUser } from '../../src/users/users.factory.ts';

const atOnce = 20;
const { app, db, call } = await createTestApp({ requestsAtOnce: atOnce });
const catalog = (headers = {}) =>
  app.inject({ method: 'GET', url: '/v1/courses/paginated', headers });
const crowd = <T>(size: number, ask: (number: number) => Promise<T>) =>
  Promise.all(Array.from({ length: size }, (_, number) => ask(number)));

it('turns away at once who comes when it has its hands full, and answers all the others', async () => {
  const order: number[] = [];
  const ask = async () => {
    const answer = await catalog();
    order.push(answer.statusCode);
    return answer;
  };
  const answers = await crowd(15 * atOnce, ask);
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused).toHaveLength(14 * atOnce);
  // Nobody who is turned away waits for who is let in.
  expect(order).toEqual([...Array(14 * atOnce).fill(503), ...Array(atOnce).fill(200)]);
  for (const { headers, json } of refused) {
    expect(headers['retry-after']).toBe('2');
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(json()).toMatchObject({
      code: 'overloaded',
      title: 'Muita gente ao mesmo tempo',
      detail: 'Há muita gente usando o site agora. Tente novamente em alguns segundos.',
    });
  }
  expect(await crowd(atOnce, async () => (await catalog()).statusCode)).not.toContain(503);
});

it('is healthy meanwhile, and can be measured', async () => {
  const busy = crowd(5 * atOnce, () => catalog());
  const watched = ['/health/live', '/health/ready', '/metrics'].map((url) =>
    app.inject({ method: 'GET', url }),
  );
  expect((await Promise.all(watched)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  await busy;
});

it('has done nothing of what it refused', async () => {
  const course = await aCourse(db, { sections: [{ contents: 3 * atOnce }] });
  const learner = await aUser(db);
  const steps = await Promise.all(
    course.contentIds.map(async (contentId) => {
      const step = {
        courseId: course.id,
        userId: learner.id,
        sectionId: course.sections[0]?.id,
        contentId,
        isCompleted: true,
      };
      return call(learner, progressContent, { body: step as never });
    }),
  );
  const done = steps.filter(({ status }) => status === 201);
  expect(done.length).toBeGreaterThanOrEqual(atOnce);
  expect(steps.filter(({ status }) => status === 503)).toHaveLength(steps.length - done.length);
  const { rows } = await db.pool.query('select * from content_progressions where user_id = $1', [
    learner.id,
  ]);
  expect(rows).toHaveLength(done.length);
});

it('does not count who is slow to ask, nor who hung up', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const dawdlers = Array.from({ length: 3 * atOnce }, () =>
    connect(port, '127.0.0.1').on('error', () => {}),
  );
  for (const socket of dawdlers) {
    socket.write(
      'POST /v1/courses HTTP/1.1\r\nhost: localhost\r\n' +
        'content-type: application/json\r\ncontent-length: 100\r\n\r\n{"a',
    );
  }
  await vi.waitUntil(async () => (await connectionsOf()) >= dawdlers.length);
  expect((await catalog()).statusCode).toBe(200);
  for (const socket of dawdlers) socket.destroy();
  await vi.waitUntil(async () => (await connectionsOf()) === 0);
  expect(await crowd(atOnce, async () => (await catalog()).statusCode)).not.toContain(503);
});

const connectionsOf = () =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));

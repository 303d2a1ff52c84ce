import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createServer } from './server.ts';

it('a close answers the request in flight and then ends its connection', async () => {
  const app = createServer({
    logLevel: 'silent',
    trustProxy: [],
    isSecure: false,
    scriptHashes: [],
    connectsTo: [],
  });
  const arrived = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<string>();
  app.get('/', () => {
    arrived.resolve();
    return answered.promise;
  });
  const closing = Promise.withResolvers<void>();
  app.addHook('preClose', (done) => {
    closing.resolve();
    done();
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  // Like a reverse proxy, it keeps connections for later requests.
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const request = get({ port, agent });
  await arrived.promise;
  const closed = app.close();
  await closing.promise;
  answered.resolve('whole');

  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect(await response.toArray()).toEqual([Buffer.from('whole')]);
  expect(response.headers.connection).toBe('close');
  await closed;
});

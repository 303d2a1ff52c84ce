import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { freePort } from '../db/embedded-postgres/free-port.ts';
import { listen } from './listen.ts';

const host = '127.0.0.1';

async function aServer(port: number) {
  const app = fastify({ forceCloseConnections: 'idle' });
  app.get('/', async ({ ip }) => ip);
  await listen(app, { port, host });
  return app;
}

/** A connection of its own for each, which stays open. */
async function askOn(socket: Socket): Promise<string> {
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return String(answer);
}

it('a crowd is let in and answered, by whichever door it comes', async () => {
  const port = await freePort();
  const app = await aServer(port);
  const crowd = Array.from({ length: 200 }, () => connect(port, host));
  const answers = await Promise.all(crowd.map(askOn));
  expect(new Set(answers.map((answer) => answer.split('\r\n')[0]))).toEqual(
    new Set(['HTTP/1.1 200 OK']),
  );
  expect(answers[0]).toMatch(/\r\n\r\n127\.0\.0\.1$/);
  const gone = Promise.all(crowd.map((socket) => once(socket, 'close')));
  await app.close();
  await gone;
});

it('nobody is let in by any door once it is closed', async () => {
  const port = await freePort();
  await (await aServer(port)).close();
  const refused = Array.from({ length: 50 }, async () => {
    const [error] = (await once(connect(port, host), 'error')) as [NodeJS.ErrnoException];
    return error.code;
  });
  expect(new Set(await Promise.all(refused))).toEqual(new Set(['ECONNREFUSED']));
});

it('a port that another school has opened is not shared with it', async () => {
  const port = await freePort();
  const app = await aServer(port);
  await expect(aServer(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await app.close();
  await (await aServer(port)).close();
});

import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { createServer } from './server.ts';

const app = createServer({
  isSecure: false,
  scriptHashes: [],
  connectsTo: [],
  logLevel: 'silent',
  trustProxy: [],
});
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
afterAll(() => app.close());

/** The response on a connection that the server closes. */
async function answerTo(bytes: string) {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, problem: JSON.parse(body) as object };
}

describe('an invalid HTTP request is answered with a problem', () => {
  it.each([
    ['noise', 'noise\r\n\r\n', 400, 'unreadable_request'],
    ['a method of its own', 'JUMP / HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'unreadable_request'],
    ['bytes in its address', 'GET /\u0001 HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'unreadable_request'],
    [
      'two lengths, of which a proxy may believe the other',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
      400,
      'unreadable_request',
    ],
    [
      'heads without end',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
  ])('%s', async (_what, bytes, status, code) => {
    const { head, problem } = await answerTo(bytes);
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain('Content-Type: application/problem+json; charset=utf-8');
    expect(problem).toMatchObject({ status, code, detail: expect.stringMatching(/pedido/) });
  });
});

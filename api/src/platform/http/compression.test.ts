import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { compressReplies } from './compression.ts';

const app = fastify();
compressReplies(app);
const json = 'application/json; charset=utf-8';
const long = JSON.stringify({ items: Array.from({ length: 200 }, (_, id) => ({ id })) });
const longer = JSON.stringify({ text: long.repeat(100) });
const longest = longer.repeat(5);
app.get('/long', (_request, reply) => reply.type(json).send(Buffer.from(long)));
app.get('/longer', (_request, reply) => reply.type(json).send(Buffer.from(longer)));
app.get('/longest', (_request, reply) => reply.type(json).send(Buffer.from(longest)));
app.get('/short', (_request, reply) => reply.type(json).send(Buffer.from('{"id":1}')));
app.get('/pdf', (_request, reply) => reply.type('application/pdf').send(Buffer.from(long)));
app.get('/packed', (_request, reply) =>
  reply.type(json).header('content-encoding', 'br').send(Buffer.from(long)),
);
app.get('/session', (_request, reply) =>
  reply.type(json).header('set-cookie', 'session=1').send(Buffer.from(long)),
);

const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

it.each([
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0.5, gzip;q=0.8, zstd;q=0', 'gzip', gunzipSync],
])('a client that accepts %s gets %s', async (accepted, encoding, decompress) => {
  for (const [url, text] of [
    ['/long', long],
    ['/longer', longer],
    ['/longest', longest],
  ] as const) {
    const { headers, rawPayload } = await get(url, accepted);
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(rawPayload.length),
      vary: 'accept-encoding',
    });
    expect(rawPayload.length).toBeLessThan(text.length / 2);
    expect(decompress(rawPayload).toString()).toBe(text);
  }
});

it.each([[undefined], [''], ['identity'], ['br;q=0'], ['deflate']])(
  'a client that accepts %s gets the text itself',
  async (accepted) => {
    const { headers, body } = await get('/long', accepted);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body).toBe(long);
  },
);

it.each(['/short', '/pdf', '/session'])('%s is not compressed', async (url) => {
  expect((await get(url, 'br')).headers).not.toHaveProperty('content-encoding');
});

it('a reply that is compressed already stays as it is', async () => {
  expect((await get('/packed', 'gzip')).body).toBe(long);
});

import { expect, it } from 'vitest';
import { metricsRoutes } from './metrics.ts';
import { createServer } from '../http/server.ts';

const token = 'um-token-de-verdade';

async function statusOf(trustProxy: string[], ip: string, headers: Record<string, string> = {}) {
  const app = createServer({
    logLevel: 'silent',
    trustProxy,
    isSecure: false,
    scriptHashes: [],
    connectsTo: [],
  });
  metricsRoutes(app, { token });
  const response = await app.inject({ url: '/metrics', remoteAddress: ip, headers });
  await app.close();
  return response.statusCode;
}

const here = '127.0.0.1';
const elsewhere = '203.0.113.7';

it.each<[who: string, status: number, ...Parameters<typeof statusOf>]>([
  ['this machine', 200, [], here],
  ['another machine', 404, [], elsewhere],
  ['another machine with the token', 200, [], elsewhere, { authorization: `Bearer ${token}` }],
  ['another machine with another token', 404, [], elsewhere, { authorization: 'Bearer outro' }],
  ['somebody behind a proxy here', 404, [], here, { 'x-forwarded-for': elsewhere }],
  ['somebody who poses as this machine', 404, [here], here, { 'x-forwarded-for': here }],
  [
    'the same, by a proxy',
    404,
    [elsewhere],
    elsewhere,
    { 'x-forwarded-for': `${here}, 192.0.2.1` },
  ],
])('the metrics for %s: %i', async (_who, status, ...asked) => {
  expect(await statusOf(...asked)).toBe(status);
});

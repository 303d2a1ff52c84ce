import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { collectDefaultMetrics, register } from 'prom-client';
import { openDatabase } from '../src/platform/db/database.ts';
import { createReplay, type Recordings } from './replay-statements.ts';
import type { BenchRequest } from './requests.ts';

/**
 * The minimal server for the same requests: node:http, the application's statements on the same pool,
 * JSON.stringify. It checks no token, input, access or limit, and compresses nothing.
 */
const [port, databaseUrl = '', recordingsFile = ''] = process.argv.slice(2);
const recordings = JSON.parse(await readFile(recordingsFile, 'utf8')) as Recordings;
const replay = createReplay(openDatabase(databaseUrl).pool, recordings);

async function toRequest(message: IncomingMessage): Promise<BenchRequest> {
  const [userId, providerId] = message.headers['x-user']?.toString().split(' ') ?? [];
  return {
    method: message.method as BenchRequest['method'],
    path: message.url ?? '',
    user: userId && providerId ? { id: userId, providerId, token: '' } : null,
    body: await text(message),
  };
}

collectDefaultMetrics();
createServer((message, response) => {
  void (async () => {
    if (message.url === '/metrics') return response.end(await register.metrics());
    const rows = await replay(String(message.headers['x-scenario']), await toRequest(message));
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify({ rows }));
    // As when the database takes too long on a busy machine.
  })().catch(() => response.writeHead(500).end());
}).listen(Number(port), '127.0.0.1');

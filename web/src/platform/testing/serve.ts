import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

type Listener = (...exchange: Parameters<RequestListener>) => void | Promise<void>;

/**
 * Starts a real server; returns its origin. It runs as long as the test process: a request that a
 * page sends after its test has ended is answered instead of broken off, which happy-dom reports.
 */
export async function serve(listener: Listener): Promise<string> {
  const server = createServer((...exchange) => void listener(...exchange));
  server.unref();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

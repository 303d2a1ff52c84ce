import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Listener = (...exchange: Parameters<RequestListener>) => void | Promise<void>;

/** A real server for the length of a test; returns its origin. */
export async function serve(listener: Listener): Promise<string> {
  const server = createServer((...exchange) => void listener(...exchange));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    // What is still being asked for is answered, else the browser would complain.
    server.closeIdleConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

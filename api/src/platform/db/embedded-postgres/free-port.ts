import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Ports below those that Linux, macOS and Windows give to outgoing connections: between the choice of a port and its use
 * by another process, a connection could take one of these.
 */
const ports = { first: 20_000, last: 32_000 };

/** A free TCP port on loopback. */
export async function freePort(attempts = 100): Promise<number> {
  const port = randomInt(ports.first, ports.last);
  if (await isFree(port)) return port;
  if (attempts === 1) throw new Error('No free port on 127.0.0.1');
  return freePort(attempts - 1);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const isListening = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (isListening) await new Promise((resolve) => server.close(resolve));
  return isListening;
}

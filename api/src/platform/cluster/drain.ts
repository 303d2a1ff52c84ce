import { Server } from 'node:net';
import type { Server as HttpServer } from 'node:http';

/** The message by which the primary tells a worker to drain. */
export const drainMessage = 'drain';

/**
 * Stops accepting connections and resolves when the last one has ended. A connection in use is closed
 * by its next response. An idle one keeps the time that its client was promised (`Keep-Alive`), because
 * closing it could fail a request that is on its way.
 */
export function drain(server: HttpServer): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close');
  });
  return new Promise((resolve, reject) => {
    // The close of http.Server closes idle connections at once; that of net.Server does not.
    Server.prototype.close.call(server, (error) => (error ? reject(error) : resolve()));
  });
}

import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Node lets one connection in by each door in a turn of its loop, and with much to do its turns are
 * long: by a single one a crowd would stand outside for seconds, of which nobody is told anything.
 */
const doors = 8;
/** A crowd that comes at one moment waits to be let in; of more the system forgets some. */
const backlog = 4096;

/** Opens the application's port, by several doors where the system knows of such; they close with it. */
export async function listen(
  app: FastifyInstance,
  place: { port: number; host: string },
): Promise<void> {
  const first = { ...place, backlog, reusePort: process.platform === 'linux' };
  if (!first.reusePort) return void (await app.listen(first));
  await requireFree(place);
  const opened: Server[] = [];
  app.addHook('preClose', () => {
    for (const door of opened) door.close();
  });
  await app.listen(first);
  const letIn = (socket: Socket) => void app.server.emit('connection', socket);
  for (const found of app.addresses()) {
    if (typeof found === 'string') continue;
    for (let more = 1; more < doors; more++) {
      // As an HTTP server opens its own.
      const door = createServer({ allowHalfOpen: true, noDelay: true }, letIn);
      opened.push(door);
      await opening(door, { ...first, host: found.address, port: found.port });
    }
  }
}

/** What is opened by several doors would be shared with another process of ours, unasked. */
async function requireFree(place: { port: number; host: string }): Promise<void> {
  const door = createServer();
  await opening(door, place);
  door.close();
  await once(door, 'close');
}

async function opening(door: Server, place: object): Promise<void> {
  door.listen(place);
  await once(door, 'listening');
}

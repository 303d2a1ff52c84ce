import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll } from 'vitest';

/** A TCP proxy between the API and its database, which can refuse connections or stop answering. */
export async function createNetworkProxy() {
  let state: 'connected' | 'refusing' | 'silent' = 'connected';
  let target = new URL('postgres://unset');
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    if (state === 'refusing') return socket.destroy();
    open.add(socket.on('error', () => {}).on('close', () => open.delete(socket)));
    const database = connect(Number(target.port), target.hostname).on('error', () =>
      socket.destroy(),
    );
    socket.on('data', (bytes) => state !== 'silent' && database.write(bytes));
    database.on('data', (bytes) => state !== 'silent' && socket.write(bytes));
    socket.on('close', () => database.destroy());
    database.on('close', () => socket.destroy());
    return socket;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return {
    between(databaseUrl: string) {
      target = new URL(databaseUrl);
      const url = new URL(databaseUrl);
      url.port = String((server.address() as AddressInfo).port);
      return url.href;
    },
    set(next: typeof state) {
      state = next;
      if (next !== 'silent') for (const socket of open) socket.destroy();
    },
  };
}

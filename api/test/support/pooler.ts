import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../src/platform/db/embedded-postgres/free-port.ts';

/** A PgBouncer in transaction mode before the server at `url`. */
export interface Pooler {
  /** The address of a database through the pooler; `url` is its own. */
  addressOf(url: string): string;
  stop(): Promise<void>;
}

interface PoolerOptions {
  /** The program. */
  program: string;
  /** Start-up parameters that it drops in place of refusing the connection. */
  ignored?: readonly string[];
}

interface PoolerPlace {
  port: number;
  folder: string;
  ignored: readonly string[];
}

/** Each test file has a database: its connections end soon after it. */
const settingsFor = (server: URL, { port, folder, ignored }: PoolerPlace) => `
[databases]
* = host=${server.hostname} port=${server.port} user=${server.username} password=${server.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_prepared_statements = 500
max_client_conn = 2000
default_pool_size = 15
server_idle_timeout = 5
ignore_startup_parameters = ${ignored.join(',')}
logfile = ${folder}/log
`;

export async function startPooler(
  url: string,
  { program, ignored = [] }: PoolerOptions,
): Promise<Pooler> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'sabia-pooler-'));
  const settings = join(folder, 'pgbouncer.ini');
  await writeFile(settings, settingsFor(new URL(url), { port, folder, ignored }));
  // PgBouncer refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chmod(folder, 0o777);
  const pooler = spawn(program, ['--quiet', ...(isRoot ? ['--user=nobody'] : []), settings], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const end = once(pooler, 'exit');
  await Promise.race([untilItListens(port), end.then(failStart, failStart)]);
  return {
    addressOf(own) {
      const address = new URL(own);
      address.host = `127.0.0.1:${port}`;
      return address.href;
    },
    async stop() {
      pooler.kill();
      await end;
      await rm(folder, { recursive: true });
    },
  };
}

function failStart(): never {
  throw new Error('PgBouncer ended at its start');
}

async function untilItListens(port: number): Promise<void> {
  const isOpen = await new Promise<boolean>((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
  if (isOpen) return;
  await pause(20);
  return untilItListens(port);
}

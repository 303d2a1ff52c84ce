import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../api/src/platform/db/embedded-postgres/free-port.ts';
import { codeIn, emailsTo } from '../api/test/support/outbox.ts';
import { node, root } from '../commands/project.mjs';
import { openPublicServices } from './public-services.ts';

/** The product itself, whole and alone in a folder of its own, with the demo school in it. */
export interface School {
  url: string;
  /** The next letter to this address, as it was sent; waits for it. */
  nextLetter(email: string): Promise<string>;
  /** The 8 digits of the next letter. */
  nextCode(email: string): Promise<string>;
  /** The server stops, and `reopen` starts it again on what it has kept. */
  shut(): Promise<void>;
  reopen(): Promise<void>;
  /** Where its database is, for what only time would bring about. */
  databaseUrl(): Promise<string>;
  close(): Promise<void>;
}

/** `settings` are what it is configured with, beyond what all the tests need. */
export async function openSchool(settings: Record<string, string> = {}): Promise<School> {
  const folder = await mkdtemp(join(tmpdir(), 'sabia-school-'));
  const port = await freePort();
  const services = await openPublicServices();
  const atServices = { POSTAL_CODES_URL: services.url, STATES_URL: services.url };
  const open = () => start(port, folder, { ...atServices, ...settings });
  let server = await open();

  const read = new Map<string, number>();
  async function nextLetter(email: string): Promise<string> {
    const before = read.get(email) ?? 0;
    const letter = (await emailsTo(join(folder, 'outbox'), email))[before];
    if (!letter) return pause(50).then(() => nextLetter(email));
    read.set(email, before + 1);
    return letter;
  }

  async function nextCode(email: string): Promise<string> {
    const code = codeIn(await nextLetter(email));
    if (!code) throw new Error(`no code in the letter to ${email}`);
    return code;
  }

  return {
    url: `http://localhost:${port}`,
    nextLetter,
    nextCode,
    shut: () => server.stop(),
    async reopen() {
      server = await open();
    },
    async databaseUrl() {
      const cluster = join(folder, 'postgres', 'cluster');
      const password = await readFile(join(cluster, 'password'), 'utf8');
      // PostgreSQL writes its port into the fourth line.
      const process = await readFile(join(cluster, 'data', 'postmaster.pid'), 'utf8');
      return `postgres://sabia:${password}@127.0.0.1:${process.split('\n')[3]}/sabia`;
    },
    async close() {
      await server.stop();
      services.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** The server, from when it says that it is open. */
async function start(
  port: number,
  folder: string,
  settings: Record<string, string>,
): Promise<{ stop(): Promise<void> }> {
  const server = spawn(node, ['api/src/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: folder,
      // All the people of a test run share one address.
      RATE_LIMIT_PER_MINUTE: '1000000',
      ...settings,
    },
    // The channel stops the server when this process is gone.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  const ended = once(server, 'exit');
  await new Promise<void>((resolve, reject) => {
    const hear = (words: Buffer) => {
      said += words.toString();
      if (said.includes('Sabiá está em')) resolve();
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    ended.then(() => reject(new Error(`the school did not open:\n${said}`)), reject);
  });
  return {
    async stop() {
      const wasOpen = server.kill();
      await ended;
      if (!wasOpen) throw new Error(`the school closed by itself:\n${said}`);
    },
  };
}

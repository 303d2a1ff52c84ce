import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../api/src/platform/db/embedded-postgres/free-port.ts';
import { codeIn, emailsTo } from '../../api/test/support/outbox.ts';
import { startFakePublicServices } from './fake-public-services.ts';
import { copySchool } from './school-template.ts';
import { startProcess } from './server-process.ts';

/** The whole product with the demo school, in a process and a data folder of its own. */
export interface TestServer {
  url: string;
  /** Waits for the next e-mail to this address; returns its source. */
  nextEmail(address: string): Promise<string>;
  /** The 8-digit code of the next e-mail. */
  nextCode(address: string): Promise<string>;
  /** Stops the process; `restart` starts it again on the same data. */
  stop(): Promise<void>;
  restart(): Promise<void>;
  /** The database, for changes that only time brings about. */
  databaseUrl(): Promise<string>;
  /** Stops the process and deletes its data. */
  close(): Promise<void>;
}

/** `settings` are added to those that all tests need. */
export async function startTestServer(settings: Record<string, string> = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'sabia-e2e-'));
  // A school without the demo school begins empty.
  if (settings.DEMO_SCHOOL === undefined) await copySchool(folder);
  const port = await freePort();
  const services = await startFakePublicServices();
  const start = () =>
    startProcess(port, folder, {
      POSTAL_CODES_URL: services.url,
      STATES_URL: services.url,
      ...settings,
    });
  let server = await start();

  const readEmails = new Map<string, number>();
  async function nextEmail(address: string): Promise<string> {
    const index = readEmails.get(address) ?? 0;
    const email = (await emailsTo(join(folder, 'outbox'), address))[index];
    if (!email) return pause(50).then(() => nextEmail(address));
    readEmails.set(address, index + 1);
    return email;
  }

  /** Passes over e-mails without a code, which may come before or not, as that of an invitation. */
  async function nextCode(address: string): Promise<string> {
    return codeIn(await nextEmail(address)) ?? nextCode(address);
  }

  return {
    url: `http://localhost:${port}`,
    nextEmail,
    nextCode,
    stop: () => server.stop(),
    async restart() {
      server = await start();
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
      await rm(folder, { recursive: true, maxRetries: 5 });
    },
  };
}

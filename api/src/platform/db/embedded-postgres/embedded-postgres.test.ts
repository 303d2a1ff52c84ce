import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { descendants, killAll, processesIn } from '../../../../test/support/processes.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { throwawaySettings } from './settings.ts';

let usedBefore: string;
let folder: string;
let stops: (() => Promise<void>)[];
let warnings: string[];

beforeAll(async () => {
  usedBefore = await mkdtemp(join(tmpdir(), 'sabia-embedded-'));
  const options = { folder: usedBefore, log: console, settings: throwawaySettings };
  await startEmbeddedPostgres(options).then((server) => server.stop());
  return () => rm(usedBefore, { recursive: true });
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sabia-embedded-'));
  // `cp` keeps the owners of the files; Node's copy does not.
  await promisify(execFile)('cp', ['-a', `${usedBefore}/.`, folder]);
  stops = [];
  warnings = [];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    await nothingRuns();
    await rm(folder, { recursive: true });
  };
});

async function start(settings = throwawaySettings) {
  const log = { warn: (message: string) => void warnings.push(message) };
  const server = await startEmbeddedPostgres({ folder, log, settings });
  stops.push(() => server.stop());
  return server;
}

/** Empties the folder, so that the next start creates the cluster. */
const forgetEverything = () => rm(join(folder, 'cluster'), { recursive: true });

/** Resolves when no process runs in the folder. */
const nothingRuns = () =>
  vi.waitUntil(async () => (await processesIn(folder)).length === 0, 15_000);

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

describe('a start', () => {
  it('creates the database at the first use and reuses it at the next', async () => {
    await forgetEverything();
    const first = await start();
    await query(first.url, "create table birds as select 'sabiá' as name");
    await first.stop();
    expect(await processesIn(folder)).toEqual([]);

    const second = await start();
    expect(await query(second.url, 'select name from birds')).toEqual([{ name: 'sabiá' }]);
  });

  it('refuses connections without the password', async () => {
    const { url } = await start();
    const stranger = new URL(url);
    stranger.password = 'guess';
    await expect(query(stranger.href, 'select 1')).rejects.toThrow(
      'password authentication failed',
    );
    const password = await stat(join(folder, 'cluster', 'password'));
    expect(password.mode & 0o777).toBe(0o600);
  });

  it('has Portuguese collation, case folding and stemming', async () => {
    const { url } = await start();
    const sorted = await query(
      url,
      `select word from (values ('b'), ('á'), ('a'), ('Z')) words (word)
       order by word collate "pt-BR-x-icu"`,
    );
    expect(sorted).toEqual([{ word: 'a' }, { word: 'á' }, { word: 'b' }, { word: 'Z' }]);
    expect(
      await query(
        url,
        `select lower('AÇÃO') as lower, to_tsvector('portuguese', 'LIÇÃO lição')::text as words`,
      ),
    ).toEqual([{ lower: 'ação', words: "'liçã':1,2" }]);
  });

  it('refuses a folder that is in use and does not change it', async () => {
    const { url } = await start();
    await expect(start()).rejects.toThrow('is in use by another running Sabiá');
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('can be stopped twice', async () => {
    const server = await start();
    await Promise.all([server.stop(), server.stop()]);
    await server.stop();
    expect(await processesIn(folder)).toEqual([]);
  });
});

describe('a stale postmaster.pid', () => {
  const pidFile = () => join(folder, 'cluster', 'data', 'postmaster.pid');

  async function leaveBehind(pid: number | undefined) {
    const server = await start();
    const content = await readFile(pidFile(), 'utf8');
    await server.stop();
    await writeFile(pidFile(), content.replace(/^\d+/, String(pid)), { mode: 0o600 });
  }

  it('of an ended process does not prevent a start', async () => {
    const passerby = spawn('true');
    await once(passerby, 'exit');
    await leaveBehind(passerby.pid);
    const { url } = await start();
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('of an unrelated process does not prevent a start, and that process is not stopped', async () => {
    // PostgreSQL mistakes a process of its own user for a postmaster, so the other process has that user.
    const account = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
    const stranger = spawn('sleep', ['60'], { stdio: 'ignore', ...account });
    onTestFinished(() => void stranger.kill());
    await leaveBehind(stranger.pid);
    const { url } = await start();
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  });
});

describe('a crash', () => {
  it('of the postmaster restarts it on the same address', async () => {
    const { url } = await start({});
    await query(url, "create table birds as select 'sabiá' as name");
    process.kill(await postmaster(), 'SIGKILL');
    await vi.waitFor(async () => {
      expect(await query(url, 'select name from birds')).toEqual([{ name: 'sabiá' }]);
    }, 15_000);
    expect(warnings).toContainEqual(expect.stringContaining('ended unexpectedly (SIGKILL)'));
  });

  it('of the postmaster just before a stop leaves no process behind', async () => {
    const server = await start();
    process.kill(await postmaster(), 'SIGKILL');
    await server.stop();
    await expect(nothingRuns()).resolves.toBe(true);
  });

  it('of the parent process stops PostgreSQL', async () => {
    const owner = await startOwner();
    await query(owner.url, "create table birds as select 'sabiá' as name");
    owner.kill();
    await nothingRuns();

    const { url } = await start();
    expect(await query(url, 'select name from birds')).toEqual([{ name: 'sabiá' }]);
  });

  it('of the parent process lets a waiting start continue', async () => {
    const owner = await startOwner();
    owner.kill();
    const { url } = await vi.waitFor(() => start(), 15_000);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('of the parent process and its watchdog leaves an orphan, which the next start stops', async () => {
    const owner = await startOwner();
    const orphan = await postmaster();
    const watchdogs = (await descendants(owner.pid)).filter(({ command }) =>
      command.includes('sabia-watchdog'),
    );
    expect(watchdogs).toHaveLength(1);
    killAll([...watchdogs, owner]);

    const { url } = await vi.waitFor(() => start(), 15_000);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await processesIn(folder)).not.toContainEqual(expect.objectContaining({ pid: orphan }));
  });

  it('of all processes at once loses no acknowledged row', async () => {
    const owner = await startOwner({});
    await query(owner.url, 'create table birds (number int)');
    const client = new pg.Client({ connectionString: owner.url });
    client.on('error', () => {});
    await client.connect();
    let acknowledged = 0;
    const writing = (async () => {
      for (;;) {
        await client.query('insert into birds values ($1)', [acknowledged + 1]);
        acknowledged++;
      }
    })().catch((error: unknown) => error);
    await vi.waitUntil(() => acknowledged > 50, 15_000);
    killAll([owner, ...(await descendants(owner.pid))]);
    expect(await writing).toBeInstanceOf(Error);

    const { url } = await vi.waitFor(() => start(), 15_000);
    const [row] = await query(url, 'select count(*)::int as kept, max(number) as last from birds');
    // The unacknowledged row may exist or not.
    expect([acknowledged, acknowledged + 1].map((kept) => ({ kept, last: kept }))).toContainEqual(
      row,
    );
  });

  it('during the first start leaves no partial cluster', async () => {
    await forgetEverything();
    const owner = spawnOwner(throwawaySettings);
    await vi.waitUntil(async () => {
      const unfinished = (await readdir(folder)).find((name) => name.startsWith('cluster.new-'));
      return unfinished && (await readdir(join(folder, unfinished, 'data'))).includes('base');
    }, 15_000);
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    expect(await readdir(folder)).not.toContain('cluster');

    const first = await start();
    expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await first.stop();
    await start();
    expect(await readdir(folder)).toEqual(['cluster', 'lock', 'postgres.log']);
  });
});

/** Spawns a process that starts PostgreSQL on the folder and prints its URL. */
function spawnOwner(settings = throwawaySettings) {
  const module = new URL('embedded-postgres.ts', import.meta.url).href;
  const script = `
    const { startEmbeddedPostgres } = await import('${module}');
    const settings = ${JSON.stringify(settings)};
    const { url } = await startEmbeddedPostgres({ folder: process.argv[1], log: console, settings });
    console.log(url);
  `;
  const owner = spawn(process.execPath, ['--input-type=module', '--eval', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  stops.push(async () => void owner.kill('SIGKILL'));
  return owner;
}

async function startOwner(settings = throwawaySettings) {
  const owner = spawnOwner(settings);
  const [url] = await once(createInterface(owner.stdout), 'line');
  return { url: String(url), pid: Number(owner.pid), kill: () => owner.kill('SIGKILL') };
}

async function postmaster(): Promise<number> {
  const pidFile = await readFile(join(folder, 'cluster', 'data', 'postmaster.pid'), 'utf8');
  return Number.parseInt(pidFile, 10);
}

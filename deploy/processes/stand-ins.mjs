import { once } from 'node:events';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { vi } from 'vitest';
import { prepareBinaries } from '../../api/src/platform/db/embedded-postgres/binaries.ts';
import { codeIn } from '../../api/test/support/outbox.ts';
import { startS3Server } from '../../api/test/support/s3-server.ts';
import { baseImage } from './image.mjs';
import { startContainer } from './container.mjs';

const account = { uid: 999, gid: 999 };

/**
 * The service `database`: PostgreSQL 18 of the package that the school embeds, initialized as the entry point of the
 * image postgres does.
 */
export async function startDatabase({ pod, folder, environment }) {
  const { POSTGRES_USER: user, POSTGRES_PASSWORD: password } = environment;
  const { POSTGRES_INITDB_ARGS: options = '' } = environment;
  const tree = join(folder, 'database');
  const programs = '/usr/local/bin';
  const data = '/var/lib/postgresql/data';
  const { postgres } = await prepareBinaries(account);
  const native = dirname(dirname(postgres));
  await baseImage(tree);
  mkdirSync(join(tree, data), { recursive: true });
  chownSync(join(tree, data), account.uid, account.gid);
  writeFileSync(join(tree, 'password'), password);

  const run = (command) =>
    startContainer({
      pod,
      tree,
      readOnly: false,
      workdir: '/',
      user: '999:999',
      capabilities: [],
      environment: { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8' },
      tmpfs: ['/tmp'],
      mounts: [{ source: native, target: '/usr/local', readOnly: true }],
      command,
    });
  const initdb = await run([
    `${programs}/initdb`,
    `--pgdata=${data}`,
    `--username=${user}`,
    '--pwfile=/password',
    '--auth=scram-sha-256',
    '--no-sync',
    ...options.split(' ').filter(Boolean),
  ]);
  if ((await initdb.exit) !== 0) throw new Error(initdb.output());
  writeFileSync(join(tree, data, 'pg_hba.conf'), 'host all all all scram-sha-256\n');
  const server = await run([
    `${programs}/postgres`,
    '-D',
    data,
    '-c',
    'listen_addresses=*',
    '-c',
    'fsync=off',
    '-c',
    'unix_socket_directories=/tmp',
  ]);
  const url = (name) => `postgres://${user}:${password}@${pod.address}:5432/${name}`;
  await vi.waitFor(() => query(url('postgres'), 'select 1'), 20_000);
  if (user !== 'postgres') await query(url('postgres'), `create database ${user}`);
  return { ...server, query: (statement, name = user) => query(url(name), statement) };
}

async function query(url, statement) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** The service `files`: the S3 server of the API's tests. */
export const startFiles = ({ host, environment }) =>
  startS3Server({
    host,
    port: 8333,
    region: 'us-east-1',
    bucket: environment.S3_BUCKET,
    accessKeyId: environment.AWS_ACCESS_KEY_ID,
    secretAccessKey: environment.AWS_SECRET_ACCESS_KEY,
  });

/** The service `mail`: accepts and keeps every e-mail. */
export async function startMail({ host }) {
  const received = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      void text(stream).then((message) => {
        received.push({ to: envelope.rcptTo[0].address, message });
        done();
      });
    },
  });
  await once(server.listen(1025, host), 'listening');
  return {
    /** The code of the latest e-mail to the address. */
    nextCode: (address) =>
      vi.waitFor(() => {
        const { message } = received.findLast(({ to }) => to === address);
        return codeIn(message);
      }, 10_000),
  };
}

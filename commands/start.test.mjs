import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

/** A small project with our commands, in which what they call only writes down what happened. */
let project;

const lockfile = (packages) => JSON.stringify({ packages });
const installed = { 'node_modules/node': { version: '24.0.0', integrity: 'sha512-a' } };
const note = (what) => `require('node:fs').appendFileSync('${project}/events', ${what} + '\\n')`;

const api = `
  import { appendFileSync } from 'node:fs';
  const note = (what) => appendFileSync('events', what + '\\n');
  for (const name of ['SIGINT', 'SIGTERM', 'disconnect']) {
    process.on(name, () => {
      note(name);
      setTimeout(() => process.exit(), 200);
    });
  }
  note('up in ' + process.env.NODE_ENV);
`;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'sabia-commands-'));
  await cp(import.meta.dirname, join(project, 'commands'), { recursive: true });
  await write('package.json', '{ "type": "module" }');
  await write('package-lock.json', lockfile(installed));
  await write('node_modules/.package-lock.json', lockfile(installed));
  await mkdir(join(project, 'node_modules/node/bin'), { recursive: true });
  await symlink(process.execPath, join(project, 'node_modules/node/bin/node'));
  await script(
    'node_modules/.bin/vite',
    `
      const { copyFileSync, mkdirSync } = require('node:fs');
      const [part, ...options] = process.argv.slice(3);
      if (part === 'web') {
        ${note("(options.includes('--ssr') ? 'build for the server' : 'build')")};
        mkdirSync('web/dist', { recursive: true });
      } else {
        ${note("'build of the API'")};
        const folder = options.at(-1);
        mkdirSync(folder, { recursive: true });
        copyFileSync('api/src/cli/start.ts', folder + '/start.js');
      }`,
  );
  await write('web/index.html', '<title>Sabiá</title>');
  await write('domain/src/course.ts', '');
  await write('api/src/cli/start.ts', api);
  return () => rm(project, { recursive: true, maxRetries: 5 });
});

async function write(path, content) {
  await mkdir(dirname(join(project, path)), { recursive: true });
  await writeFile(join(project, path), content);
}

async function script(path, code) {
  await write(path, `#!${process.execPath}\n${code}`);
  await chmod(join(project, path), 0o755);
}

const events = async () => {
  const log = await readFile(join(project, 'events'), 'utf8').catch(() => '');
  return log.split('\n').slice(0, -1);
};

const happened = (event) => vi.waitFor(async () => expect(await events()).toContain(event), 10_000);

/** Starts it as a shell does: from anywhere, in a process group of its own. */
function start(env = {}) {
  const child = spawn(process.execPath, [join(project, 'commands/start.mjs')], {
    cwd: '/',
    detached: true,
    env: { PATH: process.env.PATH, ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const ended = once(child, 'exit').then(async ([code]) => ({
    code,
    output: (await output).join(''),
  }));
  return { child, ended };
}

describe('npm start', () => {
  it('builds the site when its sources are new, and only then', async () => {
    await write('api/src/cli/start.ts', '');
    const builds = async () => {
      await start().ended;
      return (await events()).filter((event) => event === 'build').length;
    };
    expect(await builds()).toBe(1);
    expect(await builds()).toBe(1);
    await write('domain/src/course.test.ts', 'a test is not a source');
    expect(await builds()).toBe(1);
    await write('domain/src/course.ts', 'export const changed = true;');
    expect(await builds()).toBe(2);
    await rm(join(project, 'web/dist'), { recursive: true });
    expect(await builds()).toBe(3);
  });

  it('runs the API that is built from the present sources, and builds them once', async () => {
    const started = async (name) => {
      await write(
        'api/src/cli/start.ts',
        note(`'${name}'`).replace('require', 'process.getBuiltinModule'),
      );
      await start().ended;
      return (await events()).filter((event) => event !== 'build' && !event.endsWith('server'));
    };
    expect(await started('one')).toEqual(['build of the API', 'one']);
    expect(await started('one')).toEqual(['build of the API', 'one', 'one']);
    const other = ['build of the API', 'one', 'one', 'build of the API', 'other'];
    expect(await started('other')).toEqual(other);
    // The earlier sources again: their build is still there.
    expect(await started('one')).toEqual([...other, 'one']);
  });

  it('does not start the API when its build fails', async () => {
    await script(
      'node_modules/.bin/vite',
      `require('node:fs').mkdirSync('web/dist', { recursive: true });
      if (process.argv.includes('api')) process.exit(3);`,
    );
    expect(await start().ended).toMatchObject({ code: 1 });
    expect(await events()).toEqual([]);
  });

  it('does not start the API when the build fails', async () => {
    await script('node_modules/.bin/vite', 'process.exit(3)');
    expect(await start().ended).toMatchObject({ code: 3 });
    expect(await events()).toEqual([]);
  });

  it('runs the API in production, and ends as it ends', async () => {
    await write(
      'api/src/cli/start.ts',
      'process.exit(process.env.NODE_ENV === "production" ? 7 : 0)',
    );
    expect(await start().ended).toMatchObject({ code: 7 });
  });

  it('lets a Ctrl-C drain once, though the terminal and npm both pass it on', async () => {
    const { child, ended } = start();
    await happened('up in production');
    process.kill(-child.pid, 'SIGINT');
    child.kill('SIGINT');
    expect(await ended).toMatchObject({ code: 0 });
    expect(await events()).toEqual([
      'build',
      'build for the server',
      'build of the API',
      'up in production',
      'SIGINT',
    ]);
  });

  it('takes a second Ctrl-C for an order when the drain hangs', async () => {
    await write(
      'api/src/cli/start.ts',
      `${api} setInterval(() => {}, 1000); process.exit = () => {};`,
    );
    const { child, ended } = start();
    await happened('up in production');
    child.kill('SIGTERM');
    await happened('SIGTERM');
    const impatience = setInterval(() => child.kill('SIGTERM'), 100);
    expect(await ended).toMatchObject({ code: 137 });
    clearInterval(impatience);
  });

  it('stops the API when it is killed itself', async () => {
    const { child } = start();
    await happened('up in production');
    child.kill('SIGKILL');
    await expect.poll(events, { timeout: 10_000 }).toContain('disconnect');
  });

  it.each([
    ['directly', 'exec node commands/start.mjs'],
    ['through a shell', 'node commands/start.mjs; true'],
  ])('stops when the npm that started it %s is killed', async (_, command) => {
    const npm = spawn(
      process.execPath,
      ['--eval', `require('node:child_process').spawn('sh', ['-c', '${command}'])`],
      { cwd: project, env: { PATH: process.env.PATH, npm_lifecycle_event: 'start' } },
    );
    await happened('up in production');
    npm.kill('SIGKILL');
    await expect.poll(events, { timeout: 10_000 }).toContain('SIGTERM');
  });
});

describe('installing', () => {
  const zod = { version: '4.0.0', integrity: 'sha512-zod' };
  const elsewhere = { version: '1.0.0', integrity: 'sha512-windows', optional: true };

  /** Starts with an npm that does as told, and answers whether it was called. */
  async function startWithNpm(code = '') {
    const npm = join(project, 'npm.js');
    await write(
      'npm.js',
      `import fs from 'node:fs'; fs.appendFileSync('events', 'npm ci\\n'); ${code}`,
    );
    await write('api/src/cli/start.ts', '');
    const result = await start({ npm_execpath: npm }).ended;
    return { ...result, asked: (await events()).includes('npm ci') };
  }

  it.each([
    ['all is there', installed, installed, false],
    ['a package is missing', { ...installed, 'node_modules/zod': zod }, installed, true],
    [
      'a package has another version',
      { ...installed, 'node_modules/zod': zod },
      { ...installed, 'node_modules/zod': { ...zod, version: '3.0.0' } },
      true,
    ],
    [
      'a package for other machines is missing',
      { ...installed, 'node_modules/elsewhere': elsewhere },
      installed,
      false,
    ],
  ])('when %s', async (_, wanted, present, asked) => {
    await write('package-lock.json', lockfile(wanted));
    await write('node_modules/.package-lock.json', lockfile(present));
    expect(await startWithNpm()).toMatchObject({ asked, code: 0 });
  });

  it('is done on a fresh clone', async () => {
    await rm(join(project, 'node_modules/.package-lock.json'));
    expect(await startWithNpm()).toMatchObject({ asked: true, code: 0 });
  });

  it('says in one line that the network is down', async () => {
    await rm(join(project, 'node_modules/.package-lock.json'));
    const failure =
      "console.error('npm error code ENOTFOUND\\nnpm error and ten lines more'); process.exit(1)";
    const { code, output } = await startWithNpm(failure);
    expect(code).toBe(1);
    expect(output.trim().split('\n').slice(1)).toEqual([
      'Packages are missing and npm cannot reach its registry (ENOTFOUND): check the network and try again.',
    ]);
  });
});

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import { node } from '../../commands/project.mjs';

const { stdout: npmProgram } = spawnSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' });
const npm = dirname(dirname(realpathSync(npmProgram.trim())));

/** This machine's system, read-only, with the project's Node instead of its own programs. */
const system = [
  ...['/usr', '/bin', '/sbin', '/lib', '/lib64']
    .filter((path) => existsSync(path))
    .flatMap((path) => ['--ro-bind', path, path]),
  '--ro-bind',
  '/etc/ssl',
  '/etc/ssl',
  '--proc',
  '/proc',
  '--dev',
  '/dev',
  '--tmpfs',
  '/usr/local',
  '--perms',
  '0755',
  '--dir',
  '/usr/local/bin',
  '--ro-bind',
  node,
  '/usr/local/bin/node',
];

const variables = (environment) =>
  Object.entries(environment).map(([name, value]) => `${name}=${value}`);

/** RUN of a Dockerfile: as root, with a writable tree and the machine's network and npm. */
export function runInTree({ tree, workdir, environment }, command) {
  const { NODE_EXTRA_CA_CERTS } = process.env;
  const { status } = spawnSync(
    'bwrap',
    [
      '--unshare-pid',
      '--bind',
      tree,
      '/',
      ...system,
      '--tmpfs',
      '/tmp',
      '--cap-add',
      'ALL',
      '--ro-bind',
      npm,
      '/usr/local/lib/node_modules/npm',
      '--symlink',
      '../lib/node_modules/npm/bin/npm-cli.js',
      '/usr/local/bin/npm',
      '--ro-bind',
      '/etc/resolv.conf',
      '/etc/resolv.conf',
      '--ro-bind',
      '/etc/hosts',
      '/etc/hosts',
      '--bind-try',
      `${process.env.HOME}/.npm`,
      '/root/.npm',
      '--ro-bind-try',
      `${process.env.HOME}/.npmrc`,
      '/root/.npmrc',
      '--chdir',
      workdir,
      '--',
      'env',
      '-i',
      'HOME=/root',
      ...variables(environment),
      ...variables(NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS } : {}),
      '/bin/sh',
      '-c',
      command,
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (status !== 0) throw new Error(`RUN failed: ${command}`);
}

/** The flags that make a process an unprivileged one, with no capabilities besides these. */
const asUser = ([uid, gid], capabilities) => [
  'setpriv',
  `--reuid=${uid}`,
  `--regid=${gid}`,
  '--clear-groups',
  '--inh-caps=-all',
  `--bounding-set=${['-all', ...capabilities.map((name) => `+${name.toLowerCase()}`)].join(',')}`,
];

/**
 * Starts the process of a container with the process id 1, like `docker run` without an init, in the network of its pod.
 *
 * @param {object} container
 * @param {{ pid: number, hosts: string }} container.pod
 * @param {string} container.tree root of its file system
 * @param {boolean} container.readOnly
 * @param {string} container.workdir
 * @param {string} container.user `uid:gid`
 * @param {string[]} container.capabilities
 * @param {Record<string, string>} container.environment the whole environment
 * @param {string[]} container.tmpfs
 * @param {{ source: string, target: string, readOnly?: boolean }[]} container.mounts
 * @param {string[]} container.command
 */
export async function startContainer(container) {
  const { pod, tree, readOnly, workdir, user, capabilities, environment, tmpfs, mounts } =
    container;
  const identity = asUser(user.split(':'), capabilities);
  const variablesOnly = ['env', '-i', ...variables(environment)];
  const child = spawn(
    'nsenter',
    [
      `--net=/proc/${pod.pid}/ns/net`,
      'bwrap',
      '--as-pid-1',
      '--unshare-pid',
      '--unshare-ipc',
      '--cap-add',
      'ALL',
      '--info-fd',
      '3',
      readOnly ? '--ro-bind' : '--bind',
      tree,
      '/',
      ...system,
      '--ro-bind',
      pod.hosts,
      '/etc/hosts',
      ...tmpfs.flatMap((path) => ['--perms', '1777', '--tmpfs', path]),
      ...mounts.flatMap((mount) => [
        mount.readOnly ? '--ro-bind' : '--bind',
        mount.source,
        mount.target,
      ]),
      '--chdir',
      workdir,
      '--',
      ...identity,
      ...variablesOnly,
      ...container.command,
    ],
    { stdio: ['ignore', 'pipe', 'pipe', 'pipe'] },
  );
  const exit = once(child, 'exit').then(([code]) => code);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => (output += chunk));
  const info = await text(child.stdio[3]);
  const pid = JSON.parse(info)['child-pid'];

  return {
    exit,
    output: () => output,
    kill: (signal) => process.kill(pid, signal),
    /** `docker exec`: resolves with the exit code and the output. */
    async exec(command) {
      const namespaces = ['--net', '--pid', '--mount', '--ipc', '--root'];
      const started = spawn(
        'nsenter',
        [
          `--target=${pid}`,
          ...namespaces,
          `--wdns=${workdir}`,
          '--',
          ...identity,
          ...variablesOnly,
          ...command,
        ],
        { stdio: ['ignore', 'pipe', 'pipe'] },
      );
      const [[code], out, errors] = await Promise.all([
        once(started, 'exit'),
        text(started.stdout),
        text(started.stderr),
      ]);
      return { code, output: out + errors };
    },
  };
}

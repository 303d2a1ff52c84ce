import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCommand, node, root } from './project.mjs';

/** Makes node_modules what package-lock.json says; touches nothing when it is already. */
export function install() {
  if (existsSync(node) && isComplete()) return;
  console.log('Installing packages, which takes a minute or so …');
  const { status, stderr } = npm([
    'ci',
    // Also when NODE_ENV is production: what builds and runs the project is a dev dependency.
    '--include=dev',
    // Half of the packages want a newer Node than the machine's, and get it: the project's own.
    '--loglevel=error',
    // npm waits more than a minute for a network that is down; a few seconds tell as much.
    '--fetch-retry-mintimeout=500',
    '--fetch-retry-maxtimeout=3000',
    '--no-audit',
    '--no-fund',
  ]);
  if (status === 0 && existsSync(node)) return;
  console.error(explain(stderr));
  process.exit(1);
}

function isComplete() {
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    if (!path.startsWith('node_modules/')) return true;
    const found = present[path];
    // Most optional packages are for other machines.
    return found ? found.version === version && found.integrity === integrity : optional;
  });
}

function packagesOf(lockfile) {
  const path = join(root, lockfile);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

function npm(args) {
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] };
  const script = process.env.npm_execpath;
  return script?.endsWith('.js')
    ? spawnSync(process.execPath, [script, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

function explain(errors = '') {
  const network = /E(NOTFOUND|AI_AGAIN|CONNREFUSED|CONNRESET|TIMEDOUT|NETUNREACH|HOSTUNREACH)/.exec(
    errors,
  );
  if (network) {
    return `Packages are missing and npm cannot reach its registry (${network[0]}): check the network and try again.`;
  }
  // npm goes on with all of its options.
  return `npm ci failed:\n${errors.trim().split('\n').slice(0, 12).join('\n')}`;
}

if (isCommand(import.meta.url)) {
  install();
  console.log(node);
}

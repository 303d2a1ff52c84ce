import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCommand, node, root } from './project.mjs';

/** Installs the packages of package-lock.json unless node_modules is up to date; ends the process on failure. */
export function install() {
  if (existsSync(node) && isComplete()) return;
  console.log('Installing packages, which takes a minute or so …');
  const { status, stderr } = npm([
    'ci',
    // Even with NODE_ENV=production: the tools to build and start are dev dependencies.
    '--include=dev',
    // Hides warnings about the machine's Node, which does not run the project.
    '--loglevel=error',
    // By default npm retries for more than a minute without a network.
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
  const required = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  return Object.entries(required).every(([path, { version, integrity, optional }]) => {
    if (!path.startsWith('node_modules/')) return true;
    const found = present[path];
    // Most optional packages are for other platforms.
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
  // The following lines only list npm's options.
  return `npm ci failed:\n${errors.trim().split('\n').slice(0, 12).join('\n')}`;
}

if (isCommand(import.meta.url)) {
  install();
  console.log(node);
}

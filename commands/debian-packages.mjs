import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs the packages that are missing; throws with advice if that is impossible. `packages`: a file of each. */
export function installDebianPackages(packages) {
  const missing = Object.keys(packages).filter((name) => !existsSync(packages[name]));
  if (missing.length === 0) return;
  const names = missing.join(', ');
  if (!mayInstall()) throw new Error(`Install these packages of Debian: ${names}`);
  console.log(`Installing ${names} …`);
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...missing);
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stderr } = spawnSync('apt-get', ['-qq', ...args], { encoding: 'utf8', env });
  if (status !== 0) throw new Error(`apt-get ${args[0]} failed: ${stderr.trim()}`);
}

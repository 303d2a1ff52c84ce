import { spawn } from 'node:child_process';
import type { Account } from './account.ts';

export type ParentWatchdog = { follow(pid: number | undefined): void; end(): void };

/** Reads the pid to stop from stdin, which closes when this process ends, also by kill -9. */
const script = `
  while read -r line; do pid=$line; done
  [ -z "$pid" ] || kill -INT "$pid"
`;

/**
 * Stops PostgreSQL if this process ends without stopping it. Windows has no shell for this: there the
 * next start stops the orphaned postmaster.
 */
export function startParentWatchdog(account: Account | undefined): ParentWatchdog {
  if (process.platform === 'win32') return { follow() {}, end() {} };
  const shell = spawn('/bin/sh', ['-c', script, 'sabia-watchdog'], {
    cwd: '/',
    env: {},
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    ...account,
  });
  shell.on('error', () => {});
  shell.stdin.on('error', () => {});
  shell.unref();
  return {
    follow: (pid) => void shell.stdin.write(`${pid ?? ''}\n`),
    end: () => void shell.stdin.end('\n'),
  };
}

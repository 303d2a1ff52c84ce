import { spawn } from 'node:child_process';
import type { Account } from './account.ts';

export type Lifeline = { follow(pid: number | undefined): void; cut(): void };

/** Reads the process to end from its input, which ends when we do: even a kill -9 closes a pipe. */
const script = `
  while read -r line; do pid=$line; done
  [ -z "$pid" ] || kill -INT "$pid"
`;

/**
 * Stops PostgreSQL when this process is gone without having done so itself. Windows has no shell
 * for it: there the next start ends what was left behind.
 */
export function tieLifeline(account: Account | undefined): Lifeline {
  if (process.platform === 'win32') return { follow() {}, cut() {} };
  const shell = spawn('/bin/sh', ['-c', script, 'sabia-lifeline'], {
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
    cut: () => void shell.stdin.end('\n'),
  };
}

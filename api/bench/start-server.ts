import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * Starts a program in a process of its own, with the flags of this one, and waits until it answers at
 * its address.
 */
export async function startServer(
  program: string,
  { address, args = [], env = {} }: { address: string; args?: string[]; env?: NodeJS.ProcessEnv },
): Promise<AsyncDisposable> {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, [...process.execArgv, path, ...args], {
    env: { NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  while (child.exitCode === null && !(await answers(address)));
  if (child.exitCode !== null) throw new Error(`${program} ended while it started`);
  return {
    async [Symbol.asyncDispose]() {
      child.kill();
      await ended;
    },
  };
}

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    (response) => response.ok,
    () => false,
  );

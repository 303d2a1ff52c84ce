import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { built } from '../test/support/built-api.ts';
import { freePort } from '../src/platform/db/embedded-postgres/free-port.ts';

export interface Server {
  url: string;
  pid: number;
}

/** Starts a program of the built API, or a source beside this one, and waits until it answers at `/metrics`; `toEnd` stops it. */
export async function startServer(
  toEnd: AsyncDisposableStack,
  program: string,
  { args = () => [], env }: { args?: (port: string) => string[]; env: NodeJS.ProcessEnv },
): Promise<Server> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const path = program.endsWith('.ts')
    ? fileURLToPath(new URL(program, import.meta.url))
    : await built(program);
  const child = spawn(process.execPath, [...process.execArgv, path, ...args(port)], {
    env: { NODE_ENV: 'production', ...env, PORT: port },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  // After an uncaught error nothing else would stop it.
  process.once('exit', () => child.kill());
  toEnd.defer(async () => {
    child.kill();
    await ended;
  });
  const answers = () =>
    fetch(`${url}/metrics`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (child.exitCode === null && !(await answers()));
  if (child.exitCode !== null) throw new Error(`${program} ended while it started`);
  return { url, pid: child.pid ?? 0 };
}

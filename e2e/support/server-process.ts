import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildApi } from '../../commands/build-api.mjs';
import { node, root } from '../../commands/project.mjs';

/** Resolves when the server reports that it listens. */
export async function startProcess(
  port: number,
  folder: string,
  settings: Record<string, string> = {},
): Promise<{ stop(): Promise<void> }> {
  const programs = await buildApi();
  if (programs === null) throw new Error('The API could not be built');
  const server = spawn(node, [join(programs, 'start.js')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PROCESSES: '1',
      PORT: String(port),
      DATA_DIR: folder,
      // All users of a test run share one address.
      RATE_LIMIT_PER_MINUTE: '1000000',
      VISITOR_CACHE_MS: '0',
      ...settings,
    },
    // The server stops when the IPC channel to this process closes.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const exit = once(server, 'exit');
  await new Promise<void>((resolve, reject) => {
    const read = (bytes: Buffer) => {
      output += bytes.toString();
      if (output.includes('Sabiá está em')) resolve();
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    exit.then(() => reject(new Error(`The server did not start:\n${output}`)), reject);
  });
  return {
    async stop() {
      const wasRunning = server.kill();
      await exit;
      if (!wasRunning) throw new Error(`The server stopped by itself:\n${output}`);
    },
  };
}

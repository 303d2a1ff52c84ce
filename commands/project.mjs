import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the project lies, wherever it is called from. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const onWindows = process.platform === 'win32';

/** The project's own Node, which the machine's Node only fetches. */
export const node = join(root, 'node_modules', 'node', 'bin', onWindows ? 'node.exe' : 'node');

/** What the API is started with (docs/decisions/0020-processes.md). */
export const apiEnvironment = {
  NODE_ENV: 'production',
  // Read and stripped of types once: the next start takes a quarter less.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  // Each thread would get a heap of its own from the system.
  MALLOC_ARENA_MAX: '2',
};

/** V8 would size its heap by the machine's memory, not by what a server needs. */
export const apiFlags = ['--max-semi-space-size=8', '--heap-growing-percent=50'];

export const has = (path) => existsSync(join(root, path));

/** Whether this module is the command that was called, rather than a part of another one. */
export const isCommand = (url) => realpathSync(process.argv[1]) === fileURLToPath(url);

import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the project. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const onWindows = process.platform === 'win32';

/** The project's Node, installed by npm. */
export const node = join(root, 'node_modules', 'node', 'bin', onWindows ? 'node.exe' : 'node');

/** Environment of the API (docs/decisions/0020-processes.md). */
export const apiEnvironment = {
  NODE_ENV: 'production',
  // Caches compiled code, so the next start is faster.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  // Without them the allocator (glibc) keeps a heap per thread, and freed memory for later.
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Smaller heap than V8's default, which depends on the memory of the machine. */
export const apiFlags = ['--max-semi-space-size=8', '--heap-growing-percent=50'];

export const has = (path) => existsSync(join(root, path));

/** True if this module is the command that was started, not imported by another one. */
export const isCommand = (url) => realpathSync(process.argv[1]) === fileURLToPath(url);

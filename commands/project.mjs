import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the project lies, wherever it is called from. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const onWindows = process.platform === 'win32';

/** The project's own Node, which the machine's Node only fetches. */
export const node = join(root, 'node_modules', 'node', 'bin', onWindows ? 'node.exe' : 'node');

/** Where Node keeps what it has compiled, for its next start. */
export const compileCache = join(root, 'node_modules', '.cache', 'node');

/**
 * What the API's Node is told: V8 would size the heap by the machine's memory, not by what a server needs
 * (docs/decisions/0034-memory-and-counts.md).
 */
export const apiFlags = ['--max-semi-space-size=4', '--heap-growing-percent=80'];

export const has = (path) => existsSync(join(root, path));

/** Whether this module is the command that was called, rather than a part of another one. */
export const isCommand = (url) => realpathSync(process.argv[1]) === fileURLToPath(url);

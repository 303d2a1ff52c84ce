import { fileURLToPath } from 'node:url';

/** Folder in which Node stores compiled code, for the servers of every test file: a start takes a third less time. */
export const compileCache = fileURLToPath(
  new URL('../../../node_modules/.cache/node', import.meta.url),
);

import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './project.mjs';

const tools = join(root, 'node_modules', '.bin');

/** An environment in which the project's tools, Node among them, come before the machine's. */
export const withTools = (env = {}) => ({
  ...process.env,
  PATH: `${tools}${delimiter}${process.env.PATH}`,
  ...env,
});

/** Runs a tool of the project to its end, its output straight through; answers its exit code. */
export function run(tool, args, { env } = {}) {
  const shell = process.platform === 'win32';
  const child = spawn(tool, args, { cwd: root, stdio: 'inherit', shell, env: withTools(env) });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

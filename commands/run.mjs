import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './project.mjs';

const tools = join(root, 'node_modules', '.bin');

/** An environment whose PATH has the project's tools first, including its Node. */
export const withTools = (env = {}) => ({
  ...process.env,
  PATH: `${tools}${delimiter}${process.env.PATH}`,
  ...env,
});

/** Runs a tool of the project; resolves with its exit code. */
export function run(tool, args, { env, stdio = 'inherit', onOutput } = {}) {
  const shell = process.platform === 'win32';
  const child = spawn(tool, args, { cwd: root, stdio, shell, env: withTools(env) });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', onOutput);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Like `run`, but prints the output only if the tool failed. */
export async function runQuietly(tool, args, { env } = {}) {
  const output = [];
  const onOutput = (bytes) => output.push(bytes);
  const code = await run(tool, args, { env, stdio: ['ignore', 'pipe', 'pipe'], onOutput });
  if (code !== 0) process.stdout.write(Buffer.concat(output));
  return code;
}

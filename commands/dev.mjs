import { spawn } from 'node:child_process';
import { install } from './install.mjs';
import { root } from './project.mjs';
import { withTools } from './run.mjs';

install();

const port = process.env.PORT ?? '3000';
const start = (tool, args, env) =>
  spawn(tool, args, {
    cwd: root,
    env: withTools(env),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });

// Vite serves the site and proxies requests to the API.
const both = [
  start('node', ['--watch', '--watch-preserve-output', 'api/src/main.ts'], { PORT: port }),
  start('vite', ['web'], { API_PORT: port }),
];

/** The terminal sends Ctrl-C to both; the end of one process ends the other. */
const stop = () => both.forEach((child) => child.kill());
process.on('SIGINT', () => {});
process.on('SIGTERM', stop);
for (const child of both) child.once('exit', stop);

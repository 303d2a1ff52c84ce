import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { programs } from '../api/vite.config.ts';
import { healthRoutes } from '../api/src/platform/http/health.ts';

/** URL of a file of the project, by its path from the root. */
export const at = (path) => new URL(`../${path}`, import.meta.url);

/** Text of a file of the project. */
export const read = (path) => readFileSync(at(path), 'utf8');

/** The names of the settings in docs/configuration.md. */
export const settings = [...read('docs/configuration.md').matchAll(/^\| `(\w+)`/gm)].map(
  ([, name]) => name,
);

/** True for a command that the image can run. */
export const canRun = ([program, file]) => {
  const name = /^api\/dist\/image\/([\w-]+)\.js$/.exec(file)?.[1] ?? '';
  return program === 'node' && Object.hasOwn(programs, name);
};

const app = fastify();
healthRoutes(app, {});

/** True for a path at which the API answers its health. */
export const tellsHealth = (url) => app.hasRoute({ method: 'GET', url });

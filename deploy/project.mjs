import { existsSync, readFileSync } from 'node:fs';
import fastify from 'fastify';
import { healthRoutes } from '../api/src/platform/http/health.ts';

/** Where a file of the project is, by its path from the root. */
export const at = (path) => new URL(`../${path}`, import.meta.url);

/** What it says. */
export const read = (path) => readFileSync(at(path), 'utf8');

/** The names of the settings that docs/configuration.md explains. */
export const settings = [...read('docs/configuration.md').matchAll(/^\| `(\w+)`/gm)].map(
  ([, name]) => name,
);

/** Whether a container with our image can be told to run this. */
export const canRun = ([program, file]) => program === 'node' && existsSync(at(file));

const app = fastify();
healthRoutes(app, {});

/** Whether the API answers there how it is. */
export const tellsHealth = (url) => app.hasRoute({ method: 'GET', url });

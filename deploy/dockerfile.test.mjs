import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { expect, it } from 'vitest';
import { apiEnvironment, apiFlags } from '../commands/project.mjs';
import { read, settings, tellsHealth } from './project.mjs';

const text = read('deploy/Dockerfile');
const image = DockerfileParser.parse(text);

/** The last one, which is the image's. */
const instruction = (keyword) =>
  image
    .getInstructions()
    .findLast((found) => found.getKeyword() === keyword)
    .getArgumentsContent();

const environment = Object.fromEntries(
  image
    .getENVs()
    .flatMap((env) => env.getProperties())
    .map((property) => [property.getName(), property.getValue()]),
);

it('is a Dockerfile as Docker takes it', () => {
  expect(validate(text)).toEqual([]);
  expect(validate('FROM node\nRUNN npm ci')).not.toEqual([]);
});

it('runs on the Node that the project is tested with', () => {
  const { node } = JSON.parse(read('package.json')).devDependencies;
  expect(image.getARGs()[0].getProperty().getValue()).toMatch(new RegExp(`^node:${node}-`));
});

it('sets what the API is set by, and has it run by nobody in particular', () => {
  const { MALLOC_ARENA_MAX, ...own } = environment;
  expect(MALLOC_ARENA_MAX).toBe(apiEnvironment.MALLOC_ARENA_MAX);
  expect(settings).toEqual(expect.arrayContaining(Object.keys(own)));
  expect(JSON.parse(instruction('CMD'))).toEqual(['node', ...apiFlags, 'api/src/main.ts']);
  expect(instruction('EXPOSE')).toBe(environment.PORT);
  expect(instruction('VOLUME')).toBe(environment.DATA_DIR);
  expect(instruction('USER')).toBe('1000:1000');
});

it('is asked for its health where the API tells it', () => {
  const [, path] = /\$\{process\.env\.PORT\}(\/[\w/]+)`/.exec(instruction('HEALTHCHECK'));
  expect(tellsHealth(path)).toBe(true);
});

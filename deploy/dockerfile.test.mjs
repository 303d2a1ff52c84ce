import { globSync } from 'node:fs';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { expect, it } from 'vitest';
import { apiEnvironment, apiFlags, root } from '../commands/project.mjs';
import { read, settings, tellsHealth } from './project.mjs';

const text = read('deploy/Dockerfile');
const image = DockerfileParser.parse(text);

/** Arguments of the last such instruction, which is that of the final stage. */
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

it('is a valid Dockerfile', () => {
  expect(validate(text)).toEqual([]);
  expect(validate('FROM node\nRUNN npm ci')).not.toEqual([]);
});

it('uses the Node version that the project is tested with', () => {
  const { node } = JSON.parse(read('package.json')).devDependencies;
  expect(image.getARGs()[0].getProperty().getValue()).toMatch(new RegExp(`^node:${node}-`));
});

it('sets known settings and runs as an unprivileged user', () => {
  const ofAllocator = ([name]) => name.startsWith('MALLOC_');
  const given = Object.entries(environment);
  expect(given.filter(ofAllocator)).toEqual(Object.entries(apiEnvironment).filter(ofAllocator));
  const own = given.filter((setting) => !ofAllocator(setting)).map(([name]) => name);
  expect(settings).toEqual(expect.arrayContaining(own));
  expect(JSON.parse(instruction('CMD'))).toEqual(['node', ...apiFlags, 'api/dist/image/main.js']);
  expect(instruction('EXPOSE')).toBe(environment.PORT);
  expect(instruction('VOLUME')).toBe(environment.DATA_DIR);
  expect(instruction('USER')).toBe('1000:1000');
});

it('has the files that the programs read', () => {
  const copied = image.getCOPYs().map((copy) => copy.getArguments()[0].getValue());
  const folders = globSync('api/src/**/*.ts', { cwd: root }).flatMap((path) =>
    [...read(path).matchAll(/new URL\(\s*['`](\w[^'`$]*?)\/?(?:\$[^`]*)?['`],\s*projectRoot/g)].map(
      ([, folder]) => folder,
    ),
  );
  expect(folders).toContain('api/migrations');
  const { dependencies } = JSON.parse(read('api/package.json'));
  for (const folder of folders) {
    // The image installs the packages of the API.
    const [, ofPackage] = /^node_modules\/([^/]+)/.exec(folder) ?? [];
    if (ofPackage) expect(dependencies).toHaveProperty([ofPackage]);
    else expect(copied).toContainEqual(expect.stringMatching(`${folder}$`));
  }
});

it('checks health at a path of the API', () => {
  const [, path] = /\$\{process\.env\.PORT\}(\/[\w/]+)`/.exec(instruction('HEALTHCHECK'));
  expect(tellsHealth(path)).toBe(true);
});

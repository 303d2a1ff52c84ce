import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { has, root } from './project.mjs';

/**
 * Hash of the contents of the sources of a build: the files at the paths and in the folders, the configuration of TypeScript
 * and the packages. Modification times change with a checkout. Tests are no sources.
 */
export function fingerprint(...paths) {
  const files = ['package-lock.json', 'tsconfig.base.json', ...paths].filter(has).flatMap(filesAt);
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesAt(path) {
  if (statSync(join(root, path)).isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(join(root, path))
    .filter((name) => !/^(dist|node_modules)$/.test(name))
    .flatMap((name) => filesAt(`${path}/${name}`));
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Test material of other projects, which is not copied into the repository because of its licences. */
const folder = pathToFileURL(join(import.meta.dirname, '../../shared/data/'));

/** `npm test -- --without-shared-data` sets it: the tests then run as in a clone that has no such folder. */
const isHidden = process.env.WITHOUT_SHARED_DATA === '1';

let isReported = false;

/**
 * A file or folder of `../shared/data`. Where it is missing: null and one printed line, so that the
 * caller skips its cases; an error if `CI` is set, so that a build never skips them unnoticed.
 */
export function sharedData(path: string): URL | null {
  const url = new URL(path, folder);
  if (!isHidden && existsSync(url)) return url;
  if (process.env.CI && !isHidden) {
    throw new Error(`../shared/data/${path} is missing; with CI set its test cases are required`);
  }
  if (!isReported) console.log('../shared/data is missing: its test cases are skipped');
  isReported = true;
  return null;
}

/** A JSON file of `../shared/data`, or `absent` where it is missing. */
export function sharedJson<Content>(path: string, absent: Content): Content {
  const url = sharedData(path);
  return url ? (JSON.parse(readFileSync(url, 'utf8')) as Content) : absent;
}

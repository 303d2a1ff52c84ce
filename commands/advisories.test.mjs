import { expect, it } from 'vitest';
import { readLockfile } from './licences.mjs';

// Advisories about packages of the lockfile, known on 27 November 2026, with the first version that mends
// them. None is known about openid-client and its oauth4webapi; that of its jose is below. `npm run audit` asks the registry, which knows newer ones; this list holds where it can't be asked.
const advisories = [
  ['GHSA-99h5-pjcv-gr6v', 'better-auth', '1.3.26'],
  ['GHSA-mm7p-fcc7-pg87', 'nodemailer', '7.0.7'],
  ['GHSA-9h6g-pr28-7cqp', 'nodemailer', '6.9.9'],
  ['GHSA-rm97-x556-q36h', 'sanitize-html', '2.12.1'],
  ['GHSA-mg2h-6x62-wpwc', 'fastify', '5.3.2'],
  ['GHSA-54xq-cgqr-rpm3', 'sharp', '0.32.6'],
  ['GHSA-qvjc-g5vr-mfgr', 'papaparse', '5.2.0'],
  ['GHSA-m95q-7qp3-xv42', 'zod', '3.22.3'],
  ['GHSA-v6h2-p8h4-qcjw', 'brace-expansion', '4.0.1'],
  ['GHSA-3h5v-q93c-6h6q', 'ws', '8.17.1'],
  ['GHSA-fjxv-7rqg-78g4', 'form-data', '4.0.4'],
  ['GHSA-hhhv-q57g-882q', 'jose', '4.15.5'],
  ['GHSA-vhxf-7vqr-mrjg', 'dompurify', '3.2.4'],
  ['GHSA-7fh5-64p2-3v2j', 'postcss', '8.4.31'],
  ['GHSA-mwcw-c2x4-8c55', 'nanoid', '3.3.8'],
  ['GHSA-rrr8-f88r-h8q6', 'find-my-way', '8.2.2'],
  ['GHSA-c2qf-rxjj-qqgw', 'semver', '7.5.2'],
  ['GHSA-37j7-fg3j-429f', 'happy-dom', '20.0.0'],
  ['GHSA-pxg6-pf52-xh8x', 'cookie', '0.7.0'],
  ['GHSA-mh29-5h37-fv8m', 'js-yaml', '4.1.1'],
  ['GHSA-5j98-mcp5-4vw2', 'glob', '11.1.0'],
  ['GHSA-859w-5945-r5v3', 'vite', '6.3.4'],
  ['GHSA-9crc-q9x8-hgqq', 'vitest', '3.0.5'],
  ['GHSA-64fm-8hw2-v72w', 'katex', '0.16.10'],
  ['GHSA-cg87-wmx4-v546', 'katex', '0.16.21'],
  ['GHSA-rrrm-qjm4-v8hf', 'marked', '4.0.10'],
  ['GHSA-5v2h-r2cx-5xgj', 'marked', '4.0.10'],
  ['GHSA-mhxj-85r3-2x55', 'file-type', '16.5.4'],
  ['GHSA-5v7r-6r5c-r473', 'file-type', '21.3.1'],
];

const { packages } = readLockfile();
const versionsOf = (name) =>
  Object.entries(packages)
    .filter(([place]) => place.endsWith(`node_modules/${name}`))
    .map(([, { version }]) => version);

/** Is a version older than another? Both are three numbers. */
function isOlder(version, than) {
  const [ours, theirs] = [version, than].map((text) => text.split(/[.-]/).map(Number));
  const at = [0, 1, 2].find((place) => ours[place] !== theirs[place]);
  return at !== undefined && ours[at] < theirs[at];
}

it.each(advisories)('%s: %s is at least %s', (_advisory, name, mended) => {
  const versions = versionsOf(name);
  expect(versions.length, 'no longer in the lockfile: remove the line').toBeGreaterThan(0);
  expect(versions.filter((version) => isOlder(version, mended))).toEqual([]);
});

it.each([
  ['1.2.3', '1.2.3', false],
  ['1.2.2', '1.2.3', true],
  ['1.10.0', '1.9.9', false],
  ['0.9.9', '1.0.0', true],
])('%s is older than %s: %s', (version, than, expected) => {
  expect(isOlder(version, than)).toBe(expected);
});

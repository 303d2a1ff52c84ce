// Writes docs/licences.md: what runs in production and under which licence. `npm run licences`
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCommand, root } from './project.mjs';

/** They ask for no more than to be named, and bind nothing that is built with them. */
const welcome = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 Unlicense'.split(
    ' ',
  ),
);

/** What was looked at by a person: a licence that is not welcome everywhere, or one that npm is not told. */
const lookedAt = [
  // libvips, a library beside our code, as it was built by its own authors: anybody may put in another one.
  { package: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' },
];
const untold = { 'png-js': 'MIT' };

/** The packages that production needs, on whatever machine, by their names and versions. */
export function productionPackages({ packages }) {
  const found = new Map();
  const visit = (path) => {
    const entry = packages[path];
    if (!entry || found.has(path)) return;
    found.set(path, entry);
    if (entry.link) return visit(entry.resolved);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = entry;
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    );
    const names = [dependencies, optionalDependencies].flatMap((some) => Object.keys(some ?? {}));
    for (const name of [...names, ...peers]) visit(placeOf(name, path, packages));
  };
  for (const workspace of packages[''].workspaces) visit(workspace);
  return [...found]
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { version, license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, version, licence: license ?? untold[name] ?? 'unknown' };
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** Where Node finds a package: in the nearest node_modules, up from who asks for it. */
function placeOf(name, from, packages) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)[^/]*$/, '')) {
    const place = `${folder && `${folder}/`}node_modules/${name}`;
    if (packages[place] || folder === '') return place;
  }
}

/** Whether it may be used here; of a choice of licences one is enough. */
export function isWelcome({ name, licence }) {
  const isFine = (one) =>
    welcome.has(one) || lookedAt.some((known) => known.package.test(name) && known.licence === one);
  const choices = licence.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every(isFine));
}

export function licencesPage(lockfile) {
  const byLicence = Map.groupBy(productionPackages(lockfile), ({ licence }) => licence);
  const sections = [...byLicence]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([licence, packages]) => {
      const lines = packages.map(({ name, version }) => `- ${name} ${version}`);
      return `## ${licence}\n\n${[...new Set(lines)].join('\n')}`;
    });
  return `${['# Licences', words, ...sections].join('\n\n')}\n`;
}

const words = `The packages that run in production, on every platform, by licence. Generated from \`package-lock.json\` by
\`npm run licences\`, which lists the accepted licences and refuses others.`;

export const readLockfile = () => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

if (isCommand(import.meta.url)) {
  const lockfile = readLockfile();
  writeFileSync(join(root, 'docs', 'licences.md'), licencesPage(lockfile));
  const unwelcome = productionPackages(lockfile).filter((one) => !isWelcome(one));
  for (const { name, version, licence } of unwelcome)
    console.error(`${name} ${version} is under ${licence}, which nobody has looked at`);
  process.exitCode = unwelcome.length === 0 ? 0 : 1;
}

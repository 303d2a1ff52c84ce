// `npm run licences`: writes docs/licences.md, the packages of production by licence.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCommand, root } from './project.mjs';

/** Permissive licences, accepted for every package. */
const permissive = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 Unlicense'.split(
    ' ',
  ),
);

/** Licences accepted for single packages, after a review. */
const reviewed = [
  // libvips: a shared library, unmodified and replaceable.
  { package: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' },
];
/** Licences of packages whose manifest has none. */
const missingLicences = { 'png-js': 'MIT' };

/** Packages that production needs on any platform: name, version and licence, sorted. */
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
    for (const name of [...names, ...peers]) visit(resolve(name, path, packages));
  };
  for (const workspace of packages[''].workspaces) visit(workspace);
  return [...found]
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { version, license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, version, licence: license ?? missingLicences[name] ?? 'unknown' };
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** The path of a package as Node resolves it: in the nearest node_modules above the importer. */
function resolve(name, from, packages) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)[^/]*$/, '')) {
    const path = `${folder && `${folder}/`}node_modules/${name}`;
    if (packages[path] || folder === '') return path;
  }
}

/** True if the licence is accepted; of several alternatives one is enough. */
export function isAccepted({ name, licence }) {
  const isKnown = (one) =>
    permissive.has(one) ||
    reviewed.some((known) => known.package.test(name) && known.licence === one);
  const choices = licence.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every(isKnown));
}

export function licencesPage(lockfile) {
  const packages = productionPackages(lockfile);
  const sections = [...new Set(packages.map(({ licence }) => licence))]
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map((licence) => {
      const under = packages.filter((one) => one.licence === licence);
      const lines = under.map(({ name, version }) => `- ${name} ${version}`);
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
  const unwelcome = productionPackages(lockfile).filter((one) => !isAccepted(one));
  for (const { name, version, licence } of unwelcome)
    console.error(`${name} ${version} is under ${licence}, which nobody has looked at`);
  process.exitCode = unwelcome.length === 0 ? 0 : 1;
}

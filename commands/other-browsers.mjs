import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installDebianPackages } from './debian-packages.mjs';

/** The packages of Debian, and a file that each of them installs. */
const packages = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/xvfb-run',
  xauth: '/usr/bin/xauth',
};

/** The paths of Firefox and of WebKitGTK's MiniBrowser, installed if necessary; throws with advice otherwise. */
export function findOrInstallBrowsers() {
  installDebianPackages(packages);
  // A folder for each architecture, and in it one for each version.
  const miniBrowser = foldersIn('/usr/lib')
    .flatMap(foldersIn)
    .filter((folder) => /\/webkit2gtk-4\.[^/]*$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path));
  if (!miniBrowser) throw new Error('WebKitGTK has no MiniBrowser');
  return { firefox: packages['firefox-esr'], miniBrowser };
}

const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));

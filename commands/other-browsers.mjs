import { globSync } from 'node:fs';
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
  const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  if (!miniBrowser) throw new Error('WebKitGTK has no MiniBrowser');
  return { firefox: packages['firefox-esr'], miniBrowser };
}

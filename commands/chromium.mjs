import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackages, mayInstall } from './debian-packages.mjs';
import { isCommand } from './project.mjs';

/** Chromium without windows, which is faster than the headless mode of the others. */
const shell = 'chromium-headless-shell';

const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const installPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .filter((variable) => process.env[variable])
    .map((variable) => join(process.env[variable], 'Google/Chrome/Application/chrome.exe')),
];

const advice = 'No Chromium found. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.';

/** The path of a Chromium, installed if necessary and possible; throws with advice otherwise. */
export function findOrInstallChromium() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured && !existsSync(configured))
    throw new Error(`CHROMIUM_PATH names no file: ${configured}`);
  const path = configured ?? find([shell]) ?? (mayInstall() ? installShell() : find(names));
  if (!path) throw new Error(advice);
  return path;
}

function find(candidates) {
  const folders = process.env.PATH.split(delimiter);
  const onPath = candidates.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...installPaths].find((path) => existsSync(path));
}

/** Installs the headless shell; an existing Chromium is used if that fails. */
function installShell() {
  try {
    installDebianPackages({ [shell]: `/usr/bin/${shell}` });
  } catch (error) {
    if (!find(names)) throw new Error(`${advice}\n${error.message}`, { cause: error });
  }
  return find(names);
}

if (isCommand(import.meta.url)) {
  try {
    console.log(findOrInstallChromium());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

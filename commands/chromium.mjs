import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isCommand } from './project.mjs';

/** Chromium without a window: the others draw one around each page, which takes as long as the page. */
const shell = 'chromium-headless-shell';

const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .filter((variable) => process.env[variable])
    .map((variable) => join(process.env[variable], 'Google/Chrome/Application/chrome.exe')),
];

const advice = 'No Chromium found. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.';

/** The path of a Chromium, installed if need be and if this may; throws with what to do otherwise. */
export function findOrInstallChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH names no file: ${given}`);
  const path = given ?? find([shell]) ?? (mayInstall() ? installed() : find(names));
  if (!path) throw new Error(advice);
  return path;
}

function find(wanted) {
  const folders = process.env.PATH.split(delimiter);
  const onPath = wanted.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...places].find((path) => existsSync(path));
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** One that is there already will do where the shell can't be had. */
function installed() {
  console.log('Installing Chromium …');
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', shell);
  } catch (error) {
    if (!find(names)) throw error;
  }
  return find(names);
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stderr } = spawnSync('apt-get', ['-qq', ...args], { encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${advice}\napt-get ${args[0]} failed: ${stderr.trim()}`);
}

if (isCommand(import.meta.url)) {
  try {
    console.log(findOrInstallChromium());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

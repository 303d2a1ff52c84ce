import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isCommand } from './project.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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
  const path = find() ?? (mayInstall() ? installed() : undefined);
  if (!path) throw new Error(advice);
  return path;
}

function find() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH names no file: ${given}`);
  const folders = process.env.PATH.split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return given ?? [...onPath, ...places].find((path) => existsSync(path));
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function installed() {
  console.log('Installing Chromium …');
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'chromium');
  return find();
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

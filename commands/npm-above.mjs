import { existsSync, readFileSync } from 'node:fs';

/** Calls back when the npm that started this is gone: a kill -9 is the one signal it can't pass on. */
export function onceNpmIsGone(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const npm = ancestor();
  const watch = setInterval(() => {
    if (ancestor() === npm) return;
    clearInterval(watch);
    callback();
  }, 500);
}

/** Our parent; or, where npm's shell stays between the two of us, the parent of that. */
function ancestor() {
  const parent = `/proc/${process.ppid}/status`;
  const status = existsSync(parent) ? readFileSync(parent, 'utf8') : '';
  const isShell = /^Name:\s+\w*sh$/m.test(status);
  return isShell ? Number(/^PPid:\s+(\d+)$/m.exec(status)[1]) : process.ppid;
}

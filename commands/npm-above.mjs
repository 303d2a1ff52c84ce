import { existsSync, readFileSync } from 'node:fs';

/** Calls back when the npm that started this process has died: npm can't forward a SIGKILL. */
export function onceNpmIsGone(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const npm = ancestor();
  const watch = setInterval(() => {
    if (ancestor() === npm) return;
    clearInterval(watch);
    callback();
  }, 500);
}

/** Process id of the parent; of the parent's parent if npm's shell is between. */
function ancestor() {
  const parent = `/proc/${process.ppid}/status`;
  const status = existsSync(parent) ? readFileSync(parent, 'utf8') : '';
  const isShell = /^Name:\s+\w*sh$/m.test(status);
  return isShell ? Number(/^PPid:\s+(\d+)$/m.exec(status)[1]) : process.ppid;
}

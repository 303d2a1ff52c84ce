// Photographs every screen of the site, for people to look at: `npm run screens`.
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWeb } from './build-web.mjs';
import { install } from './install.mjs';
import { root } from './project.mjs';
import { run } from './run.mjs';

const folder = join(root, 'screens');
const sheet = join(folder, 'index.html');

install();
const built = await buildWeb();
if (built !== 0) process.exit(built);

rmSync(folder, { recursive: true, force: true });
process.exitCode = await run('playwright', ['test', '--config=e2e/screenshots.config.ts']);
writeFileSync(sheet, contactSheet(readdirSync(folder).toSorted()));
console.log(`\nLook at them in ${pathToFileURL(sheet).href}`);

/**
 * One row for each screen in each state, its views side by side.
 * @param {string[]} files
 */
function contactSheet(files) {
  const titles = [...new Set(files.map((file) => file.split('.').slice(0, 2).join('.')))];
  const picture = (file) =>
    `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`;
  const row = (title) => {
    const views = files.filter((file) => file.startsWith(`${title}.`));
    return `<h2>${title}</h2>\n<div>${views.map(picture).join('\n')}</div>`;
  };
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Sabiá, screen by screen</title>
<style>
  body { font: 16px sans-serif; background: #e5e7eb; }
  div { display: flex; gap: 16px; overflow-x: auto; align-items: start; }
  img { height: 480px; width: auto; max-width: 800px; object-fit: cover; object-position: top; box-shadow: 0 1px 4px #0006; }
</style>
${titles.map(row).join('\n')}
</html>
`;
}

// Checks the JavaScript of a first visit against its budget: `node commands/size.mjs`, after a build.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const pages = [
  // The catalog is part of the entry. 136 KiB.
  { path: '/cursos', module: 'index.html', budget: 139_264 },
  { path: 'the front page', module: 'src/school/front-page/FrontPage.tsx', budget: 171_500 },
  { path: 'the player', module: 'src/courses/player/PlayerPage.tsx', budget: 205_000 },
];
/** Matches code that learners must not load at first: editor, charts, drag and drop, films and their streaming, zod. */
const forbidden = /ProseMirror|recharts-|data-rfd-|hlsMediaAttach|aria-keyshortcuts|ZodError/;

const dist = new URL('../web/dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

/** A chunk with all its static imports. */
function withImports(name, found = new Set()) {
  if (!manifest[name]) throw new Error(`${name} is not in the build: build the web first`);
  if (!found.has(name)) {
    found.add(name);
    for (const imported of manifest[name].imports ?? []) withImports(imported, found);
  }
  return found;
}

for (const { path, module, budget } of pages) {
  const chunks = [...new Set([...withImports('index.html'), ...withImports(module)])].map(
    (name) => {
      const { file } = manifest[name];
      const code = readFileSync(new URL(file, dist));
      return {
        chunk: file,
        gzip: gzipSync(code, { level: 9 }).length,
        forbidden: /\/authoring\//.test(name) ? name : (forbidden.exec(code.toString())?.[0] ?? ''),
      };
    },
  );
  const total = chunks.reduce((sum, { gzip }) => sum + gzip, 0);
  console.table(chunks);
  console.log(`JavaScript of ${path}: ${total} of ${budget} bytes, gzip`);

  const misplaced = chunks.filter(({ forbidden: match }) => match !== '');
  for (const { chunk, forbidden: match } of misplaced) {
    console.error(`${chunk} contains ${match}, which does not belong in ${path}`);
  }
  if (total > budget) console.error(`${total - budget} bytes too many`);
  if (misplaced.length > 0 || total > budget) process.exitCode = 1;
}

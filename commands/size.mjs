// What a first visit loads, against its budget: `node commands/size.mjs`, after a build.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const pages = [
  { path: '/cursos', module: 'src/courses/catalog/CatalogPage.tsx', budget: 135_000 },
  { path: 'the player', module: 'src/courses/player/PlayerPage.tsx', budget: 205_000 },
];
/** Words of what a learner never pays for: the editor, charts, drag and drop, video streaming, zod. */
const foreign = /ProseMirror|recharts-|data-rfd-|hlsMediaAttach|ZodError/;

const dist = new URL('../web/dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

/** The chunk and all that it imports at once. */
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
        foreign: /\/authoring\//.test(name) ? name : (foreign.exec(code.toString())?.[0] ?? ''),
      };
    },
  );
  const total = chunks.reduce((sum, { gzip }) => sum + gzip, 0);
  console.table(chunks);
  console.log(`JavaScript of ${path}: ${total} of ${budget} bytes, gzip`);

  const strangers = chunks.filter(({ foreign: found }) => found !== '');
  for (const { chunk, foreign: found } of strangers) {
    console.error(`${chunk} holds ${found}, which does not belong in ${path}`);
  }
  if (total > budget) console.error(`${total - budget} bytes too many`);
  if (strangers.length > 0 || total > budget) process.exitCode = 1;
}

import { SourceMap } from 'node:module';
import { basename, posix } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

// The build of the API (commands/build-api.mjs, docs/decisions/0049): programs with all they import, in one folder.

/** The programs by their names in `src/`; those of worker threads are found by `otherPrograms`. */
export const programs = {
  main: 'main',
  start: 'cli/start',
  backup: 'cli/backup',
  migrate: 'cli/migrate',
  'move-files': 'cli/move-files',
  'regrade-typed-answers': 'cli/regrade-typed-answers',
  restore: 'cli/restore',
  'restore-formulas': 'cli/restore-formulas',
  'unused-files': 'cli/unused-files',
};

/** Builds each module that is named by `new URL('./name.ts', import.meta.url)`, to be run by a thread or a process. */
function otherPrograms(): Plugin {
  const address = /new URL\(\s*'(\.[^']+\.ts)',\s*import\.meta\.url,?\s*\)/g;
  return {
    name: 'sabia:other-programs',
    enforce: 'pre',
    transform: {
      filter: { code: address },
      async handler(code, importer) {
        let built = code;
        for (const [whole, path = ''] of code.matchAll(address)) {
          const program = await this.resolve(path, importer);
          if (!program) this.error(`${importer} names ${path}, which does not exist`);
          const fileName = `${basename(path, '.ts')}.js`;
          this.emitFile({ type: 'chunk', id: program.id, fileName });
          built = built.replace(whole, `new URL('./${fileName}', import.meta.url)`);
        }
        return { code: built, map: null };
      },
    },
  };
}

/**
 * Writes beside each chunk the source of each of its lines, as `source-positions.ts` reads it: a number of the list of sources
 * and a line. Source maps would say no more, but Node keeps them in memory (32 MiB), and reading one takes a third of a second.
 */
function sourceLines(): Plugin {
  return {
    name: 'sabia:source-lines',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.map) continue;
        const map = new SourceMap({
          ...chunk.map,
          version: 3,
          file: chunk.fileName,
          sourceRoot: '',
        });
        const sources = new Map<string, number>();
        const lines = chunk.code.split('\n').flatMap((line, index) => {
          const at = map.findEntry(index, /^\s*/.exec(line)?.[0].length ?? 0);
          if (!('originalSource' in at)) return [-1, 0];
          if (!sources.has(at.originalSource)) sources.set(at.originalSource, sources.size);
          return [sources.get(at.originalSource) ?? -1, at.originalLine + 1];
        });
        // From the root of the project.
        const paths = [...sources.keys()].map((path) => posix.join('api/dist/build', path));
        this.emitFile({
          type: 'asset',
          fileName: `${chunk.fileName}.lines`,
          source: JSON.stringify({ paths, lines }),
        });
        delete bundle[`${chunk.fileName}.map`];
      }
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [otherPrograms(), sourceLines()],
  // sharp is a native library; pdfkit and fontkit read files of their packages.
  ssr: { noExternal: true, external: ['sharp', 'pdfkit', 'fontkit'] },
  build: {
    ssr: true,
    target: 'node24',
    sourcemap: 'hidden',
    rolldownOptions: {
      input: Object.fromEntries(
        Object.entries(programs).map(([name, path]) => [name, `src/${path}.ts`]),
      ),
      // V8 keeps a text with one letter beyond Latin-1 in two bytes a letter.
      output: { chunkFileNames: '[name]-[hash:8].js', charset: 'ascii', comments: false },
    },
  },
});

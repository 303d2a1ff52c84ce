import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/**
 * Writes the hashes of index.html's inline scripts to dist/csp.json, in the form of Content-Security-Policy
 * sources. The server adds them to `script-src`.
 */
export function hashInlineScripts(): Plugin {
  let outDir = '';
  let sources: string[] = [];
  return {
    name: 'sabia:hash-inline-scripts',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        sources = [...html.matchAll(inlineScript)].map(
          ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
        );
      },
    },
    async writeBundle() {
      await writeFile(join(outDir, 'csp.json'), JSON.stringify(sources));
    },
  };
}

import { fileURLToPath } from 'node:url';
import { projectRoot } from '../project-root.ts';

const folderOf = (name: string): string =>
  name.startsWith('KaTeX_') ? 'node_modules/katex/dist/fonts' : 'api/src/platform/pdf/fonts';

/** The path of a font of ours, or of one of KaTeX. */
export const fontFile = (name: string): string =>
  fileURLToPath(new URL(`${folderOf(name)}/${name}.ttf`, projectRoot));

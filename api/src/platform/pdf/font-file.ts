import { fileURLToPath } from 'node:url';
import { projectRoot } from '../project-root.ts';

/** The path of a font of ours. */
export const fontFile = (name: string): string =>
  fileURLToPath(new URL(`api/src/platform/pdf/fonts/${name}.ttf`, projectRoot));

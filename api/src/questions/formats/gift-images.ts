import type { AttachedFile } from './source-text.ts';

/**
 * Sets images that are written into a text aside, and leaves a link such as Moodle's in each one's
 * place: the parser would take a second for each megabyte of them.
 */
export function setImagesAside(source: string): [source: string, files: Map<string, AttachedFile>] {
  const files = new Map<string, AttachedFile>();
  const lighter = source.replace(
    /data\\?:image\/[\w.+-]+;base64,((?:[\w+/]|\\?=)+)/g,
    (_, base64: string) => {
      const path = `imagem-${files.size + 1}`;
      files.set(path, { name: path, base64: base64.replaceAll('\\', '') });
      return `@@PLUGINFILE@@/${path}`;
    },
  );
  return [lighter, files];
}

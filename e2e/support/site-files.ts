import { readFileSync } from 'node:fs';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}
const chunks = JSON.parse(
  readFileSync(new URL('../../web/dist/.vite/manifest.json', import.meta.url), 'utf8'),
) as Record<string, Chunk>;

/** The paths of the built files of a module, such as `src/home/HomePage.tsx`, and of its imports; its own comes first. */
export function filesOf(name: string, seen = new Set<string>()): string[] {
  const chunk = chunks[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  const own = [chunk.file, ...(chunk.css ?? [])].map((file) => `/${file}`);
  return [...own, ...(chunk.imports ?? []).flatMap((imported) => filesOf(imported, seen))];
}

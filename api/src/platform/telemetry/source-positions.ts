import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Imported for its effect: in the built API, stacks name the sources. A stack is formatted when somebody reads it, and the
// lines of a file are read with the first stack that names it. api/vite.config.ts writes them.

interface SourceLines {
  paths: string[];
  /** Two numbers for each line: the index of the path, or -1, and the line in that file. */
  lines: number[];
}

const read = new Map<string, SourceLines | null>();

function linesOf(url: string): SourceLines | null {
  const known = read.get(url);
  if (known !== undefined) return known;
  const file = url.startsWith('file:') ? `${fileURLToPath(url)}.lines` : '';
  const lines = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SourceLines) : null;
  read.set(url, lines);
  return lines;
}

/** `save (file:///…/main.js:812:3)` becomes `save (api/src/…/save.ts:14)`; frames of other files stay. */
function named(frame: NodeJS.CallSite): string {
  const [url, line, column] = [frame.getFileName(), frame.getLineNumber(), frame.getColumnNumber()];
  // oxlint-disable-next-line typescript/no-base-to-string -- a CallSite has a toString of its own, which its type leaves out
  const text = frame.toString();
  const source = url && line ? linesOf(url) : null;
  if (!source || !line) return text;
  const index = 2 * (line - 1);
  const path = source.paths[source.lines[index] ?? -1];
  return path
    ? text.replace(`${url}:${line}:${column}`, `${path}:${source.lines[index + 1]}`)
    : text;
}

if (linesOf(import.meta.url)) {
  Error.prepareStackTrace = (error, frames) =>
    [String(error), ...frames.map((frame) => `    at ${named(frame)}`)].join('\n');
}

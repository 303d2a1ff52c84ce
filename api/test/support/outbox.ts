import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The letters of an outbox folder to this address, as they were written, oldest first. */
export async function emailsTo(folder: string, address: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const finished = names.filter((name) => name.endsWith('.eml')).toSorted();
  const letters = await Promise.all(finished.map((name) => readFile(join(folder, name), 'utf8')));
  return letters.filter((letter) => letter.includes(`\r\nTo: ${address}\r\n`));
}

/** The code in a letter: a line of its own. */
export function codeIn(letter: string): string | undefined {
  return /^(\d{8})\r$/m.exec(letter)?.[1];
}

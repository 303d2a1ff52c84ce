import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The e-mails of an outbox folder to this address, oldest first. */
export async function emailsTo(folder: string, address: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const finished = names.filter((name) => name.endsWith('.eml')).toSorted();
  const emails = await Promise.all(finished.map((name) => readFile(join(folder, name), 'utf8')));
  return emails.filter((email) => email.includes(`\r\nTo: ${address}\r\n`));
}

/** The code in an e-mail, which is on a line of its own. */
export function codeIn(email: string): string | undefined {
  return /^(\d{8})\r$/m.exec(email)?.[1];
}

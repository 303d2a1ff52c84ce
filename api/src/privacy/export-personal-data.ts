import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { Database } from '../platform/db/database.ts';
import { personalDataPage } from './personal-data-page.ts';
import { findPersonalData } from './personal-data.queries.ts';

/** Everything that is held about somebody: a page to read, and the same for programs. */
export async function exportPersonalData(
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<Buffer> {
  const { held, names } = await findPersonalData(db, userId);
  const tables = Object.fromEntries(held.map(({ table, rows }) => [table, rows]));
  const json = JSON.stringify({ exportedAt: now.toISOString(), userId, tables }, null, 2);
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(personalDataPage({ held, names, at: now })), 'meus-dados.html');
  zip.addBuffer(Buffer.from(json), 'meus-dados.json');
  zip.end();
  return buffer(zip.outputStream);
}

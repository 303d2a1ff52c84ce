import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { At } from '../platform/act.ts';
import type { Database } from '../platform/db/database.ts';
import { findBrand } from '../school/school.queries.ts';
import { personalDataPage } from './personal-data-page.ts';
import { findPersonalData } from './personal-data.queries.ts';

/** A ZIP with all stored data about a user: a page to read, and JSON. */
export async function exportPersonalData(
  db: Database,
  { userId }: { userId: string },
  { now }: At,
): Promise<Buffer> {
  const { tables, names } = await findPersonalData(db, { userId, now });
  const { name: school } = await findBrand(db);
  const rowsByTable = Object.fromEntries(tables.map(({ table, rows }) => [table, rows]));
  const json = JSON.stringify(
    { exportedAt: now.toISOString(), userId, tables: rowsByTable },
    null,
    2,
  );
  const zip = new ZipFile();
  zip.addBuffer(
    Buffer.from(personalDataPage({ userId, tables, names, school, at: now })),
    'meus-dados.html',
  );
  zip.addBuffer(Buffer.from(json), 'meus-dados.json');
  zip.end();
  return buffer(zip.outputStream);
}

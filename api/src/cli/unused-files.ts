import { withDatabase } from './with-school.ts';
import { openDatabase } from '../platform/db/database.ts';
import { countUnusedFiles, listDueFiles } from '../files/unused-files.queries.ts';

/** `npm run unused-files`: lists what the next removal of unused files takes. It removes nothing. */
await withDatabase(process.env, async (databaseUrl) => {
  const db = openDatabase(databaseUrl, { size: 1, timeoutMs: 60_000 });
  try {
    const now = new Date();
    for (const { url, size, unusedSince } of await listDueFiles(db, now))
      console.log(`${url}\t${size} bytes\tsem uso desde ${unusedSince}`);
    const { filesQtd, bytes, dueQtd } = await countUnusedFiles(db, now);
    console.log(`Sem uso: ${filesQtd} (${bytes} bytes). Já podem ser removidos: ${dueQtd}.`);
  } finally {
    await db.close();
  }
});

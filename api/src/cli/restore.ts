import { resolve } from 'node:path';
import { BackupProblem } from '../platform/db/backup/backup-folder.ts';
import { restore } from '../platform/db/backup/restore.ts';
import { withSchool } from './with-school.ts';

/** `npm run restore -- folder`: needs an empty database and an empty data folder. */
await withSchool(process.env, async (school) => {
  const [, , folder] = process.argv;
  if (!folder) throw new BackupProblem('Diga de qual pasta: npm run restore -- <pasta do backup>');
  await restore({ ...school, folder: resolve(folder) });
  console.log('A escola foi restaurada. Comece com: npm start');
});

import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { backUp } from '../platform/db/backup/back-up.ts';
import { withSchool } from './with-school.ts';

/** `npm run backup [-- folder]`: works also while the server runs. */
await withSchool(process.env, async (school) => {
  const now = new Date();
  const name = `sabia-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`;
  const folder = resolve(process.argv[2] ?? `backups/${name}`);
  await mkdir(resolve(folder, '..'), { recursive: true, mode: 0o700 });
  await backUp({ ...school, folder }, now);
  console.log(`O backup está em ${folder}`);
});

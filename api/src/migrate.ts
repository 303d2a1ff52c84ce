import { withSchool } from './shell/backup/with-school.ts';
import { migrate } from './shell/migrate.ts';

/** `node api/src/migrate.ts`: brings the database up to date before the first process of a version starts. */
await withSchool(process.env, async ({ databaseUrl }) => {
  const applied = await migrate(databaseUrl);
  for (const name of applied) console.log(name);
  console.log(applied.length > 0 ? 'O banco está em dia.' : 'O banco já estava em dia.');
});

import { withDatabase } from './with-school.ts';
import { migrate } from '../platform/db/migrate.ts';

/** `node api/src/cli/migrate.ts`: applies migrations before the first process of a version starts. */
await withDatabase(process.env, async (databaseUrl) => {
  const applied = await migrate(databaseUrl);
  for (const name of applied) console.log(name);
  console.log(applied.length > 0 ? 'O banco está em dia.' : 'O banco já estava em dia.');
});

import { readConfig } from '../platform/config/config.ts';
import { runCli } from './run-cli.ts';

/** `npm start`: one API process per core behind one port. A single one needs no other process above it. */
await runCli(async () => {
  const config = readConfig(process.env);
  if (config.processes === 1) {
    await import('../main.ts');
  } else {
    const { runPrimary } = await import('../platform/cluster/primary.ts');
    await runPrimary(config);
  }
});

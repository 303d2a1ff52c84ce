import { join, resolve } from 'node:path';
import { runCli } from './run-cli.ts';
import { ConfigMistakes, readConfig } from '../platform/config/config.ts';
import { copyFiles } from '../platform/files/copy-files.ts';
import { folderStorage } from '../platform/files/folder-storage.ts';
import { openFileStorage } from '../platform/files/open-file-storage.ts';

/** `npm run move-files`: from DATA_DIR into the bucket; the folder stays as it was. Again, it goes on. */
await runCli(async () => {
  const config = readConfig(process.env);
  if (!config.s3) throw new ConfigMistakes(['S3_BUCKET: is where the files are to go']);
  const folder = join(resolve(config.dataDir), 'files');
  await copyFiles(await folderStorage(folder), await openFileStorage(config));
  console.log(`Os arquivos de ${folder} estão no bucket.`);
});

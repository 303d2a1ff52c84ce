import { join, resolve } from 'node:path';
import { runCli } from './run-cli.ts';
import { ConfigMistakes, readConfig } from '../platform/config/config.ts';
import { copyFiles } from '../platform/files/copy-files.ts';
import { folderStorage } from '../platform/files/folder-storage.ts';
import { openFileStorage } from '../platform/files/open-file-storage.ts';

/** `npm run move-files`: copies files from DATA_DIR into the bucket. Repeating it copies the rest. */
await runCli(async () => {
  const config = readConfig(process.env);
  if (!config.s3) throw new ConfigMistakes(['S3_BUCKET: is needed to move files into a bucket']);
  const folder = join(resolve(config.dataDir), 'files');
  await copyFiles(await folderStorage(folder), await openFileStorage(config));
  console.log(`Os arquivos de ${folder} estão no bucket.`);
});

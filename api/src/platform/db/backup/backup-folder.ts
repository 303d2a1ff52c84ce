import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** An unusable backup, or a target that is not empty; the message is printed to the operator. */
export class BackupProblem extends Error {}

/**
 * The description of a backup, which is written last. Beside it are `tables/` (in the text format of COPY,
 * compressed with zstd) and copies of the folders `files/` and `identity/`.
 */
const description = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** The last migration of the database. */
  migration: z.string(),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      /** Path in the backup folder. */
      file: z.string(),
      rows: z.number(),
      /** SHA-256 of the uncompressed text. */
      digest: z.string(),
    }),
  ),
  sequences: z.record(z.string(), z.string().nullable()),
});
export type BackupDescription = z.infer<typeof description>;

export const descriptionFile = 'backup.json';

export async function readDescription(folder: string): Promise<BackupDescription> {
  const text = await readFile(join(folder, descriptionFile), 'utf8').catch(() => '{}');
  const read = description.safeParse(JSON.parse(text));
  if (!read.success) throw new BackupProblem(`${folder} não é um backup inteiro da Sabiá.`);
  return read.data;
}

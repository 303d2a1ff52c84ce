import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** A backup that can't be used, or a place that must not be written over; the sentence is for whoever asked. */
export class BackupProblem extends Error {}

/**
 * What a backup is: this description, which is written last, and beside it `tables/` (each as
 * PostgreSQL's own text, packed by zstd), `files/` and `identity/` as they were.
 */
const description = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** The last migration that its tables had seen. */
  migration: z.string(),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      /** Where in the folder. */
      file: z.string(),
      rows: z.number(),
      /** SHA-256 of the text before it was packed. */
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
  if (!read.success) throw new BackupProblem(`${folder} não é um backup inteiro do Sabiá.`);
  return read.data;
}

import { BackupProblem } from '../platform/db/backup/backup-folder.ts';
import { ConfigMistakes } from '../platform/config/config.ts';
import { CannotStart } from '../platform/db/embedded-postgres/cannot-start.ts';
import { FilesUnavailable } from '../platform/files/file-storage.ts';

const foreseen = [BackupProblem, CannotStart, ConfigMistakes, FilesUnavailable];

/** Works as a command does: a problem that somebody can act on is a sentence, any one an exit code. */
export async function runCli(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isForeseen = foreseen.some((Known) => error instanceof Known);
    console.error(isForeseen && error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

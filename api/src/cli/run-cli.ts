import '../platform/telemetry/source-positions.ts';
import { BackupProblem } from '../platform/db/backup/backup-folder.ts';
import { ConfigMistakes } from '../platform/config/config.ts';
import { CannotStart } from '../platform/cannot-start.ts';
import { FilesUnavailable } from '../platform/files/file-storage.ts';

const expected = [BackupProblem, CannotStart, ConfigMistakes, FilesUnavailable];

/** Runs a command. An expected error prints its message, any other its stack; both exit with code 1. */
export async function runCli(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isExpected = expected.some((Known) => error instanceof Known);
    console.error(isExpected && error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

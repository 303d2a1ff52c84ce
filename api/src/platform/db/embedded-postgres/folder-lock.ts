import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStart } from '../../cannot-start.ts';

const busy = 5;
const held = new Set<DatabaseSync>();

/**
 * Locks the folder for this process, so that two processes never run PostgreSQL on the same data. Node
 * has no file locks; SQLite uses those of the kernel, which releases them when a process ends.
 */
export function lockFolder(folder: string): () => void {
  const lock = open(join(folder, 'lock'));
  // Referenced, because garbage collection would close the file and release the lock.
  held.add(lock);
  return () => {
    if (held.delete(lock)) lock.close();
  };
}

function open(path: string): DatabaseSync {
  try {
    const lock = new DatabaseSync(path);
    // No journal file, which a killed process would leave behind.
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return lock;
  } catch (error) {
    const reason =
      error instanceof Error && 'errcode' in error && error.errcode === busy
        ? 'is in use by another running Sabiá: stop that one, or choose another DATA_DIR'
        : 'cannot be opened: does it belong to another user?';
    throw new CannotStart(`The database at ${path.slice(0, -'/lock'.length)} ${reason}`, {
      cause: error,
    });
  }
}

import type { Database } from './db/database.ts';
import type { FileStorage } from './files/file-storage.ts';

/** Database, file storage and clock, which the features use; created in main.ts or by a test. */
export interface AppContext {
  db: Database;
  files: FileStorage;
  /** The current time. Rules and queries take it as an argument, so that a test can choose the day. */
  clock: () => Date;
}

import type { Database } from './db/database.ts';
import type { FileStorage } from './files/file-storage.ts';

/** What every capability leans on; made once in main.ts, or by a test. */
export interface AppContext {
  db: Database;
  files: FileStorage;
  /** Now. Rules and queries get it as an argument, so that a test can live on any day. */
  clock: () => Date;
}

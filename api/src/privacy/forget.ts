import type { Database } from '../platform/db/database.ts';
import type { FileStorage } from '../platform/files/file-storage.ts';

/** Every noun lets go of what it keeps of somebody, in the transaction in which they leave. */
export type Forget = (
  tx: Database,
  files: FileStorage,
  leaving: { userId: string; keepsName: boolean; now: Date },
) => Promise<void>;

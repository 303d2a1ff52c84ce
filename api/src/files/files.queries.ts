import type { StoredFile } from '@sabia/domain/files/file.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** An upload: waiting for its bytes, or stored. */
export type Upload =
  | ({ state: 'STORED' } & StoredFile)
  | { state: 'WAITING'; id: string; contentType: string; size: number; createdAt: string };

const uploadColumns = sql`id, state, content_type, size, url, width, height, notice,
  created_at`;

export function findUpload(db: Database, id: string): Promise<Upload | null> {
  return db.maybe(sql`select ${uploadColumns} from files where id = ${id}`);
}

/** Null for an upload of another owner. */
export function findUploadOf(db: Database, ownerId: string, id: string): Promise<Upload | null> {
  return db.maybe(
    sql`select ${uploadColumns} from files where id = ${id} and owner_id = ${ownerId}`,
  );
}

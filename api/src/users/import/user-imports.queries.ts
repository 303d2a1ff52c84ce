import type { Page } from '@sabia/domain/fields.ts';
import { importUndoDays, type ListedUserImport } from '@sabia/domain/users/user-import.ts';
import { sql, type Database, type Statement } from '../../platform/db/database.ts';
import { readPage, type PageQuery } from '../../platform/db/paging.ts';

/** Condition: the import is recent enough for an undo. */
export const isRecent = (now: Date): Statement => sql`
  user_imports.created_at >= ${now.toISOString()}::timestamptz - make_interval(days => ${importUndoDays})`;

/** The fields of a user that an import writes, and an undo restores. */
export const importedFields = sql`jsonb_build_array(users.role, users.classroom_role, users.classroom_role_active,
  users.classroom_mode_type)`;

/** Tells an invitation from a corrected one, without a personal name. */
export const invitedPerson = sql`hashtextextended(lower(users.email) || ' ' || users.name, 0)`;

/** The number of facts in the ledger of a user, which is only appended to. */
export const ledgerLength = sql`(select count(*) from access_entries where user_id = users.id)`;

/** The imports that can be undone, or have been, the latest first. */
export const pageUserImports = (
  db: Database,
  { now, ...asked }: PageQuery & { now: Date },
): Promise<Page<ListedUserImport>> =>
  readPage<ListedUserImport>(db, asked, {
    columns: sql`user_imports.id, invited_qtd, updated_qtd, user_imports.created_at as changed_at, undone_at,
      (select json_build_object('id', users.id, 'name', users.name) from users where users.id = by_user_id
      ) as changed_by`,
    from: sql`from user_imports where ${isRecent(now)}`,
    order: sql`user_imports.created_at desc, user_imports.id desc`,
  });

export const removeOldUserImports = (db: Database, now: Date): Promise<number> =>
  db.run(sql`delete from user_imports where not ${isRecent(now)}`);

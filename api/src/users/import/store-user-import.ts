import type { Act } from '../../platform/act.ts';
import { sql, type Database } from '../../platform/db/database.ts';
import { importedFields, invitedPerson, ledgerLength } from './user-imports.queries.ts';

/** A user whom an import has written, and how they were before. */
export interface WrittenUser {
  userId: string;
  /** Role and classroom; null for an invited user. */
  before: unknown;
  wasOpen: boolean;
}

interface StoredImport {
  invited: readonly WrittenUser[];
  updated: readonly WrittenUser[];
}

/** Stores what it takes to undo an import, after it has written all: the users as they were and as they are. */
export async function storeUserImport(
  tx: Database,
  { invited, updated }: StoredImport,
  { viewer, now }: Act,
): Promise<void> {
  const written = [...invited, ...updated].map(({ userId, before, wasOpen }) => ({
    id: userId,
    before,
    wasOpen,
  }));
  if (written.length === 0) return;
  await tx.run(sql`
    insert into user_imports (by_user_id, invited_qtd, updated_qtd, created_at, former)
    select ${viewer.id}, ${invited.length}::integer, ${updated.length}::integer, ${now.toISOString()},
      jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', users.id, 'before', given.before, 'wasOpen', given."wasOpen",
        'isOpen', coalesce(users.access_until > ${now.toISOString()}, false), 'after', ${importedFields},
        'facts', ${ledgerLength}, 'person', case when users.is_invited then ${invitedPerson} end)))
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as given (id uuid, before jsonb, "wasOpen" boolean)
    join users on users.id = given.id`);
}

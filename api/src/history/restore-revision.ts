import { restorableFields } from '@sabia/domain/history/restorable-fields.ts';
import type { RevisionKind } from '@sabia/domain/history/revision.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import type { Database } from '../platform/db/database.ts';
import type { History } from '../platform/http/history.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { findFields } from './history.queries.ts';
import { restoreFields } from './restore-fields.ts';

/** Makes an entity what it was in a former version, as its next version. */
export async function restoreRevision(
  db: Database,
  asked: { kind: RevisionKind; id: string; number: number; viewer: Viewer; now: Date },
  history: History,
): Promise<{ number: number }> {
  const { kind, id, viewer, now } = asked;
  const fields = orNotFound(await findFields(db, asked));
  const { revision } = await history.changing(db, { kind, id, viewer, what: 'RESTORED' }, (tx) =>
    restoreFields[kind](tx, { id, fields: restorableFields(kind, fields), now }),
  );
  return { number: revision };
}

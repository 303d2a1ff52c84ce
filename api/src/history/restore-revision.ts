import { restorableFields } from '@sabia/domain/history/restorable-fields.ts';
import type { RevisionKind } from '@sabia/domain/history/revision.ts';
import type { At } from '../platform/act.ts';
import type { Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { findFormerFields } from './history.queries.ts';
import { restoreFields } from './restore-fields.ts';

/** Makes an entity what it was in a former revision. Answers with the entity. */
export async function restoreRevision(
  tx: Database,
  { ...former }: { kind: RevisionKind; id: string; number: number },
  { now }: At,
): Promise<object> {
  const { kind, id } = former;
  const fields = orNotFound(await findFormerFields(tx, former));
  return restoreFields[kind](tx, { id, fields: restorableFields(kind, fields), now });
}

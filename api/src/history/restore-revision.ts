import { restorableFields } from '@sabia/domain/history/restorable-fields.ts';
import type { RevisedFields, RevisionKind } from '@sabia/domain/history/revision.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import type { z } from 'zod';
import type { Database } from '../platform/db/database.ts';
import type { History } from '../platform/http/history.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { findFields } from './history.queries.ts';

type Write<Fields> = (tx: Database, id: string, fields: Fields) => Promise<object>;

/** Writes a version's fields back by the entity's own verb, so that its rules hold. */
export type WriteBack = Readonly<Record<RevisionKind, Write<RevisedFields>>>;

/** A version is as old as the rules that it was written by. */
export const following =
  <S extends z.ZodType>(schema: S, write: Write<z.output<S>>): Write<RevisedFields> =>
  (tx, id, fields) => {
    const read = schema.safeParse(fields);
    if (!read.success)
      throw new Refusal('conflict', { detail: 'Esta versão não segue mais as regras.' });
    return write(tx, id, read.data);
  };

/** Makes an entity what it was, as its next version. */
export async function restoreRevision(
  db: Database,
  asked: { kind: RevisionKind; id: string; number: number; viewer: Viewer },
  { history, writeBack }: { history: History; writeBack: WriteBack },
): Promise<{ number: number }> {
  const { kind, id, viewer } = asked;
  const fields = orNotFound(await findFields(db, asked));
  const { revision } = await history.changing(db, { kind, id, viewer, what: 'RESTORED' }, (tx) =>
    writeBack[kind](tx, id, restorableFields(kind, fields)),
  );
  return { number: revision };
}

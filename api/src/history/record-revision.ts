import type { RevisionKind } from '@sabia/domain/history/revision.ts';
import type { Recorded } from '@sabia/domain/operation.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Database } from '../platform/db/database.ts';
import { idsAt } from '../platform/http/ids-at.ts';
import type { ChangeRequest, RecordRevision } from '../platform/http/record-revision.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { findTrailOfItem } from '../trails/trails.queries.ts';
import { checkCurrentVersions, insertRevisions } from '../platform/history/revisions.ts';

/** Milliseconds: a change of a trail completes it for every user with nothing left to do. */
const timeoutMs = 60_000;

/** The function by which `serve` records every operation that declares `records`. */
export const createRevisionRecorder =
  ({ db, clock }: Pick<AppContext, 'db' | 'clock'>): RecordRevision =>
  async (recorded, request, change) => {
    const { viewer, ifMatch } = request;
    if (recorded.what === 'CREATED') {
      return db.transaction(async (tx) => {
        const result = await change(tx);
        const ids = idsAt(result, recorded.id.split('.'));
        const revision = await insertRevisions(tx, { ...recorded, ids, viewer, now: clock() });
        return { result, revision };
      });
    }
    const kind = kindOf(recorded, request);
    const ids = await idsOf(db, recorded, request);
    return db.transaction(
      async (tx) => {
        const now = clock();
        await checkCurrentVersions(tx, { kind, ids, ifMatch, now });
        const result = await change(tx);
        const { what = 'CHANGED' } = recorded;
        return { result, revision: await insertRevisions(tx, { kind, ids, what, viewer, now }) };
      },
      {
        // A bulk change of questions locks their rows, not this kind of change.
        ...(kind === 'QUESTION' && { rows: { table: 'questions', ids } }),
        // One change of an entity at a time, so that the second of two with the same If-Match is refused.
        // In one order, so that two changes of several entities never deadlock.
        exclusive: ids.toSorted().map((id) => `history ${kind} ${id}`),
        timeoutMs,
      },
    );
  };

type Change = Exclude<Recorded, { what: 'CREATED' }>;

/** The contract has validated a kind that comes with the request. */
const kindOf = ({ kind }: Change, request: ChangeRequest) =>
  kind === 'params.kind' || kind === 'body.kind'
    ? (idsAt(request, kind.split('.'))[0] as RevisionKind)
    : kind;

async function idsOf(
  db: Database,
  { id, isPart }: Change,
  request: ChangeRequest,
): Promise<string[]> {
  const path = id === 'body.ids' ? ['body', 'ids', '*'] : id.split('.');
  const ids = idsAt(request, path);
  if (!isPart) return ids;
  return Promise.all(ids.map(async (part) => orNotFound(await findTrailOfItem(db, part))));
}

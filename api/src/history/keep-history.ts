import type { CurrentVersion } from '@sabia/domain/history/revision.ts';
import { changeCaption } from '@sabia/domain/history/change-caption.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { Database } from '../platform/db/database.ts';
import type { Change, Changes, History } from '../platform/http/history.ts';
import { findPresent } from './find-present.ts';
import { writeDown } from './write-down.ts';

/** Milliseconds: a change of a course settles everybody who studies there. */
const patience = 60_000;

/** Surrounds the verbs of those who make courses, trails, lives and practice exams, by the school's clock. */
export function keepingHistory(clock: () => Date): History {
  /** Who changes an entity does so alone, so that of two who change the same version one is told. */
  function recorded<T>(db: Database, changes: Changes, carryOut: (tx: Database) => Promise<T>) {
    return db.transaction(
      async (tx) => {
        const now = clock();
        const present = await findPresent(tx, changes, now);
        refuseOverNewer(present, changes, now);
        const result = await carryOut(tx);
        return { result, revision: await writeDown(tx, changes, now) };
      },
      { exclusive: locksOf(changes), patience },
    );
  }

  return {
    duringAll: async (db, changes, carryOut) => (await recorded(db, changes, carryOut)).result,
    during: async (db, change, carryOut) =>
      (await recorded(db, asChanges(change), carryOut)).result,
    async changing(db, change, carryOut) {
      const { result, revision } = await recorded(db, asChanges(change), carryOut);
      return { ...result, revision };
    },
    creating: (db, { kind, viewer }, create) =>
      db.transaction(async (tx) => {
        const created = await create(tx);
        const creation: Changes = { kind, ids: [created.id], viewer, what: 'CREATED' };
        return { ...created, revision: await writeDown(tx, creation, clock()) };
      }),
  };
}

const asChanges = ({ id, ...change }: Change): Changes => ({ ...change, ids: [id] });

/** In one order, so that nobody who takes several waits for who waits for them. */
const locksOf = ({ kind, ids }: Changes) => ids.toSorted().map((id) => `history ${kind} ${id}`);

function refuseOverNewer(
  versions: readonly CurrentVersion[],
  { ifMatch }: Changes,
  now: Date,
): void {
  const newer = versions.find(({ number }) => ifMatch && !ifMatch.includes(number));
  if (!newer) return;
  throw new Refusal('changed_meanwhile', {
    detail: changeCaption(newer, now),
    extension: { current: newer },
  });
}

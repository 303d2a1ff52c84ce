import { isDatabaseDown, sql, type Database } from './database.ts';

/** The version of what visitors see. */
export interface PublicVersion {
  /** The last version read; it is read again after `forMs`. `isAway`: the database does not answer. */
  current(): Promise<{ version: string; isAway: boolean }>;
  /** Reads it again at the next call, because this process has changed public data. */
  expire(): void;
}

interface Options {
  /** Milliseconds for which a version is not read again. */
  forMs: number;
}

export function createPublicVersion(db: Database, { forMs }: Options): PublicVersion {
  let known = { version: '', isAway: false };
  let readAt = -Infinity;
  let reading: Promise<void> | null = null;

  function startReading(): Promise<void> {
    const started: Promise<void> = readPublicVersion(db)
      .then(
        (version) => ({ version, isAway: false }),
        (error: unknown) => {
          if (isDatabaseDown(error)) return { ...known, isAway: true };
          throw error;
        },
      )
      .then((read) => {
        // A version that was read before `expire` may be outdated.
        if (reading !== started) return;
        known = read;
        readAt = performance.now();
      })
      .finally(() => {
        if (reading === started) reading = null;
      });
    return (reading = started);
  }

  return {
    async current() {
      if (performance.now() - readAt >= forMs) await (reading ?? startReading());
      return known;
    },
    expire() {
      readAt = -Infinity;
      reading = null;
    },
  };
}

/** Number and last id of the recorded changes: ids alone are not enough, because a lower one may commit later. */
export async function readPublicVersion(db: Database): Promise<string> {
  const { count, last } = await db.one<{ count: number; last: string }>(
    sql`select count(*) as count, coalesce(max(id), 0)::text as last from public_changes`,
  );
  return `${count}.${last}`;
}

/** Removes the changes of former days; their number changes the version once. */
export const removeOldPublicChanges = (db: Database, now: Date): Promise<number> =>
  db.run(sql`delete from public_changes where changed_at < ${now}::timestamptz - interval '1 day'`);

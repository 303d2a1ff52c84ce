import type { RevisionAct, RevisionKind } from '@sabia/domain/history/revision.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import type { Database } from '../db/database.ts';

/** Who changes what, and over which version of it. */
export interface Change {
  kind: RevisionKind;
  id: string;
  viewer: Viewer;
  /** CHANGED unless it is told. */
  what?: RevisionAct;
  ifMatch?: readonly number[] | null;
}

/** Of several at once. */
export interface Changes extends Omit<Change, 'id'> {
  ids: readonly string[];
}

/**
 * Changes that are written down in the transaction in which they happen. The capability that keeps
 * histories does it; app.ts introduces it to those whose verbs it surrounds.
 */
export interface History {
  /** Refuses a change that was made over an older version than the present one. */
  during<T>(db: Database, change: Change, carryOut: (tx: Database) => Promise<T>): Promise<T>;
  duringAll<T>(db: Database, changes: Changes, carryOut: (tx: Database) => Promise<T>): Promise<T>;
  /** For what answers with the entity, which then tells its revision. */
  changing<T extends object>(
    db: Database,
    change: Change,
    carryOut: (tx: Database) => Promise<T>,
  ): Promise<T & { revision: number }>;
  creating<T extends { id: string }>(
    db: Database,
    creation: Pick<Change, 'kind' | 'viewer'>,
    create: (tx: Database) => Promise<T>,
  ): Promise<T & { revision: number }>;
}

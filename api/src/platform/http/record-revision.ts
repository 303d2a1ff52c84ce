import type { Recorded } from '@sabia/domain/operation.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import type { Database } from '../db/database.ts';

/** A request for a change of content. */
export interface ChangeRequest {
  params: unknown;
  body: unknown;
  viewer: Viewer;
  /** The revisions of If-Match, of which one has to be the current one; null where any may be. */
  ifMatch: readonly number[] | null;
}

/**
 * Runs the handler of an operation that changes content, in one transaction which also writes the next
 * revision. Answers with the number of that revision. The history feature implements it.
 */
export type RecordRevision = <Result extends { reply: unknown }>(
  recorded: Recorded,
  request: ChangeRequest,
  change: (tx: Database) => Promise<Result>,
) => Promise<{ result: Result; revision: number }>;

import type { PublicationKind } from '@sabia/domain/publications/publication.ts';
import type { Database } from '../db/database.ts';

/**
 * Runs a change that may activate an entity, and refuses it if the verification finds errors in the result.
 * `id` is null for a new entity. The publications feature implements it.
 */
export type CheckPublication = <Result extends { reply: unknown }>(
  tx: Database,
  entity: { kind: PublicationKind; id: string | null },
  change: () => Promise<Result>,
) => Promise<Result>;

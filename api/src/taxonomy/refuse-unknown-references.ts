import { messages } from '@sabia/domain/messages.ts';
import { refuseMistakes } from '@sabia/domain/refusal.ts';
import type { Database } from '../platform/db/database.ts';
import { unknownReferences, type ReferenceKind, type References } from './taxonomy.queries.ts';

/** The field of each kind of reference. */
type PathOf = (kind: ReferenceKind) => string;

/** Refuses unknown ids of terms and instructors as mistakes of their fields (product.md API9), under `termsLock`. */
export async function refuseUnknownReferences(
  tx: Database,
  { pathOf, ...references }: References & { pathOf: PathOf },
): Promise<void> {
  const { categories = [], levels = [], skills = [], instructors = [] } = references;
  if ([...categories, ...levels, ...skills, ...instructors].length === 0) return;
  const unknown = await tx.many<{ kind: ReferenceKind }>(unknownReferences(references));
  refuseKinds(
    unknown.map(({ kind }) => kind),
    pathOf,
  );
}

/** Refuses the kinds that a statement has answered with, from `unknownReferences`. */
export const refuseKinds = (
  kinds: readonly ReferenceKind[],
  pathOf: PathOf = (kind) => kind,
): void =>
  refuseMistakes(kinds.map((kind) => ({ path: pathOf(kind), message: messages.unknownId })));

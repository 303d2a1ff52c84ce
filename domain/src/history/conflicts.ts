import { differences } from './differences.ts';
import type { Difference, Names, RevisedFields, RevisionKind } from './revision.ts';

export type ConflictSide = 'mine' | 'theirs';

/** A field in which two versions differ: `before` is theirs, `after` is mine. */
export interface Conflict extends Difference {
  /** The default choice: theirs if only they changed the field, else mine. */
  suggested: ConflictSide;
}

interface ConflictingVersions {
  /** The fields to save. */
  mine: RevisedFields;
  /** The current version, saved by somebody else. */
  theirs: RevisedFields;
  /** The base version of both; null if unknown. */
  former: RevisedFields | null;
  names: Names;
}

/** The fields in which two changes of one base version differ; empty if mine reverts nothing of theirs. */
export function findConflicts(
  kind: RevisionKind,
  { mine, theirs, former, names }: ConflictingVersions,
): Conflict[] {
  const differing = differences(kind, { before: theirs, after: mine, names });
  const changedIn = (after: RevisedFields) =>
    new Set(
      former
        ? differences(kind, { before: former, after, names }).map(({ field }) => field)
        : differing.map(({ field }) => field),
    );
  const [theyChanged, iChanged] = [changedIn(theirs), changedIn(mine)];
  if (!differing.some(({ field }) => theyChanged.has(field))) return [];
  return differing.map((difference) => ({
    ...difference,
    suggested: iChanged.has(difference.field) ? 'mine' : 'theirs',
  }));
}

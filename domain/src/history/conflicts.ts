import { differences } from './differences.ts';
import type { Difference, Names, RevisedFields, RevisionKind } from './revision.ts';

export type ConflictSide = 'mine' | 'theirs';

/** A field in which two versions differ: `before` is theirs, `after` is mine. */
export interface Conflict extends Difference {
  /** What would be lost the least by: theirs where only they have changed it. */
  suggested: ConflictSide;
}

interface ConflictingVersions {
  /** What I am about to save. */
  mine: RevisedFields;
  /** What they have saved meanwhile. */
  theirs: RevisedFields;
  /** What both of us began with; null when it is not known. */
  former: RevisedFields | null;
  names: Names;
}

/** Where two changes of the same version differ; nothing when mine takes nothing of theirs back. */
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

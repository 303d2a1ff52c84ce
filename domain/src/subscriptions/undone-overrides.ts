import type { AccessEntry } from './access-entry.ts';

/** A word of an administrator. */
export const isOverride = ({ kind }: AccessEntry): boolean =>
  kind === 'GRANTED_BY_ADMIN' || kind === 'REVOKED_BY_ADMIN';

/**
 * The facts that are in force: without the overrides that were undone, and without their undoing, each of which undoes
 * the last override before it. No two overrides of a ledger have the same moment; a repeated fact counts once.
 */
export function withoutUndone(entries: readonly AccessEntry[]): readonly AccessEntry[] {
  const isUndoing = ({ kind }: AccessEntry) => kind === 'OVERRIDE_UNDONE_BY_ADMIN';
  if (!entries.some(isUndoing)) return entries;
  const undone = new Set<string>();
  const open: string[] = [];
  const words = entries.filter((entry) => isOverride(entry) || isUndoing(entry));
  const byKey = new Map(words.map((entry) => [keyOf(entry), entry]));
  for (const [key, entry] of [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (isOverride(entry)) open.push(key);
    else undone.add(open.pop() ?? '');
  }
  return entries.filter((entry) => !isUndoing(entry) && !undone.has(keyOf(entry)));
}

const keyOf = ({ at, kind }: AccessEntry) => `${at} ${kind}`;

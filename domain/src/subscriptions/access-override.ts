import type { AccessEntry } from './access-entry.ts';
import { accessFrom, grantFrom } from './access.ts';
import { isOverride, withoutUndone } from './undone-overrides.ts';

/** The access that an administrator wants for a user. */
export interface WantedAccess {
  hasActiveSubscription: boolean;
  /** End of the access; null: without an end. Undefined: it is not said, and access that is open stays as it is. */
  until?: string | null | undefined;
}

type Override = Pick<AccessEntry, 'kind' | 'until'>;

const undo: Override = { kind: 'OVERRIDE_UNDONE_BY_ADMIN', until: null };

/**
 * The facts to write for the wanted access, in their order; none if it is so already (product.md S4). Access that was
 * revoked comes back by undoing the revocation where that opens it, so that what was paid is renewed as before.
 */
export function overridesFor(
  ledger: readonly AccessEntry[],
  { hasActiveSubscription, until }: WantedAccess,
  now: Date,
): Override[] {
  const { isActive } = accessFrom(ledger, now);
  if (!hasActiveSubscription) return isActive ? [{ kind: 'REVOKED_BY_ADMIN', until: null }] : [];
  if (until === undefined) {
    if (isActive) return [];
    const comesBack =
      lastOverride(ledger)?.kind === 'REVOKED_BY_ADMIN' && opens(undoIn(ledger, now), now);
    return [comesBack ? undo : { kind: 'GRANTED_BY_ADMIN', until: null }];
  }
  const grant: Override = { kind: 'GRANTED_BY_ADMIN', until };
  if (isActive && grantFrom(ledger)?.until === until) return [];
  return [...undoneBefore(ledger, now), grant];
}

/**
 * The undoings after which no grant is in force: the access by the school then ends as the next grant says. A closing is undone
 * first if what was paid is open without it.
 */
function undoneBefore(ledger: readonly AccessEntry[], now: Date): Override[] {
  if (lastOverride(ledger)?.kind === 'GRANTED_BY_ADMIN')
    return [undo, ...undoneBefore(undoIn(ledger, now), now)];
  const undone = undoIn(ledger, now);
  const isClosed =
    lastOverride(ledger)?.kind === 'REVOKED_BY_ADMIN' && !opens(withoutGrants(ledger), now);
  if (!isClosed || !opens(withoutGrants(undone), now)) return [];
  return [undo, ...undoneBefore(undone, now)];
}

const opens = (ledger: readonly AccessEntry[], now: Date): boolean =>
  accessFrom(ledger, now).isActive;

const undoIn = (ledger: readonly AccessEntry[], now: Date): AccessEntry[] => [
  ...ledger,
  { ...noPayment, ...undo, at: after(ledger, now) },
];

/** The facts in force without grants. */
const withoutGrants = (ledger: readonly AccessEntry[]): readonly AccessEntry[] =>
  withoutUndone(ledger).filter(({ kind }) => kind !== 'GRANTED_BY_ADMIN');

const lastOverride = (ledger: readonly AccessEntry[]): AccessEntry | undefined =>
  withoutUndone(ledger).filter(isOverride).toSorted(byMoment).at(-1);

const noPayment = { startsAt: null, subscriptionId: null, chargeId: null };

const byMoment = (a: AccessEntry, b: AccessEntry) => Date.parse(a.at) - Date.parse(b.at);

/** The first moment after all facts. */
const after = (ledger: readonly AccessEntry[], now: Date): string =>
  new Date(Math.max(now.getTime(), ...ledger.map(({ at }) => Date.parse(at) + 1))).toISOString();

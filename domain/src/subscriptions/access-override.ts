import type { AccessEntry } from './access-entry.ts';
import { accessFrom } from './access.ts';
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
  const last = withoutUndone(ledger).filter(isOverride).toSorted(byMoment).at(-1);
  const isActiveAfterUndoing = () =>
    accessFrom([...ledger, { ...noPayment, ...undo, at: after(ledger, now) }], now).isActive;

  if (!hasActiveSubscription) return isActive ? [{ kind: 'REVOKED_BY_ADMIN', until: null }] : [];
  const grant: Override = { kind: 'GRANTED_BY_ADMIN', until: until ?? null };
  const comesBack = last?.kind === 'REVOKED_BY_ADMIN' && isActiveAfterUndoing();
  if (until === undefined) {
    if (isActive) return [];
    return [comesBack ? undo : grant];
  }
  if (last?.kind === 'GRANTED_BY_ADMIN') return last.until === until ? [] : [undo, grant];
  return comesBack ? [undo, grant] : [grant];
}

const noPayment = { startsAt: null, subscriptionId: null, chargeId: null };

const byMoment = (a: AccessEntry, b: AccessEntry) => Date.parse(a.at) - Date.parse(b.at);

/** The first moment after all facts. */
const after = (ledger: readonly AccessEntry[], now: Date): string =>
  new Date(Math.max(now.getTime(), ...ledger.map(({ at }) => Date.parse(at) + 1))).toISOString();

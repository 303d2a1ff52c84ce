import { type ImpersonatedRole, impersonatedRoles } from '@sabia/domain/users/impersonation.ts';
import type { Identity } from './identity.ts';
import { returnPath } from './return-path.ts';
import type { KeyStorage } from '../device/device-storage.ts';

/** An administrator sees the site as a visitor, learner or subscriber, in one tab. */
export interface Impersonation {
  as(): ImpersonatedRole | null;
  /** `from`: the address to return to at the end. */
  begin(as: ImpersonatedRole, from: string): void;
  /** Returns the address to return to. */
  end(): string;
  subscribe(listener: () => void): () => void;
}

const asKey = 'sabia.viewAs';
const fromKey = 'sabia.viewAs.from';

export function createImpersonation(storage: KeyStorage): Impersonation {
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  return {
    as: () => impersonatedRoles.find((mode) => mode === storage.getItem(asKey)) ?? null,
    begin(as, from) {
      storage.setItem(asKey, as);
      storage.setItem(fromKey, returnPath(from));
      notify();
    },
    end() {
      const from = returnPath(storage.getItem(fromKey));
      storage.removeItem(asKey);
      storage.removeItem(fromKey);
      notify();
      return from;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The identity as the site sees it: while a visitor is impersonated, no user is signed in. */
export const withImpersonation = (identity: Identity, impersonation: Impersonation): Identity => ({
  ...identity,
  user: () => (impersonation.as() === 'VISITOR' ? null : identity.user()),
  subscribe(listener) {
    const leave = [identity.subscribe(listener), impersonation.subscribe(listener)];
    return () => leave.forEach((stop) => stop());
  },
});

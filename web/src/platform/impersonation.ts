import { type ImpersonatedRole, impersonatedRoles } from '@sabia/domain/users/impersonation.ts';
import type { Identity } from './identity.ts';
import { returnPath } from './return-path.ts';
import type { KeyStorage } from './token.ts';

/** An administrator looks at the site as somebody else would, in one tab, until they leave it. */
export interface Impersonation {
  as(): ImpersonatedRole | null;
  /** `from` is the address that they go back to. */
  begin(as: ImpersonatedRole, from: string): void;
  /** Answers with where they came from. */
  end(): string;
  subscribe(listener: () => void): () => void;
}

const asKey = 'sabia.viewAs';
const fromKey = 'sabia.viewAs.from';

export function createImpersonation(storage: KeyStorage): Impersonation {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  return {
    as: () => impersonatedRoles.find((mode) => mode === storage.getItem(asKey)) ?? null,
    begin(as, from) {
      storage.setItem(asKey, as);
      storage.setItem(fromKey, returnPath(from));
      tell();
    },
    end() {
      const from = returnPath(storage.getItem(fromKey));
      storage.removeItem(asKey);
      storage.removeItem(fromKey);
      tell();
      return from;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Who the site takes the person for: to a visitor's eyes nobody is signed in. */
export const withImpersonation = (identity: Identity, viewing: Impersonation): Identity => ({
  ...identity,
  user: () => (viewing.as() === 'VISITOR' ? null : identity.user()),
  subscribe(listener) {
    const leave = [identity.subscribe(listener), viewing.subscribe(listener)];
    return () => leave.forEach((stop) => stop());
  },
});

import type { ImpersonatedRole } from '@sabia/domain/users/impersonation.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { read, type Reply } from '../platform/api/api.ts';
import type { IdentityUser } from '../platform/identity/identity-service.ts';
import { type AppContext, useAppContext } from './app-context.tsx';

/** The profile of the signed-in user. */
export type OwnUser = Reply<'GET /users/provider/{id}'>;

export type Session =
  | { status: 'visitor' }
  /** Signed in; the profile has not loaded yet, or could not be loaded. */
  | { status: 'loading'; email: string; hasFailed: boolean }
  | { status: 'signed-in'; user: OwnUser };

/** The profile is refetched every 15 minutes (product.md I2). */
const profileRefetch = 900_000;

const profileQuery = (providerId: string) => ({
  ...read('GET /users/provider/{id}', { params: { id: providerId } }),
  staleTime: profileRefetch,
  refetchInterval: profileRefetch,
});

export function useIdentityUser(): IdentityUser | null {
  const { identity } = useAppContext();
  return useSyncExternalStore(identity.subscribe, identity.user, () => null);
}

/** The session has ended elsewhere while this page was open, and nobody has signed in since. */
export function useSessionEnded(): boolean {
  const { identity } = useAppContext();
  return useSyncExternalStore(identity.subscribe, identity.hasEnded, () => false);
}

/** The impersonated role; null without impersonation. */
export function useImpersonation(): ImpersonatedRole | null {
  const { impersonation } = useAppContext();
  return useSyncExternalStore(impersonation.subscribe, impersonation.as, () => null);
}

/** The session, for any screen. */
export function useSession(): Session {
  const known = useIdentityUser();
  const profile = useQuery({ ...profileQuery(known?.id ?? ''), enabled: known !== null });
  if (!known) return { status: 'visitor' };
  return profile.data
    ? { status: 'signed-in', user: profile.data }
    : { status: 'loading', email: known.email, hasFailed: profile.isError };
}

/** The profile of the signed-in user, null for a visitor; for guards. */
export async function loadProfile({ identity, queryClient }: AppContext): Promise<OwnUser | null> {
  const known = identity.user();
  return known && queryClient.query(profileQuery(known.id));
}

/** The profile, for screens behind a guard. */
export function useProfile(): OwnUser {
  const session = useSession();
  const guarded = useRouteContext({ strict: false, select: (context) => context.profile });
  const profile = session.status === 'signed-in' ? session.user : guarded;
  if (!profile) throw new Error('A screen that needs a profile belongs behind a guard');
  return profile;
}

/** Shows a change of the profile before the server has stored it. */
export function changeProfile(
  { identity, queryClient }: Pick<AppContext, 'identity' | 'queryClient'>,
  changes: Partial<OwnUser>,
): void {
  const { queryKey } = profileQuery(identity.user()?.id ?? '');
  queryClient.setQueryData(queryKey, (known) => known && { ...known, ...changes });
}

import { notFound, redirect } from '@tanstack/react-router';
import { ApiProblem } from '../platform/api/api-problem.ts';
import { returnPath } from '../platform/identity/return-path.ts';
import { loadProfile, type OwnUser } from './session.ts';
import type { AppContext } from './app-context.tsx';

interface Arrival {
  context: AppContext;
  location: { href: string };
}

/** Names the user and the impersonated role for whom the guards of a screen have run. */
export const viewerKey = ({ identity, impersonation }: AppContext): string =>
  [identity.user()?.id, impersonation.as()].join(' ');

/** For screens that visitors see too, with another face. */
export async function loadViewer({ context }: Arrival): Promise<{ profile: OwnUser | null }> {
  return { profile: await loadProfileOrNone(context) };
}

/** Null also if the session ended during the navigation. */
const loadProfileOrNone = (context: AppContext): Promise<OwnUser | null> =>
  loadProfile(context).catch((error: unknown) => {
    if (error instanceof ApiProblem && error.status === 401) return null;
    throw error;
  });

/** Redirects a visitor to /entrar, which returns to the screen. */
export async function requireProfile({
  context,
  location,
}: Arrival): Promise<{ profile: OwnUser }> {
  const profile = await loadProfileOrNone(context);
  if (!profile) throw redirect({ to: '/entrar', search: { voltar: location.href } });
  return { profile };
}

/** The administration is 'not found' for learners. */
export async function requireAdmin(
  arrival: Arrival & { preload: boolean },
): Promise<{ profile: OwnUser }> {
  const { impersonation, queryClient } = arrival.context;
  if (impersonation.as() && !arrival.preload) {
    // Returning to the administration ends the impersonation.
    impersonation.end();
    queryClient.clear();
    throw redirect({ href: arrival.location.href, replace: true });
  }
  const { profile } = await requireProfile(arrival);
  if (!profile.isAdmin) throw notFound();
  return { profile };
}

/** The account screens are for visitors; a signed-in user is redirected to the return path. */
export function leaveWhenSignedIn({
  context,
  search,
}: {
  context: AppContext;
  search: { voltar?: string };
}): void {
  if (context.identity.user()) throw redirect({ href: returnPath(search.voltar), replace: true });
}

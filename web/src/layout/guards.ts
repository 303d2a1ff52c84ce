import type { User } from '@sabia/domain/users/user.ts';
import { notFound, redirect } from '@tanstack/react-router';
import { ApiProblem } from '../platform/api-problem.ts';
import { returnPath } from '../platform/return-path.ts';
import { loadProfile } from './session.ts';
import type { AppContext } from './app-context.tsx';

interface Arrival {
  context: AppContext;
  location: { href: string };
}

/** A screen that needs an account goes to /entrar, and back from there. */
export async function requireProfile({ context, location }: Arrival): Promise<{ profile: User }> {
  const profile = await loadProfile(context).catch((error: unknown) => {
    // The session turned out to be over on the way.
    if (error instanceof ApiProblem && error.status === 401) return null;
    throw error;
  });
  if (!profile) throw redirect({ to: '/entrar', search: { voltar: location.href } });
  return { profile };
}

/** To a learner, the administration is not there. */
export async function requireAdmin(
  arrival: Arrival & { preload: boolean },
): Promise<{ profile: User }> {
  const { impersonation, queryClient } = arrival.context;
  if (impersonation.as() && !arrival.preload) {
    // Who comes back to the administration, by whatever way, is done with looking as somebody else.
    impersonation.end();
    queryClient.clear();
    throw redirect({ href: arrival.location.href, replace: true });
  }
  const { profile } = await requireProfile(arrival);
  if (!profile.isAdmin) throw notFound();
  return { profile };
}

/** The identity screens are for visitors; who signs in on one of them goes on to where they came from. */
export function leaveWhenSignedIn({
  context,
  search,
}: {
  context: AppContext;
  search: { voltar?: string };
}): void {
  if (context.identity.user()) throw redirect({ href: returnPath(search.voltar), replace: true });
}

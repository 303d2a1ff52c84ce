import { Refusal } from '@sabia/domain/refusal.ts';
import type { User } from '@sabia/domain/users/user.ts';
import type { StartedSession } from '../platform/auth/identity/sign-in-by-linkedin.ts';
import type { Linkedin, LinkedinPerson } from '../platform/auth/identity/linkedin.ts';
import { WithCookies } from '../platform/http/serve.ts';

export interface LinkedinDeps {
  /** Null where the school has not configured it. */
  linkedin: Linkedin | null;
  signIn(person: LinkedinPerson): Promise<StartedSession>;
  /** The user of a token. */
  userOf(token: string): Promise<User>;
}

export function requireLinkedin({ linkedin }: LinkedinDeps): Linkedin {
  if (!linkedin) throw new Refusal('linkedin_off');
  return linkedin;
}

/** Has the same response for an existing and a new account. */
export async function signInWithLinkedin(
  deps: LinkedinDeps,
  arrival: { code: string; state: string; cookies: string | undefined },
): Promise<WithCookies<{ user: User; token: string }>> {
  const person = await requireLinkedin(deps).finish(arrival);
  const { token, cookies } = await deps.signIn(person);
  return new WithCookies({ user: await deps.userOf(token), token }, cookies);
}

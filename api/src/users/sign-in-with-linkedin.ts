import { Refusal } from '@sabia/domain/refusal.ts';
import type { User } from '@sabia/domain/users/user.ts';
import type { StartedSession } from '../platform/auth/identity/sign-in-by-linkedin.ts';
import type { Linkedin, LinkedinPerson } from '../platform/auth/identity/linkedin.ts';
import { SessionStart } from '../platform/http/serve.ts';

export interface ByLinkedin {
  /** Null where the school has not configured it. */
  linkedin: Linkedin | null;
  enter(person: LinkedinPerson): Promise<StartedSession>;
  /** The user whom a token stands for. */
  userOf(token: string): Promise<User>;
}

export function linkedinOf({ linkedin }: ByLinkedin): Linkedin {
  if (!linkedin) throw new Refusal('linkedin_off');
  return linkedin;
}

/** Says the same to who had an account and to who has one now. */
export async function signInWithLinkedin(
  by: ByLinkedin,
  arrival: { code: string; state: string },
): Promise<SessionStart<{ user: User; token: string }>> {
  const person = await linkedinOf(by).finish(arrival);
  const { token, cookies } = await by.enter(person);
  return new SessionStart({ user: await by.userOf(token), token }, cookies);
}

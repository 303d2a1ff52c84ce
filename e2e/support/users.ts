import { request, type APIRequestContext, type BrowserContextOptions } from '@playwright/test';
import type { TestServer } from './test-server.ts';

export interface Account {
  name: string;
  email: string;
  password: string;
}

const demoPassword = 'sabia-demo';

/** The users of the demo school, who have a history there. */
export const demoUsers = {
  admin: { name: 'Helena Duarte', email: 'admin@sabia.local', password: demoPassword },
  subscriber: { name: 'Tiago Nakamura', email: 'assinante@sabia.local', password: demoPassword },
  learner: { name: 'Joana Batista', email: 'aluno@sabia.local', password: demoPassword },
} satisfies Record<string, Account>;

/** The users with a session that all tests of a worker share: the demo users and a new learner. */
export type SignedInUser = keyof typeof demoUsers | 'newcomer';

let accounts = 0;

/** An account that does not exist yet. */
export function newAccount(): Account {
  accounts += 1;
  return {
    name: 'Beatriz Moura Lins',
    email: `beatriz.${accounts}@exemplo.com.br`,
    password: 'um-pomar-de-jabuticaba',
  };
}

/** A signed-in user's cookie and local storage. */
export type SavedSession = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Creates an account as its owner does, including the code from the e-mail. */
export function signUp(server: TestServer, account: Account): Promise<SavedSession> {
  return createSession(server, async (identity) => {
    await post(identity, '/identity/sign-up/email', account);
    const otp = await server.nextCode(account.email);
    return post(identity, '/identity/email-otp/verify-email', { email: account.email, otp });
  });
}

export function signIn(server: TestServer, { email, password }: Account): Promise<SavedSession> {
  return createSession(server, (identity) =>
    post(identity, '/identity/sign-in/email', { email, password }),
  );
}

interface SignInReply {
  user: { id: string; email: string; emailVerified: boolean };
}

async function createSession(
  { url }: TestServer,
  authenticate: (identity: APIRequestContext) => Promise<SignInReply>,
): Promise<SavedSession> {
  const identity = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } });
  const { user } = await authenticate(identity);
  const { cookies } = await identity.storageState();
  await identity.dispose();
  const localStorage = [{ name: 'sabia.user', value: JSON.stringify(user) }];
  return { cookies, origins: [{ origin: url, localStorage }] };
}

async function post(identity: APIRequestContext, path: string, data: object): Promise<SignInReply> {
  const response = await identity.post(path, { data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as SignInReply;
}

/** The id of the identity service. */
export function providerIdOf({ origins }: SavedSession): string {
  const stored = origins[0]?.localStorage.find(({ name }) => name === 'sabia.user');
  return (JSON.parse(stored?.value ?? '{}') as { id: string }).id;
}

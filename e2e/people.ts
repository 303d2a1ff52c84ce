import { request, type APIRequestContext, type BrowserContextOptions } from '@playwright/test';
import type { School } from './school.ts';

export interface Account {
  name: string;
  email: string;
  password: string;
}

const demoPassword = 'sabia-demo';

/** The people of the demo school, each with a past. */
export const demoPeople = {
  admin: { name: 'Helena Duarte', email: 'admin@sabia.local', password: demoPassword },
  subscriber: { name: 'Tiago Nakamura', email: 'assinante@sabia.local', password: demoPassword },
  learner: { name: 'Joana Batista', email: 'aluno@sabia.local', password: demoPassword },
} satisfies Record<string, Account>;

/** Who a test can be without bringing anybody: the demo people, and somebody who has just signed up. */
export type Somebody = keyof typeof demoPeople | 'newcomer';

let newcomers = 0;

/** Somebody nobody has seen before. */
export function aNewcomer(): Account {
  newcomers += 1;
  return {
    name: 'Beatriz Moura Lins',
    email: `beatriz.${newcomers}@exemplo.com.br`,
    password: 'um-pomar-de-jabuticaba',
  };
}

/** What a browser remembers of somebody who is signed in: the cookie, and whose device it is. */
export type Remembered = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Makes an account as its owner would, code from the e-mail included. */
export function signUp(school: School, account: Account): Promise<Remembered> {
  return withIdentity(school, async (identity) => {
    await post(identity, '/identity/sign-up/email', account);
    const otp = await school.nextCode(account.email);
    return post(identity, '/identity/email-otp/verify-email', { email: account.email, otp });
  });
}

export function signIn(school: School, { email, password }: Account): Promise<Remembered> {
  return withIdentity(school, (identity) =>
    post(identity, '/identity/sign-in/email', { email, password }),
  );
}

interface Entered {
  user: { id: string; email: string; emailVerified: boolean };
}

async function withIdentity(
  { url }: School,
  enter: (identity: APIRequestContext) => Promise<Entered>,
): Promise<Remembered> {
  const identity = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } });
  const { user } = await enter(identity);
  const { cookies } = await identity.storageState();
  await identity.dispose();
  const localStorage = [{ name: 'sabia.user', value: JSON.stringify(user) }];
  return { cookies, origins: [{ origin: url, localStorage }] };
}

async function post(identity: APIRequestContext, path: string, data: object): Promise<Entered> {
  const response = await identity.post(path, { data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as Entered;
}

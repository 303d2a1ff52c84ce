import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { apiAs } from './api-client.ts';
import { describedErrors, type PageError, recordPageErrors } from './page-errors.ts';
import { followRequests } from './pass-time.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { recordToasts } from './toasts.ts';
import {
  type Account,
  demoUsers,
  newAccount,
  providerIdOf,
  type SavedSession,
  signIn,
  type SignedInUser,
  signUp,
} from './users.ts';

export { expect };

interface WorkerFixtures {
  /** Settings of the server that differ from the default. */
  serverSettings: Record<string, string>;
  /** Shared by all tests of a worker: a test that changes data signs up its own users. */
  server: TestServer;
  /** Each user signs in once: the identity service limits sign-ins. */
  sessions: Record<SignedInUser, SavedSession>;
}

interface TestFixtures {
  /** The page errors that this test causes on purpose; any other fails it. */
  expectedPageErrors: RegExp;
  pageErrors: PageError[];
  /** Opens another browser, empty or with a session; the errors of all its pages are recorded. */
  openBrowser(session?: SavedSession): Promise<Page>;
  /** Opens a browser as a shared user, for tests that change nothing others see. */
  openAs(user: SignedInUser): Promise<Page>;
  /** Opens a browser as a learner who has just signed up. */
  openAsNewLearner(): Promise<{ page: Page; account: Account; session: SavedSession }>;
}

/** A test on the whole product that fails on any unexpected error of any page. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverSettings: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ serverSettings }, use) => {
      const server = await startTestServer(serverSettings);
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  sessions: [
    async ({ server }, use) => {
      const sessions = {
        admin: await signIn(server, demoUsers.admin),
        subscriber: await signIn(server, demoUsers.subscriber),
        learner: await signIn(server, demoUsers.learner),
        newcomer: await signUp(server, newAccount()),
      };
      await use(sessions);
      for (const [user, session] of Object.entries(sessions))
        expect(
          await attemptUnderWay(server, session),
          `a test left an attempt of the shared ${user}, whose clock the later tests would see`,
        ).toBeNull();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
  expectedPageErrors: [/(?!)/, { option: true }],
  pageErrors: [
    async ({ expectedPageErrors }, use, testInfo) => {
      const errors: PageError[] = [];
      await use(errors);
      // A test that has failed shows the refused requests that it expects too: one of them may be the cause.
      const hasFailed = testInfo.status !== testInfo.expectedStatus;
      const shown = errors.filter(
        ({ text, code }) => !expectedPageErrors.test(text) || (hasFailed && code !== undefined),
      );
      const title = hasFailed ? 'page errors of the failed test' : 'unexpected page errors';
      expect(await describedErrors(shown), title).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, pageErrors }, use) => {
    const endRecording = recordPageErrors(context, pageErrors);
    followRequests(context);
    await recordToasts(context);
    await use(context);
    endRecording();
  },
  openBrowser: async ({ browser, server, pageErrors }, use) => {
    const opened: { context: BrowserContext; endRecording: () => void }[] = [];
    await use(async (storageState) => {
      const context = await browser.newContext({ baseURL: server.url, storageState });
      opened.push({ context, endRecording: recordPageErrors(context, pageErrors) });
      followRequests(context);
      await recordToasts(context);
      return context.newPage();
    });
    for (const { context, endRecording } of opened) {
      endRecording();
      await context.close();
    }
  },
  openAs: ({ openBrowser, sessions, pageErrors }, use) =>
    use(async (user) => {
      const page = await openBrowser(sessions[user]);
      page.on('request', (request) => {
        // Later tests of the worker use the session too.
        if (/sign-out|revoke/.test(request.url()))
          pageErrors.push({ text: `ends the shared session of ${user}` });
      });
      return page;
    }),
  openAsNewLearner: ({ openBrowser, server }, use) =>
    use(async () => {
      const account = newAccount();
      const session = await signUp(server, account);
      return { page: await openBrowser(session), account, session };
    }),
});

async function attemptUnderWay(server: TestServer, session: SavedSession): Promise<unknown> {
  const api = await apiAs(server, session);
  const profile = `/users/provider/${providerIdOf(session)}`;
  return (await api<{ attemptUnderWay: unknown }>(profile, undefined, 'GET')).attemptUnderWay;
}

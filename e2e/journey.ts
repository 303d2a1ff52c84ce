import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import {
  aNewcomer,
  demoPeople,
  signIn,
  signUp,
  type Account,
  type Remembered,
  type Somebody,
} from './people.ts';
import { openSchool, type School } from './school.ts';
import { watch } from './troubles.ts';

export { expect };

interface World {
  /** What is configured otherwise than usual. */
  schoolSettings: Record<string, string>;
  /** One for all the tests of a worker: a test that changes something brings its own people. */
  school: School;
  /** Signed in once: the identity service counts how often somebody tries. */
  remembered: Record<Somebody, Remembered>;
}

interface Journey {
  /** What troubles this journey makes on purpose; every other one fails it. */
  expectedTroubles: RegExp;
  troubles: string[];
  /** Another browser, empty or with somebody signed in; every page of it is watched for troubles. */
  openBrowser(remembered?: Remembered): Promise<Page>;
  /** Somebody at their browser, who changes nothing that others see. */
  enterAs(somebody: Somebody): Promise<Page>;
  /** A learner of this journey's own, with nothing behind them, at their browser. */
  enterAsNewLearner(): Promise<{ page: Page; account: Account }>;
}

/** A test on the real product, where nothing may go wrong unnoticed on any page. */
export const test = base.extend<Journey, World>({
  schoolSettings: [{}, { option: true, scope: 'worker' }],
  school: [
    async ({ schoolSettings }, use) => {
      const school = await openSchool(schoolSettings);
      await use(school);
      await school.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  remembered: [
    async ({ school }, use) => {
      await use({
        admin: await signIn(school, demoPeople.admin),
        subscriber: await signIn(school, demoPeople.subscriber),
        learner: await signIn(school, demoPeople.learner),
        newcomer: await signUp(school, aNewcomer()),
      });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ school }, use) => use(school.url),
  expectedTroubles: [/(?!)/, { option: true }],
  troubles: [
    async ({ expectedTroubles }, use) => {
      const troubles: string[] = [];
      await use(troubles);
      const unexpected = troubles.filter((trouble) => !expectedTroubles.test(trouble));
      expect(unexpected, 'troubles on the pages').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, troubles }, use) => {
    watch(context, troubles);
    await use(context);
  },
  openBrowser: async ({ browser, school, troubles }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (storageState) => {
      const context = await browser.newContext({ baseURL: school.url, storageState });
      contexts.push(context);
      watch(context, troubles);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  enterAs: ({ openBrowser, remembered }, use) =>
    use((somebody) => openBrowser(remembered[somebody])),
  enterAsNewLearner: ({ openBrowser, school }, use) =>
    use(async () => {
      const account = aNewcomer();
      return { page: await openBrowser(await signUp(school, account)), account };
    }),
});

import type { Page } from '@playwright/test';
import { expect, test as base } from './support/fixtures.ts';
import { loadPage, type PageLoad, throttle, timeInteraction } from './support/throttled-device.ts';

interface BudgetFixtures {
  /** Opens a browser with an empty cache, signed out or as a new learner. */
  openEmptyBrowser: (isSignedIn: boolean) => Promise<Page>;
}

const test = base.extend<BudgetFixtures>({
  openEmptyBrowser: ({ openBrowser, openAsNewLearner }, use) =>
    use(async (isSignedIn) => (isSignedIn ? (await openAsNewLearner()).page : openBrowser())),
});

// The tests report page errors; here they are ignored.
test.use({ expectedPageErrors: /./, viewport: { width: 360, height: 800 } });
test.setTimeout(300_000);

const rounds = 5;
/** Milliseconds. */
const interactionBudget = 200;
/** Of a signed-in user's first visit, and of each further one with the service worker. */
const [firstPaint, nextPaint] = [1800, 1000];
const blockingBudget = 250;
const requestBudget = 20;

interface Row {
  name: string;
  value: number;
  budget: number;
  verdict: 'ok' | 'TOO HIGH';
}

type Interaction = [title: string, interact: (page: Page) => Promise<unknown>];

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

const visits: {
  title: string;
  path: string;
  isSignedIn: boolean;
  /** Measures a second visit, with the service worker and a warm cache. */
  isReturn?: boolean;
  /** Budget for the largest contentful paint, in milliseconds. */
  paint?: number;
  /** Prepares the page for the interactions. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Measured one after the other, on the same page. */
  interactions?: Interaction[];
}[] = [
  {
    title: '/cursos, signed out',
    path: '/cursos',
    isSignedIn: false,
    paint: 1500,
    interactions: [
      ['changes the colour scheme', button(/tema/)],
      ['opens the filters', button('Filtros')],
    ],
  },
  {
    title: '/, signed out',
    path: '/',
    isSignedIn: false,
    paint: 1500,
    interactions: [
      ['changes the colour scheme', button(/tema/)],
      ['opens an answer', (page) => page.getByText('Dá para estudar pelo celular?').click()],
    ],
  },
  {
    title: '/cursos, signed in, first visit',
    path: '/cursos',
    isSignedIn: true,
    paint: firstPaint,
  },
  { title: '/, signed in, first visit', path: '/', isSignedIn: true, paint: firstPaint },
  {
    title: 'player, signed in, first visit',
    path: '/cursos/planilhas-do-zero',
    isSignedIn: true,
    paint: firstPaint,
    interactions: [
      ['opens the menu', button(/^Conta de/)],
      ['closes the menu', (page) => page.keyboard.press('Escape')],
      ['opens the outline', button('Conteúdo')],
      ['closes the outline', (page) => page.keyboard.press('Escape')],
      ['completes a content', button(/^Concluir/)],
    ],
  },
  ...[
    ['/cursos', '/cursos'],
    ['/', '/'],
    ['player', '/cursos/planilhas-do-zero'],
  ].map(([name, path = '']) => ({
    title: `${name}, signed in, second visit`,
    path,
    isSignedIn: true,
    isReturn: true,
    paint: nextPaint,
  })),
  {
    title: 'player, signed in, with a video',
    path: '/cursos/comece-por-aqui',
    isSignedIn: true,
    paint: 2500,
  },
  {
    title: 'practice exam',
    path: '/exercicios',
    isSignedIn: true,
    prepare: async (page) => {
      await page.getByRole('link', { name: 'Contas do mês sem calculadora' }).click();
      await page.getByRole('button', { name: 'Começar' }).click();
      await page.getByRole('radio').first().waitFor({ state: 'attached' });
    },
    interactions: [
      ['chooses an alternative', (page) => page.getByRole('radio').first().check({ force: true })],
    ],
  },
];

for (const { title, path, isSignedIn, isReturn, paint, prepare, interactions = [] } of visits) {
  test(title, async ({ openEmptyBrowser }) => {
    const loads: PageLoad[] = [];
    const times = new Map(interactions.map(([name]) => [name, [] as number[]]));
    // The first round warms the server up and is not counted.
    for (let round = 0; round <= rounds; round++) {
      const first = await openEmptyBrowser(isSignedIn);
      const page = isReturn ? await visitOnce(first, path) : first;
      await throttle(page);
      const load = await loadPage(page, path);
      if (round > 0) loads.push(load);
      await prepare?.(page);
      for (const [name, interact] of interactions) {
        const time = await timeInteraction(page, interact);
        if (round > 0) times.get(name)?.push(time);
      }
      await page.context().close();
    }
    const rows: Row[] = [];
    const check = (name: string, value: number, budget: number) =>
      rows.push({ name, value, budget, verdict: value <= budget ? 'ok' : 'TOO HIGH' });
    if (paint !== undefined) {
      check('largest contentful paint', median(loads.map((load) => load.paint)), paint);
      if (isSignedIn) {
        check('blocking time', median(loads.map(({ blocking }) => blocking)), blockingBudget);
        // Later ones come from the service worker.
        const requests = median(loads.map((load) => load.requests));
        if (!isReturn) check('requests', requests, requestBudget);
      }
      check('layout shift', median(loads.map(({ shift }) => shift)), 0.001);
    }
    for (const [name, values] of times) check(name, median(values), interactionBudget);
    console.log(`\n${title}, medians of ${rounds}; times in milliseconds`);
    console.table(rows);
    for (const { name, value, budget } of rows)
      expect.soft(value, name).toBeLessThanOrEqual(budget);
  });
}

/** Visits the page until its service worker is active; returns a new tab of the same browser. */
async function visitOnce(page: Page, path: string): Promise<Page> {
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForLoadState('networkidle');
  const next = await page.context().newPage();
  await page.close();
  return next;
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

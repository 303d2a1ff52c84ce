import type { Page } from '@playwright/test';
import { open, type Opening, slowDown, timeOf } from './cheap-phone.ts';
import { expect, test as journey } from './journey.ts';

interface Visits {
  /** A browser that comes for the first time, a visitor's or that of somebody who has just joined. */
  come: (isMember: boolean) => Promise<Page>;
}

const test = journey.extend<Visits>({
  come: ({ openBrowser, enterAsNewLearner }, use) =>
    use(async (isMember) => (isMember ? (await enterAsNewLearner()).page : openBrowser())),
});

/** Whatever goes wrong on a page is the tests' business. */
test.use({ expectedTroubles: /./, viewport: { width: 360, height: 800 } });
test.setTimeout(300_000);

const rounds = 5;
const answerGoal = 200;

type Press = [what: string, press: (page: Page) => Promise<unknown>];

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** What is opened, how soon we want to see it, and what is pressed there, one after the other. */
const visits: {
  title: string;
  path: string;
  isMember: boolean;
  /** The browser has been there before, and has kept what it may. */
  isReturn?: boolean;
  paint?: number;
  /** What to do before something is pressed. */
  before?: (page: Page) => Promise<unknown>;
  presses?: Press[];
}[] = [
  {
    title: '/cursos, a visitor',
    path: '/cursos',
    isMember: false,
    paint: 1500,
    presses: [
      ['changes the colours', button(/tema/)],
      ['opens the filters', button('Filtros')],
    ],
  },
  {
    title: 'player, signed in, for the first time',
    path: '/cursos/planilhas-do-zero',
    isMember: true,
    paint: 2500,
    presses: [
      ['opens the menu', button(/^Conta de/)],
      ['closes the menu', (page) => page.keyboard.press('Escape')],
      ['opens the outline', button('Conteúdo')],
      ['closes the outline', (page) => page.keyboard.press('Escape')],
      ['completes a content', button(/^Concluir/)],
    ],
  },
  {
    title: 'player, signed in, coming back',
    path: '/cursos/planilhas-do-zero',
    isMember: true,
    isReturn: true,
    paint: 2500,
  },
  {
    title: 'player, signed in, a video',
    path: '/cursos/comece-por-aqui',
    isMember: true,
    paint: 2500,
  },
  {
    title: 'exercise',
    path: '/exercicios',
    isMember: true,
    before: async (page) => {
      await page.getByRole('link', { name: 'Contas do mês sem calculadora' }).click();
      await page.getByRole('button', { name: 'Começar' }).click();
      await page.getByRole('radio').first().waitFor({ state: 'attached' });
    },
    presses: [
      ['chooses an alternative', (page) => page.getByRole('radio').first().check({ force: true })],
    ],
  },
];

for (const { title, path, isMember, isReturn, paint, before, presses = [] } of visits) {
  test(title, async ({ come }) => {
    const openings: Opening[] = [];
    const answers = new Map(presses.map(([what]) => [what, [] as number[]]));
    // The first one finds a server that has drawn nothing yet, and is not counted.
    for (let round = 0; round <= rounds; round++) {
      const first = await come(isMember);
      const page = isReturn ? await again(first, path) : first;
      await slowDown(page);
      const opening = await open(page, path);
      if (round > 0) openings.push(opening);
      await before?.(page);
      for (const [what, press] of presses) {
        const answer = await timeOf(page, press);
        if (round > 0) answers.get(what)?.push(answer);
      }
      await page.context().close();
    }
    console.log(`\n${title}, medians of ${rounds}`);
    if (paint !== undefined) {
      judge('largest paint', median(openings.map((opening) => opening.paint)), paint, 'ms');
      judge('layout shift', median(openings.map(({ shift }) => shift)), 0.001, '');
    }
    for (const [what, times] of answers) judge(what, median(times), answerGoal, 'ms');
  });
}

/** The same browser on another day, once it has kept what it keeps. */
async function again(page: Page, path: string): Promise<Page> {
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForLoadState('networkidle');
  const next = await page.context().newPage();
  await page.close();
  return next;
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Says it beside its goal; one that is missed fails the run. */
function judge(what: string, value: number, goal: number, unit: string): void {
  const verdict = value <= goal ? 'yes' : 'NO';
  const digits = unit ? 0 : 3;
  console.log(`  ${what}: ${value.toFixed(digits)} ${unit}, at most ${goal}: ${verdict}`);
  expect.soft(value, `${what}, in ${unit}`).toBeLessThanOrEqual(goal);
}

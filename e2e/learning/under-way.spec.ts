import type { Page } from '@playwright/test';
import { createExamCourse } from '../support/exam-course.ts';
import { expect, test } from '../support/fixtures.ts';
import { untilKept } from '../support/kept-on-device.ts';
import { passTime } from '../support/pass-time.ts';
import { createPracticeExam } from '../support/practice-exam.ts';
import { filesOf } from '../support/site-files.ts';

const neededOffline = [
  'src/SiteNotices.tsx',
  'src/home/HomePage.tsx',
  'src/under-way/read-kept.ts',
].flatMap((name) => filesOf(name));

/** In the page: the service worker has these files. */
const areCached = async (paths: string[]) =>
  (await Promise.all(paths.map((path) => caches.match(path)))).every(Boolean);

const bar = (page: Page) => page.getByRole('region', { name: 'Em andamento', exact: true });
const nextStep = (page: Page) => page.getByRole('region', { name: 'Próximo passo' });

async function startExam(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^(29|30):\d\d$/);
}

test('an exam whose clock runs comes first on the home page and stands on every page', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const title = 'Frações contra o relógio';
  const id = await createPracticeExam(server, sessions.admin, {
    title,
    timeLimitMinutes: 30,
    questions: [
      {
        statement: '<p>Quanto é a metade de um quarto?</p>',
        explanation: '<p>Um oitavo.</p>',
        alternatives: ['Um oitavo', 'Um meio'].map((text, at) => ({ text, isCorrect: at === 0 })),
      },
    ],
  });
  const { page } = await openAsNewLearner();
  await startExam(page, `/exercicios/${id}`);

  await test.step('leaving asks, and staying stays', async () => {
    const leave = page.getByRole('button', { name: 'Sair e voltar depois' });
    await leave.click();
    const dialog = page.getByRole('dialog', { name: 'Sair com o tempo correndo?' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByRole('radio').first()).toBeVisible();
    await leave.click();
    await dialog.getByRole('button', { name: 'Sair' }).click();
    await expect(page.getByRole('button', { name: 'Continuar tentativa' })).toBeVisible();
    await page.getByRole('link', { name: 'Sabiá, ir para o início' }).click();
  });

  await test.step('the home page leads back', async () => {
    await expect(nextStep(page).getByRole('heading', { name: title })).toBeVisible();
    await expect(nextStep(page).getByRole('timer')).toHaveText(/^(28|29|30):\d\d$/);
    await page.getByRole('link', { name: 'Trilhas' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Trilhas' })).toBeVisible();
    await expect(bar(page)).toContainText(`Em andamento: ${title}`);
  });

  await test.step('the line leads back, and ends with the submission', async () => {
    await bar(page).getByRole('link', { name: 'Continuar' }).click();
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await page.getByRole('button', { name: 'Entregar' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Entregar' }).click();
    await expect(page.getByText(/^Você acertou \d de 1 quest/)).toBeVisible();
    await page.getByRole('link', { name: 'Sabiá, ir para o início' }).click();
    await expect(nextStep(page)).toBeVisible();
    await expect(nextStep(page).getByRole('timer')).toBeHidden();
    await expect(bar(page)).toBeHidden();
  });
});

test('after the time of an area the line and the home page tell that of the whole exam', async ({
  openAsNewLearner,
}) => {
  const { page } = await openAsNewLearner();
  // The profile as the server tells it before the end of the area, and after it.
  let minutes = 1;
  await page.route(/\/v1\/users\/provider\//, async (route) => {
    const response = await route.fetch();
    const now = Date.parse(response.headers()['date'] ?? '');
    const attemptUnderWay = {
      id: '01a208e8-b1a5-73b4-b277-e50500890001',
      title: 'Simulado de duas áreas',
      deadline: new Date(now + minutes * 60_000).toISOString(),
      practiceExamId: '01a208e8-ad45-7956-a796-4cc22bf8b68c',
      isLeveling: false,
      contentId: null,
      courseSlug: null,
    };
    await route.fulfill({ response, json: { ...(await response.json()), attemptUnderWay } });
  });
  await page.clock.install();
  for (const [address, timer] of [
    ['/trilhas', bar(page).getByRole('timer')],
    ['/', nextStep(page).getByRole('timer')],
  ] as const) {
    minutes = 1;
    await page.goto(address);
    await expect(timer).toHaveText(/^(00|01):\d\d$/);
    minutes = 90;
    await passTime(page, '01:05');
    await expect(timer).toHaveText(/^1:\d\d:\d\d$/);
  }
});

test.describe('without a network, from the icon', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedPageErrors: /ERR_(INTERNET_DISCONNECTED|FAILED)|ApiProblem/,
  });

  test('every entry of the installed site leads to the course and the exam on the device', async ({
    server,
    sessions,
    openAsNewLearner,
  }) => {
    const exam = await createExamCourse(server, sessions.admin, { timeLimitMinutes: 30 });
    const { page: online } = await openAsNewLearner();
    const context = online.context();
    // By the address of a lesson: this learner has never seen the home page.
    await startExam(online, exam);
    await online.getByRole('radio', { name: /^A / }).check();
    await expect(online.getByText('Salvo', { exact: true }).first()).toBeVisible();
    await untilKept(online);
    await expect
      .poll(() => online.evaluate(areCached, neededOffline), { timeout: 60_000 })
      .toBe(true);
    const manifest = await online.evaluate(
      async () =>
        (await (await fetch('/manifest.webmanifest')).json()) as {
          start_url: string;
          shortcuts: { url: string }[];
        },
    );
    await online.close();
    await context.setOffline(true);
    const { start_url: start, shortcuts } = manifest;
    const others = ['/cursos', '/trilhas', '/caderno-de-erros', '/perfil'];

    for (const address of [start, ...shortcuts.map(({ url }) => url), ...others])
      await test.step(`from ${address}`, async () => {
        const page = await context.newPage();
        await page.goto(address);
        // The shortcut 'Continuar estudando' goes there by itself.
        if (!address.includes('continuar')) {
          const isHome = new URL(address, server.url).pathname === '/';
          const place = isHome ? page.getByRole('main') : bar(page);
          await place
            .getByRole('link', { name: /^Continuar/ })
            .first()
            .click();
        }
        await expect(page.getByRole('radio', { name: /^A / })).toBeChecked();
        await page.close();
      });

    await test.step('the lessons of the course are read', async () => {
      const page = await context.newPage();
      await page.goto('/cursos');
      const device = page.getByRole('navigation', { name: 'Neste aparelho' });
      await device.getByRole('link', { name: /^Prova \d+/ }).click();
      await page
        .getByRole('link', { name: /Depois/ })
        .first()
        .click();
      await expect(page.getByText('Fim.')).toBeVisible();
    });
  });
});

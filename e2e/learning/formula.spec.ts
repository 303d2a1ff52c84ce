import type { Page } from '@playwright/test';
import { apiAs } from '../support/api-client.ts';
import { expect, test } from '../support/fixtures.ts';
import { keptContents, untilKept } from '../support/kept-on-device.ts';
import { createLongCourse } from '../support/long-course.ts';
import { createPracticeExam } from '../support/practice-exam.ts';

// React leaves the error of a stylesheet unhandled: 'Event'.
test.use({ expectedPageErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ApiProblem|thrown: Event/ });

test('a formula is written with a preview, and a learner hears it from the accessibility tree', async ({
  server,
  sessions,
  openAs,
  openAsNewLearner,
}) => {
  const id = await createPracticeExam(server, sessions.admin, {
    title: 'Prova com fórmula',
    questions: [
      {
        statement: '<p>Qual é o valor de</p>',
        explanation: '<p>Conte.</p>',
        alternatives: [
          { text: '<p>Dois</p>', isCorrect: true },
          { text: '<p>Três</p>', isCorrect: false },
        ],
      },
    ],
  });
  const author = await openAs('admin');
  await author.goto(`/admin/conteudos/exercicios/gerenciar/${id}/conteudo`);
  await author.getByRole('link', { name: /Qual é o valor de/ }).click();
  const editor = author.getByRole('dialog', { name: 'Questão' });
  await editor.getByRole('textbox', { name: 'Enunciado', exact: true }).focus();
  await author.keyboard.press('Control+End');
  await author.keyboard.type(' ');
  await editor.getByRole('button', { name: 'Fórmula' }).first().click();
  const formula = author.getByRole('dialog', { name: 'Fórmula' });
  await formula.getByRole('textbox', { name: 'Fórmula em TeX' }).fill('\\frac{\\sqrt{16');
  await expect(formula.getByText('A fórmula termina cedo demais: falta }.')).toBeVisible();
  await author.keyboard.type('}}{2}');
  await expect(formula.getByRole('group', { name: 'Como fica' }).getByRole('math')).toBeAttached();
  await formula.getByRole('button', { name: 'Aplicar' }).click();
  await editor.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(editor).toBeHidden();

  const { page } = await openAsNewLearner();
  await page.goto(`/exercicios/${id}`);
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(
    page.getByRole('math', { name: 'fração, raiz quadrada de 16, sobre 2, fim da fração' }),
  ).toBeAttached();
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const parts = nodes.flatMap(({ ignored, role, name }) =>
    ignored || !/^(MathML|StaticText$)/.test(String(role?.value))
      ? []
      : [String(/^(MathMLMath|StaticText)$/.test(String(role?.value)) ? name?.value : role?.value)],
  );
  expect(parts).toEqual(
    expect.arrayContaining([
      'fração, raiz quadrada de 16, sobre 2, fim da fração',
      'MathMLFraction',
      'MathMLSquareRoot',
      'MathMLNumber',
      '16',
      '2',
    ]),
  );
});

const roots = '<p>Resolva \\(x = \\frac{-b \\pm \\sqrt{b^2-4ac}}{2a}\\).</p>';
const alternatives = [
  { text: '<p>Uma</p>', isCorrect: true },
  { text: '<p>Outra</p>', isCorrect: false },
];

/** The state of KaTeX's fonts that are not `unloaded`, by family. */
const fonts = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.fonts]
        .filter(({ family, status }) => family.includes('KaTeX') && status !== 'unloaded')
        .map(({ family, status }) => [family, status]),
    ),
  );

const loadedFonts = {
  KaTeX_Main: 'loaded',
  KaTeX_Math: 'loaded',
  KaTeX_Size1: 'loaded',
  KaTeX_Size2: 'loaded',
  KaTeX_Size3: 'loaded',
  KaTeX_Size4: 'loaded',
};

test('a formula of a later question is drawn without a network', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const id = await createPracticeExam(server, sessions.admin, {
    title: 'Prova com raízes',
    questions: ['<p>Sem fórmula.</p>', roots].map((statement) => ({
      statement,
      explanation: '',
      alternatives,
    })),
  });
  const { page } = await openAsNewLearner();
  await page.setViewportSize({ width: 360, height: 740 });
  const drawing = page.locator('.katex-html');
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);

  await test.step('its stylesheet and fonts are loaded with the attempt', async () => {
    await page.goto(`/exercicios/${id}`);
    await page.getByRole('button', { name: 'Começar' }).click();
    await expect(page.getByText('Sem fórmula.')).toBeVisible();
    await expect.poll(() => fonts(page)).toEqual(loadedFonts);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Próxima' }).click();
    await expect(drawing).toBeVisible();
    expect(await fonts(page)).toEqual(loadedFonts);
    await page.context().setOffline(false);
  });

  await test.step('without its stylesheet the MathML stands alone, until the network is back', async () => {
    let isMissing = true;
    await page.route(/\.css$/, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      if (isMissing && body.includes('KaTeX_Main')) return route.abort();
      return route.fulfill({ response, body });
    });
    await page.reload();
    await expect(page.getByRole('math')).toBeVisible();
    await expect(drawing).toBeHidden();
    expect(await width()).toBe(360);

    isMissing = false;
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await expect(drawing).toBeVisible();
    await expect.poll(() => fonts(page)).toEqual(loadedFonts);
    expect(await width()).toBe(360);
  });
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a formula of a kept lesson that was never opened is drawn offline after a reload', async ({
    server,
    sessions,
    openAsNewLearner,
  }) => {
    const { path, contentIds } = await createLongCourse(server, sessions.admin, {
      slug: 'raizes-sem-rede',
      sectionsQtd: 1,
    });
    const post = await apiAs(server, sessions.admin);
    await post(`/courses/content/${contentIds.at(-1)}`, { pageContent: roots }, 'PATCH');
    const { page } = await openAsNewLearner();
    await page.goto(path);
    await expect(page.getByText('Texto da aula 1.1.')).toBeVisible();
    await expect.poll(() => fonts(page)).toEqual(loadedFonts);
    const keptStyles = () =>
      page.evaluate(async () => {
        const files = await (await caches.open('shell')).keys();
        const texts = await Promise.all(
          files
            .filter(({ url }) => url.endsWith('.css'))
            .map(async (file) => (await caches.match(file))?.text()),
        );
        return texts.some((text) => text?.includes('KaTeX_Main'));
      });
    await expect.poll(keptStyles).toBe(true);
    await untilKept(page);
    await expect.poll(() => keptContents(page)).toBe(10);

    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('link', { name: /Aula 1\.10/ }).click();
    await expect(page.locator('.katex-html')).toBeVisible();
    await expect.poll(() => fonts(page)).toMatchObject({ KaTeX_Main: 'loaded' });
  });

  test('formulas beyond the limit of a reply are drawn by the site, also offline after a reload', async ({
    server,
    sessions,
    openAsNewLearner,
  }) => {
    const long = Array.from(
      { length: 40 },
      (_, number) =>
        `\\(x_{${number}}=\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}+\\sum_{k=1}^{n}\\frac{k^2}{\\sqrt{k+1}}-\\int_0^1 e^{-t^2}\\,dt\\)`,
    );
    const id = await createPracticeExam(server, sessions.admin, {
      title: 'Prova cheia de fórmulas',
      questions: [`<p>${long.join(' e ')}</p>`, roots].map((statement) => ({
        statement,
        explanation: '',
        alternatives,
      })),
    });
    const { page } = await openAsNewLearner();
    await page.goto(`/exercicios/${id}`);
    const started = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/attempts'),
    );
    await page.getByRole('button', { name: 'Começar' }).click();
    const attempt = await (await started).text();
    expect(attempt).not.toContain('katex-html');
    const drawing = page.locator('.katex-html');
    await expect(drawing).toHaveCount(long.length);
    const keptCode = () =>
      page.evaluate(async () => {
        const files = await (await caches.open('shell')).keys();
        const texts = await Promise.all(
          files
            .filter(({ url }) => url.endsWith('.js'))
            .map(async (file) => (await caches.match(file))?.text()),
        );
        return texts.some((text) => text?.includes('KaTeX parse error'));
      });
    await expect.poll(keptCode).toBe(true);
    await untilKept(page);

    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    await page.context().setOffline(true);
    await page.reload();
    await expect(drawing).toHaveCount(long.length);
    await page.getByRole('button', { name: 'Próxima' }).click();
    await expect(drawing).toHaveCount(1);
    await expect(page.getByRole('math', { name: /^x é igual a fração/ })).toBeAttached();
  });
});

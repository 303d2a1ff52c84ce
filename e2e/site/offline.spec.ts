import { expect, test } from '../support/fixtures.ts';
import { openHydrated } from '../support/hydration.ts';
import { keptContentIds, keptContents, untilKept } from '../support/kept-on-device.ts';
import { createLongCourse } from '../support/long-course.ts';
import { demoUsers, signIn } from '../support/users.ts';

test.use({
  serviceWorkers: 'allow',
  expectedPageErrors: /ERR_(INTERNET_DISCONNECTED|FAILED)|ApiProblem/,
});

test('a signed-in user opens the site offline, and signing out clears the cache', async ({
  openAsNewLearner,
}) => {
  const { page, account } = await openAsNewLearner();
  const title = page.getByRole('heading', { level: 1, name: 'Certificados' });
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

  await page.goto('/certificados');
  await expect(title).toBeVisible();
  await untilKept(page);

  await test.step('opens it without a network', async () => {
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText('Confira sua conexão').first()).toBeVisible();
  });

  await test.step('goes on when it is back', async () => {
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(title).toBeVisible();
  });

  await test.step('finds nothing of the API kept, and what the server answers itself as ever', async () => {
    const kept = await page.evaluate(async () =>
      (await (await caches.open('shell')).keys()).map(({ url }) => new URL(url).pathname),
    );
    expect(kept.filter((path) => path !== '/_app' && !path.startsWith('/assets/'))).toEqual([]);
    await page.goto('/v1/docs');
    await expect(page).toHaveTitle('Sabiá API');
  });

  await test.step('leaves', async () => {
    await page.goto('/certificados');
    await page.getByRole('button', { name: `Conta de ${account.name}` }).click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page.getByRole('link', { name: 'Entrar' }).first()).toBeVisible();
    await page.goto('/cursos');
    await expect.poll(workers).toBe(0);
  });
});

test('an open lesson can be reloaded offline, and signing out leaves nothing of it', async ({
  openAsNewLearner,
}) => {
  const { page, account } = await openAsNewLearner();
  const lesson = page.getByRole('heading', {
    level: 1,
    name: 'Como encontrar um curso no catálogo',
  });
  const databases = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

  await page.goto('/cursos/comece-por-aqui');
  await page.getByRole('link', { name: 'Próximo' }).click();
  await expect(lesson).toBeVisible();
  await untilKept(page);
  await expect.poll(() => keptContents(page)).toBe(6);

  await page.context().setOffline(true);
  await page.reload();
  await expect(lesson).toBeVisible();
  await page.context().setOffline(false);

  await page.goto('/certificados');
  await page.getByRole('button', { name: `Conta de ${account.name}` }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('link', { name: 'Entrar' }).first()).toBeVisible();
  await expect.poll(databases).not.toContain('sabia.replies');
});

test('contents of an opened course that were never opened can be read offline', async ({
  openAsNewLearner,
  server,
  sessions,
}) => {
  const { path } = await createLongCourse(server, sessions.admin, {
    slug: 'leitura-sem-rede',
    sectionsQtd: 2,
  });
  const { page } = await openAsNewLearner();
  const text = (name: string) => page.getByRole('article').getByText(`Texto da aula ${name}.`);

  await page.goto(path);
  await expect(text('1.1')).toBeVisible();
  await untilKept(page);
  await expect.poll(() => keptContents(page)).toBe(20);
  await page.context().setOffline(true);

  await test.step('the next one', async () => {
    await page.getByRole('link', { name: 'Próximo' }).click();
    await expect(text('1.2')).toBeVisible();
  });
  await test.step('any other one, and after a reload', async () => {
    await page.getByRole('link', { name: /Aula 2\.10/ }).click();
    await expect(text('2.10')).toBeVisible();
    await page.reload();
    await expect(text('2.10')).toBeVisible();
    await page.getByRole('link', { name: 'Anterior' }).click();
    await expect(text('2.9')).toBeVisible();
  });
});

test('a lesson that is not on the device says so, and appears when the network is back', async ({
  openAsNewLearner,
  server,
  sessions,
}) => {
  const { path } = await createLongCourse(server, sessions.admin, {
    slug: 'aula-sem-rede',
    sectionsQtd: 1,
  });
  const { page } = await openAsNewLearner();
  // A browser that saves data gets opened contents and the next one only.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const text = (name: string) => page.getByRole('article').getByText(`Texto da aula ${name}.`);
  const isPrefetched = page.waitForResponse('**/v1/courses/*/content/*');
  await page.goto(path);
  await expect(text('1.1')).toBeVisible();
  await isPrefetched;

  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Próximo' }).click();
  await expect(text('1.2')).toBeVisible();
  await page.getByRole('link', { name: /Aula 1\.9/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aula 1.9' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('alert')).toContainText('conexão');
  // Browsers tell that the network is back before it works.
  await page.route('**/v1/courses/*/content/*', (route) => route.abort('internetdisconnected'), {
    times: 2,
  });
  await page.context().setOffline(false);
  await expect(text('1.9')).toBeVisible();
});

test('a lesson that is reloaded offline has its images, and a film says that it needs the network', async ({
  openBrowser,
  server,
}) => {
  const page = await openBrowser(await signIn(server, demoUsers.subscriber));
  const text = page.getByRole('article');
  const caches = () => page.evaluate(() => window.caches.keys());
  const drawn = () =>
    text
      .locator('img')
      .evaluateAll((images) =>
        images.map((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
      );
  const keptFiles = () =>
    page.evaluate(async () => {
      if (!(await window.caches.has('lesson-files'))) return [];
      return (await (await window.caches.open('lesson-files')).keys()).map(({ url }) => url);
    });

  await page.goto('/cursos/planilhas-do-zero');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page
    .getByRole('link', { name: /Tabelas largas, fórmulas/ })
    .first()
    .click();
  const title = page.getByRole('heading', {
    level: 1,
    name: 'Tabelas largas, fórmulas compridas e figuras',
  });
  await expect(title).toBeVisible();

  await test.step('keeps the images below the window, too, by addresses without access', async () => {
    await expect.poll(keptFiles).toHaveLength(4);
    expect((await keptFiles()).filter((url) => url.includes('?'))).toEqual([]);
  });

  await test.step('draws them offline', async () => {
    await untilKept(page);
    // Only the service worker can answer.
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    await page.context().setOffline(true);
    await page.reload();
    await expect(title).toBeVisible();
    await expect.poll(drawn).toEqual([true, true, true, true]);
  });

  await test.step('shows a sentence in place of a film, until the network is back', async () => {
    await page.context().setOffline(false);
    await page.goto('/cursos/falar-em-publico');
    const film = page.getByRole('link', { name: /A pausa de três segundos/ }).first();
    await expect(film).toBeVisible();
    // Another course: the images of the former one are gone with its text.
    await expect.poll(keptFiles).toEqual([]);
    // The device keeps the contents one after the other.
    const address = new URL((await film.getAttribute('href')) ?? '', server.url);
    const filmId = address.searchParams.get('conteudo');
    await expect.poll(() => keptContentIds(page)).toContain(filmId);
    await page.context().setOffline(true);
    await film.click();
    await expect(page.getByText('Sem internet: o vídeo volta com a conexão')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.locator('video')).toBeVisible();
  });

  await test.step('signing out leaves no image', async () => {
    await page.goto('/cursos/planilhas-do-zero');
    await page
      .getByRole('link', { name: /Tabelas largas, fórmulas/ })
      .first()
      .click();
    await expect.poll(keptFiles).toHaveLength(4);
    await page.goto('/certificados');
    await page.getByRole('button', { name: /^Conta de / }).click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page.getByRole('link', { name: 'Entrar' }).first()).toBeVisible();
    await expect.poll(caches).not.toContain('lesson-files');
  });
});

test('answers typed into the calculator without a network stay, and are scored when it is back', async ({
  page,
}) => {
  const answers = page.getByLabel('Respostas, da questão 1 à 45');
  const waits = page.getByText('Suas respostas estão guardadas neste aparelho');
  await openHydrated(page, '/nota-enem');
  await page.getByLabel('Caderno de Linguagens').selectOption({ label: 'Azul' });
  await page.getByLabel('Língua estrangeira').selectOption('Inglês');
  await answers.fill('Gabarito: 1 A, 2 B, 3 C, 4 D, 5 E');
  await expect(answers).toHaveValue('ABCDE');
  await expect(page.getByText('5 respostas lidas; não entrou: “Gabarito”.')).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() =>
      page.evaluate(async () => Boolean(await caches.match('/v1/enem-booklets?year=2019'))),
    )
    .toBe(true);
  await page.context().setOffline(true);

  await page.getByRole('button', { name: /^Calcular a nota/ }).click();
  await expect(waits).toBeVisible();
  await page.reload();
  await expect(answers).toHaveValue('ABCDE');
  await expect(waits).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByRole('region', { name: 'Sua nota' })).toContainText('certas de');
  await expect(page.getByRole('heading', { name: 'Coerência em Linguagens' })).toBeVisible();
  await page.getByRole('button', { name: 'Apagar respostas' }).click();
  await page.getByRole('button', { name: 'Apagar', exact: true }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Calcular a nota/ })).toBeVisible();
  await expect(answers).toHaveValue('');

  // Other public pages come from the server.
  await page.goto('/exercicios');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

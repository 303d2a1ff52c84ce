import { readFile, writeFile } from 'node:fs/promises';
import { apiAs } from '../support/api-client.ts';
import { createExamCourse } from '../support/exam-course.ts';
import { expect, test as base } from '../support/fixtures.ts';
import type { TestServer } from '../support/test-server.ts';
import {
  type Account,
  demoUsers,
  newAccount,
  type SavedSession,
  signUp,
} from '../support/users.ts';
import { startFirefox } from './firefox.ts';
import type { Tab } from './tab.ts';
import { startWebKit } from './webkit.ts';

const picture = new URL('../../docs/picture.png', import.meta.url);

/** A tab of the browser that this project names. */
const test = base.extend<{ tab: Tab }>({
  tab: async ({ server, pageErrors }, use, testInfo) => {
    const browser =
      testInfo.project.name === 'firefox'
        ? await startFirefox(server.url, pageErrors)
        : await startWebKit(server.url);
    await use(browser.tab);
    if (testInfo.status !== testInfo.expectedStatus)
      await writeFile(testInfo.outputPath('screenshot.png'), await browser.screenshot());
    await browser.close();
  },
});

test.use({
  // The server stops in one journey; leaving a page aborts its requests; a signed-out user gets no token.
  expectedPageErrors:
    /NS_(ERROR_(CONNECTION_REFUSED|NET_RESET|ABORT)|BINDING_ABORTED)|refused: .* 503$|\/identity\/token 401$/,
});

async function signIn(tab: Tab, { name, email, password }: Account): Promise<void> {
  await tab.open('/entrar');
  await tab.type('E-mail', email);
  await tab.type('Senha', password);
  await tab.click('button', 'Entrar');
  await tab.waitFor('button', `Conta de ${name}`);
}

test('a visitor signs up, studies a course and gets its certificate', async ({
  tab,
  server,
  sessions,
}) => {
  const learner = newAccount();
  await tab.open((await createTextCourse(server, sessions.admin)).path);

  await test.step('signs up with a code from the e-mail', async () => {
    await tab.click('link', 'Criar conta');
    await tab.type('Nome completo', learner.name);
    await tab.type('E-mail', learner.email);
    await tab.type('Senha', learner.password);
    await tab.click('button', 'Criar conta');
    await tab.type('Código de 8 dígitos', await server.nextCode(learner.email));
    await tab.waitFor('button', `Conta de ${learner.name}`);
  });

  await test.step('studies', async () => {
    await tab.waitFor('heading', 'Cascas');
    await tab.click('button', 'Concluir e continuar');
    await tab.waitFor('heading', 'Minhocas');
    await tab.click('button', /^Concluir$/);
    await tab.waitFor('heading', 'Parabéns, Beatriz!');
  });

  await test.step('gets a PDF', async () => {
    const start = await tab.evaluate(async () => {
      const link = document.querySelector<HTMLAnchorElement>('a[download$=".pdf"]');
      const bytes = await (await fetch(link?.href ?? '')).arrayBuffer();
      return new TextDecoder('latin1').decode(bytes.slice(0, 4));
    }, null);
    expect(start).toBe('%PDF');
  });
});

test('an exam keeps the answers that were given while the server was down', async ({
  tab,
  server,
  sessions,
}) => {
  const exam = await createExamCourse(server, sessions.admin, { questionsQtd: 2 });
  const learner = newAccount();
  await signUp(server, learner);
  await signIn(tab, learner);
  await tab.open(exam);
  await tab.click('button', 'Começar');
  await tab.waitFor('heading', 'Questão 1 de 2');
  await tab.press('a');
  await tab.waitForText('Salvo');

  await test.step('answers while the server is down', async () => {
    await server.stop();
    await tab.press('n');
    await tab.waitFor('heading', 'Questão 2 de 2');
    await tab.press('a');
    await tab.waitForText('Suas respostas estão guardadas neste aparelho');
    await server.restart();
    await tab.reload();
    await tab.waitForText('2 respondidas');
    await tab.waitForText('Salvo');
  });

  await test.step('submits', async () => {
    await tab.click('button', 'Entregar');
    await tab.dialog.click('button', 'Entregar');
    await tab.waitFor('heading', 'Você acertou tudo!');
    await tab.waitForText('Você acertou 2 de 2 questões.');
  });
});

test('an administrator publishes a course with a pasted image', async ({
  tab,
  server,
  sessions,
}) => {
  const { id, path } = await createTextCourse(server, sessions.admin, { isActive: false });
  await signIn(tab, demoUsers.admin);
  await tab.open(`/admin/conteudos/cursos/gerenciar/${id}/conteudo`);

  await test.step('copies a text with an image', async () => {
    await tab.waitFor('button', 'Publicar');
    await tab.evaluate(
      (base64) => {
        const copied = document.createElement('div');
        copied.innerHTML = `<p>Furos de 4 mm.</p><p><img alt="As três caixas" src="data:image/png;base64,${base64}"></p>`;
        document.body.prepend(copied);
        document.getSelection()?.selectAllChildren(copied);
      },
      (await readFile(picture)).toString('base64'),
    );
    await tab.press('Control+c');
    await tab.reload();
  });

  await test.step('writes a page, and pastes', async () => {
    await tab.click('button', 'Adicionar conteúdo à seção Seção');
    await tab.click('menuitem', 'Página de texto');
    await tab.dialog.type('Título', 'Três caixas');
    await tab.dialog.type('Texto', 'Três caixas, uma sobre a outra.');
    await tab.press('Control+v');
    await waitForImage(tab, '[contenteditable=true]');
    await tab.dialog.click('button', 'Salvar');
    await tab.waitFor('link', 'Três caixas');
  });

  await test.step('publishes the course', async () => {
    await tab.click('button', 'Publicar');
    await tab.waitFor('button', 'Despublicar');
  });

  await test.step('sees the image in the course', async () => {
    await tab.open(path);
    await tab.click('link', 'Três caixas');
    await waitForImage(tab, 'main');
  });
});

test('signing out leaves nothing on the device', async ({ tab, server }) => {
  const learner = newAccount();
  await signUp(server, learner);
  await signIn(tab, learner);
  await tab.open('/perfil');
  await tab.waitFor('heading', 'Perfil');
  await tab.open('/certificados');
  await tab.waitFor('heading', 'Certificados');
  await tab.click('button', `Conta de ${learner.name}`);
  await tab.click('button', 'Sair');
  await tab.waitFor('heading', 'Cursos');
  await tab.waitFor('link', 'Entrar');

  const left = await tab.evaluate(async () => {
    const stored: string[] = [];
    for (const storage of [localStorage, sessionStorage])
      for (let index = 0; index < storage.length; index += 1)
        stored.push(`${storage.key(index)} ${storage.getItem(storage.key(index) ?? '')}`);
    for (const { name } of await indexedDB.databases()) stored.push(`database ${name}`);
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) stored.push(url);
    const replies = await Promise.all(
      ['/identity/token', '/identity/get-session'].map(async (address) => {
        const response = await fetch(address);
        return response.ok ? response.text() : '';
      }),
    );
    return [...stored, ...replies].join('\n');
  }, null);
  expect(left).not.toContain(learner.email);
  expect(left).not.toContain(learner.name);
  expect(left).not.toContain('/v1/');
});

let courses = 0;

/** Creates a free course of two pages of text. */
async function createTextCourse(
  server: TestServer,
  admin: SavedSession,
  { isActive = true } = {},
): Promise<{ id: string; path: string }> {
  const post = await apiAs(server, admin);
  courses += 1;
  const createTerm = async (kind: string) => [
    (await post(`/taxonomy/${kind}`, { title: `Compostagem ${courses}` })).id,
  ];
  const slug = `compostagem-${courses}`;
  const { id } = await post('/courses', {
    title: `Compostagem ${courses}`,
    slug,
    shortDescription: 'Do lixo ao adubo.',
    description: '<p>Do lixo ao adubo.</p>',
    estimatedCompletionHours: 1,
    paymentType: 'FREE',
    thumbUrl: `${server.url}/icons/touch-180.png`,
    categories: await createTerm('categories'),
    levels: await createTerm('levels'),
    skills: await createTerm('skills'),
  });
  const section = await post(`/courses/${id}/section`, { title: 'Seção' });
  for (const title of ['Cascas', 'Minhocas'])
    await post('/courses/content', {
      sectionId: section.id,
      createContentDto: { contentType: 'TEXTPAGE', title, pageContent: `<p>${title}.</p>` },
    });
  if (isActive) await post(`/courses/${id}/config`, { isActive }, 'PATCH');
  return { id, path: `/cursos/${slug}` };
}

/** Waits for an image of the school's own files that the browser could decode. */
const waitForImage = (tab: Tab, container: string): Promise<void> =>
  expect
    .poll(() =>
      tab.evaluate(
        (selector) =>
          [...document.querySelectorAll<HTMLImageElement>(`${selector} img[src^="/files/"]`)].some(
            ({ naturalWidth }) => naturalWidth > 0,
          ),
        container,
      ),
    )
    .toBe(true);

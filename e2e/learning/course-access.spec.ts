import type { Page, Response } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { apiAs } from '../support/api-client.ts';
import type { TestServer } from '../support/test-server.ts';
import { demoUsers, type SavedSession } from '../support/users.ts';

/** Only for subscribers. */
const paid = '/cursos/falar-em-publico';
/** Its first section is for everybody, the others are for subscribers. */
const freemium = '/cursos/planilhas-do-zero';

// To be told what opens the course, one must have been refused.
test.use({ expectedPageErrors: /^refused: GET .*\/v1\/courses\/falar-em-publico\/lesson 403$/ });

test('a visitor who opens a course signs in and returns to the course', async ({ page }) => {
  const { email, password, name } = demoUsers.subscriber;

  await page.goto(paid);
  await expect(page).toHaveURL(`/entrar?voltar=${encodeURIComponent(paid)}`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Senha' }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();

  await expect(page.getByRole('button', { name: `Conta de ${name}` })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(paid);
  await expect(page.getByRole('heading', { level: 1, name: 'Perguntas difíceis' })).toBeVisible();
});

test('without a subscription a paid course shows its preview and the way to subscribe', async ({
  page: visitor,
  openAs,
  server,
  sessions,
}) => {
  const secrets = await lockedBodies(server, sessions.subscriber, paid);
  expect(secrets).not.toHaveLength(0);
  const learner = await openAs('learner');
  for (const page of [visitor, learner]) {
    const replies = listen(page);

    await page.goto(page === visitor ? `${paid}/previa` : paid);

    await expect(page).toHaveURL(`${paid}/previa`);
    await expect(
      page.getByText(/^Este curso faz parte da assinatura, a partir de R\$\s24,92 por mês$/),
    ).toBeVisible();
    await expect(page.getByText('O nervosismo é combustível').first()).toBeVisible();
    expect(await replies.that(secrets)).toEqual([]);
  }
});

test('a locked content has no body for a learner; a subscriber reads it', async ({
  openAs,
  server,
  sessions,
}) => {
  const secrets = await lockedBodies(server, sessions.subscriber, freemium);
  expect(secrets).not.toHaveLength(0);
  const subscriber = await openAs('subscriber');
  await subscriber.goto(freemium);
  await openFromOutline(subscriber, 'Perguntar com SE');
  await expect(subscriber.getByRole('button', { name: /^Concluir/ })).toBeVisible();

  const learner = await openAs('learner');
  const replies = listen(learner);
  await learner.goto(freemium);
  await openFromOutline(learner, 'Perguntar com SE');
  const main = learner.getByRole('main');
  await expect(main.getByText(/Este conteúdo faz parte da assinatura, a partir de/)).toBeVisible();
  await expect(main.getByRole('button', { name: /^Concluir/ })).toHaveCount(0);
  // The address by itself opens no more.
  await learner.reload();
  await expect(main.getByText(/Este conteúdo faz parte da assinatura, a partir de/)).toBeVisible();
  expect(await replies.that(secrets)).toEqual([]);
});

async function openFromOutline(page: Page, title: string): Promise<void> {
  const outline = page.getByRole('navigation', { name: 'Conteúdo do curso' });
  await outline.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

interface Course {
  sections: {
    isFreemium: boolean;
    contents: {
      isPreview: boolean;
      pageContent?: string | null;
      videoUrl?: string | null;
      videoDescription?: string | null;
    }[];
  }[];
}

/** The bodies of contents that only subscribers receive. */
async function lockedBodies(
  server: TestServer,
  subscriber: SavedSession,
  course: string,
): Promise<string[]> {
  const get = await apiAs(server, subscriber);
  const { sections } = await get<Course>(`/courses${path(course)}`, undefined, 'GET');
  return sections
    .filter((section) => !section.isFreemium)
    .flatMap((section) => section.contents.filter((content) => !content.isPreview))
    .flatMap(({ pageContent, videoUrl, videoDescription }) => [
      pageContent,
      videoUrl,
      videoDescription,
    ])
    .filter((body) => body !== undefined && body !== null);
}

const path = (course: string) => course.replace('/cursos', '');

/** Hears everything that the server sends to a page. */
function listen(page: Page) {
  const replies: Response[] = [];
  page.on('response', (response) => replies.push(response));
  return {
    /** Those secrets that were among it, in JSON or outside. */
    async that(secrets: readonly string[]): Promise<string[]> {
      const bodies = await Promise.all(replies.map((reply) => reply.text().catch(() => '')));
      return secrets.filter((secret) =>
        bodies.some(
          (body) => body.includes(secret) || body.includes(JSON.stringify(secret).slice(1, -1)),
        ),
      );
    },
  };
}

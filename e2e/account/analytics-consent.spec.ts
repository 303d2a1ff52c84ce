import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { expect, test as base } from '../support/fixtures.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

interface Told {
  path: string;
  text: string;
  authorization: string | undefined;
}

/** The requests that the stand-in for PostHog has received. */
const told: Told[] = [];
const posthog = createServer((...exchange) => void hear(...exchange));

async function hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(request);
  const isPacked = body[0] === 0x1f && body[1] === 0x8b;
  const { authorization } = request.headers;
  if (request.method !== 'OPTIONS') {
    const text = (isPacked ? gunzipSync(body) : body).toString();
    told.push({ path: request.url ?? '', text, authorization });
  }
  response.writeHead(200, {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'content-type': 'application/json',
  });
  response.end(JSON.stringify({ sessionRecording: { endpoint: '/s/' }, featureFlags: {} }));
}

const test = base.extend<object, { school: TestServer }>({
  server: [
    async ({ serverSettings }, use) => {
      await once(posthog.listen(0, '127.0.0.1'), 'listening');
      const { port } = posthog.address() as AddressInfo;
      const school = await startTestServer({
        ...serverSettings,
        POSTHOG_KEY: 'phc_teste',
        POSTHOG_HOST: `http://127.0.0.1:${port}`,
      });
      await use(school);
      await school.close();
      posthog.closeAllConnections();
      posthog.close();
    },
    { scope: 'worker' },
  ],
});

test('analytics records a user after consent only, until the consent is withdrawn', async ({
  openAsNewLearner,
  openBrowser,
}) => {
  const visitor = await openBrowser();
  await visitor.goto('/cursos');
  await expect(visitor.getByRole('article').first()).toBeVisible();
  await expect(visitor.getByRole('region', { name: 'Medição de uso' })).toBeHidden();

  const { page } = await openAsNewLearner();
  // PostHog measures no robots.
  await page.addInitScript(() => {
    const userAgent = navigator.userAgent.replace('Headless', '');
    Object.defineProperties(navigator, {
      webdriver: { get: () => false },
      userAgent: { get: () => userAgent },
      userAgentData: { get: () => undefined },
    });
  });
  await page.goto('/cursos');
  const question = page.getByRole('region', { name: 'Medição de uso' });
  await expect(question).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(told).toEqual([]);

  await question.getByRole('button', { name: 'Permitir', exact: true }).click();
  await expect(question).toBeHidden();
  await expect.poll(() => told.map(({ text }) => text).join()).toContain('$identify');
  expect(told.filter(({ authorization }) => authorization)).toEqual([]);

  await page.goto('/perfil/meus-dados');
  // Recorded events are sent when the page is left.
  await expect.poll(() => told.map(({ path }) => path).join()).toContain('/s/');
  await page.getByRole('switch', { name: 'Permitir a medição' }).click();
  await expect(page.getByRole('switch', { name: 'Permitir a medição' })).not.toBeChecked();
  await page.goto('/cursos');
  await expect(page.getByRole('article').first()).toBeVisible();
  // From the browser: reports of the former page, sent as it was left, may arrive late.
  const { port } = posthog.address() as AddressInfo;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).port === String(port)) sent.push(request.url());
  });
  await page.getByRole('link', { name: 'Trilhas' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trilhas' })).toBeVisible();
  await expect(question).toBeHidden();
  expect(sent).toEqual([]);
});

import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { newAccount, signUp } from '../support/users.ts';

const address = '/cursos/orcamento-domestico';

/** Opens the film of a course, which has captions and a content after it. */
async function openFilm(page: Page): Promise<void> {
  await page.goto(address);
  await page
    .getByRole('link', { name: /Três potes para a renda do mês/ })
    .first()
    .click();
  await expect(page.locator('video')).toBeVisible();
}

const film = (page: Page) => page.locator('video');

const stateOf = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) => ({
    isPaused: video.paused,
    isMuted: video.muted,
    speed: video.playbackRate,
    captions: video.textTracks[0]?.mode,
  }));

const positionOf = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) => video.currentTime);

const controls = (page: Page) => page.locator('[data-controls]');

test('a film is played by keyboard alone, and its choices are kept', async ({
  openAsNewLearner,
}) => {
  const { page } = await openAsNewLearner();
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.mp4')) requested.push(request.url());
  });
  await openFilm(page);

  await test.step('nothing of it loads before it plays', async () => {
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
  });

  await test.step('the play button starts it and hands the focus to the bar', async () => {
    await page.getByRole('button', { name: 'Reproduzir Três potes para a renda do mês' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Pausar' })).toBeFocused();
    await expect.poll(() => positionOf(page)).toBeGreaterThan(0);
  });

  await test.step('keys work wherever the focus is on the page', async () => {
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('k');
    await expect.poll(async () => (await stateOf(page)).isPaused).toBe(true);
    // A slow machine has played more of it meanwhile.
    const before = 2;
    await film(page).evaluate((video: HTMLVideoElement, to) => {
      video.currentTime = to;
    }, before);
    await page.keyboard.press('l');
    await expect.poll(() => positionOf(page)).toBeCloseTo(before + 10, 1);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => positionOf(page)).toBeCloseTo(before + 5, 1);
    await page.keyboard.press('j');
    await expect.poll(() => positionOf(page)).toBe(0);
    // In one turn of the event loop: before the page hears of the first jump.
    await page.evaluate(() => {
      for (const key of ['l', 'l', 'ArrowLeft'])
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
    await expect.poll(() => positionOf(page)).toBe(15);
    await page.evaluate(() => {
      for (const key of ['j', 'j'])
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
    await expect.poll(() => positionOf(page)).toBe(0);
    await page.keyboard.press('m');
    await expect.poll(async () => (await stateOf(page)).isMuted).toBe(true);
    await page.keyboard.press('c');
    await expect.poll(async () => (await stateOf(page)).captions).toBe('disabled');
    await expect(page.getByRole('button', { name: 'Legendas' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });

  await test.step('the space bar presses a focused button and else plays', async () => {
    await page.getByRole('button', { name: 'Avançar 10 segundos' }).focus();
    await page.keyboard.press(' ');
    await expect.poll(() => positionOf(page)).toBeCloseTo(10, 1);
    expect((await stateOf(page)).isPaused).toBe(true);
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press(' ');
    await expect.poll(async () => (await stateOf(page)).isPaused).toBe(false);
    await page.keyboard.press(' ');
    await expect.poll(async () => (await stateOf(page)).isPaused).toBe(true);
  });

  await test.step('the seek bar says the position in words', async () => {
    const bar = page.getByRole('slider', { name: 'Posição no vídeo' });
    await expect(bar).toHaveAttribute('aria-valuetext', /^1\d segundos de 33 segundos$/);
    await bar.focus();
    await page.keyboard.press('Home');
    await expect(bar).toHaveAttribute('aria-valuetext', '0 segundos de 33 segundos');
  });

  await test.step('the menu of speeds', async () => {
    const button = page.getByRole('button', { name: '1×, velocidade' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: 'Normal' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: '1,25×, velocidade' })).toBeFocused();
    expect((await stateOf(page)).speed).toBe(1.25);
  });

  await test.step('the full screen has the controls too', async () => {
    await page.keyboard.press('f');
    await expect(page.getByRole('button', { name: 'Sair da tela cheia' })).toBeVisible();
    const isInside = await controls(page).evaluate(
      (bar) => document.fullscreenElement?.contains(bar) ?? false,
    );
    expect(isInside).toBe(true);
    await page.keyboard.press('f');
    await expect(page.getByRole('button', { name: 'Tela cheia', exact: true })).toBeVisible();
  });

  await test.step('speed and captions are as they were after a reload', async () => {
    await page.reload();
    await page.getByRole('button', { name: /^Reproduzir/ }).click();
    await expect.poll(() => stateOf(page)).toMatchObject({ speed: 1.25, captions: 'disabled' });
  });

  await test.step('the shortcuts can be switched off, and stay on inside the film', async () => {
    await page.getByRole('button', { name: 'Pausar' }).focus();
    await page.keyboard.press('?');
    await page.getByRole('checkbox', { name: 'Usar estes atalhos' }).uncheck();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).focus();
    const { isMuted } = await stateOf(page);
    await page.keyboard.press('m');
    expect((await stateOf(page)).isMuted).toBe(isMuted);
    await page.getByRole('slider', { name: 'Posição no vídeo' }).focus();
    await page.keyboard.press('m');
    await expect.poll(async () => (await stateOf(page)).isMuted).toBe(!isMuted);
  });
});

test('the controls of a film hide while it plays, come back, and lead to what is next', async ({
  openAsNewLearner,
}) => {
  const { page } = await openAsNewLearner();
  await openFilm(page);
  await page.getByRole('button', { name: /^Reproduzir/ }).click();
  // Slow enough not to end meanwhile.
  await film(page).evaluate((video: HTMLVideoElement) => {
    video.playbackRate = 0.1;
  });
  const box = await film(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 40];
  await page.mouse.move(x, y);

  await test.step('after a rest, and back by movement', async () => {
    await expect(controls(page)).toHaveCSS('opacity', '0');
    await page.mouse.move(x + 20, y + 20);
    await expect(controls(page)).toHaveCSS('opacity', '1');
  });

  await test.step('and by focus, which keeps them', async () => {
    await expect(controls(page)).toHaveCSS('opacity', '0');
    await page.getByRole('slider', { name: 'Posição no vídeo' }).focus();
    await expect(controls(page)).toHaveCSS('opacity', '1');
  });

  await test.step('a click pauses, and they stay', async () => {
    await page.mouse.click(x, y);
    await expect.poll(async () => (await stateOf(page)).isPaused).toBe(true);
    await expect(controls(page)).toHaveCSS('opacity', '1');
  });

  await test.step('the end offers the next content', async () => {
    await film(page).evaluate(async (video: HTMLVideoElement) => {
      video.playbackRate = 1;
      video.currentTime = video.duration - 0.5;
      await video.play();
    });
    const next = page.getByRole('region', { name: 'A seguir' });
    await expect(next).toContainText('Uma bússola, não uma lei');
    await next.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uma bússola, não uma lei');
  });
});

test('a film goes on at another device where it was left, and costs one request a pause', async ({
  openBrowser,
  server,
}) => {
  const session = await signUp(server, newAccount());
  const [phone, computer] = [await openBrowser(session), await openBrowser(session)];
  const sent: unknown[] = [];
  phone.on('request', (request) => {
    const { videoPosition } = (request.postDataJSON() ?? {}) as { videoPosition?: unknown };
    if (videoPosition) sent.push(videoPosition);
  });
  await openFilm(phone);
  await phone.getByRole('button', { name: /^Reproduzir/ }).click();
  await film(phone).evaluate((video: HTMLVideoElement) => {
    video.currentTime = 15;
  });
  await expect.poll(() => positionOf(phone)).toBeGreaterThan(15);
  const saved = phone.waitForResponse(
    (response) => response.request().postData()?.includes('videoPosition') ?? false,
  );
  await phone.getByRole('heading', { level: 1 }).focus();
  await phone.keyboard.press('k');
  await saved;
  expect(sent).toHaveLength(1);

  await openFilm(computer);
  await expect(computer.getByText(/^Continuar de/)).toBeVisible();
  await computer.getByRole('button', { name: /Três potes para a renda do mês/ }).click();
  await expect.poll(() => positionOf(computer)).toBeGreaterThan(15);
});

test('the outline beside a lesson is collapsed, and stays so on this device', async ({
  openAsNewLearner,
}) => {
  const { page } = await openAsNewLearner();
  await page.goto(address);
  const outline = page.getByRole('navigation', { name: 'Conteúdo do curso' });
  const button = page.getByRole('button', { name: 'Conteúdo do curso ao lado' });
  await expect(outline).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(outline).toBeHidden();
  await page.reload();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(outline).toBeHidden();
  await button.click();
  await expect(outline).toBeVisible();
});

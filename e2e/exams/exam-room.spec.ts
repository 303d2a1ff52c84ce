import type { Page } from '@playwright/test';
import { createExamCourse } from '../support/exam-course.ts';
import { expect, test } from '../support/fixtures.ts';
import { createPracticeExam, numbersTo } from '../support/practice-exam.ts';
import { uploadFile } from '../support/upload-file.ts';
import { laptop, type Size } from '../support/windows.ts';

const sideways = { width: 844, height: 390 };
const sizes: readonly Size[] = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  sideways,
  laptop,
  { width: 1440, height: 900 },
];

const end = (page: Page) => page.getByRole('button', { name: 'Entregar' }).first();
const statement = (page: Page) => page.getByText('Quanto é', { exact: false }).first();
const answers = (page: Page) => page.getByRole('group', { name: /^Alternativas da questão/ });

/** The share of the window that the statement and the alternatives have. */
const shareOfQuestion = (page: Page): Promise<number> =>
  page.getByRole('article').evaluate((question) => {
    const { left, top, right, bottom } = question.getBoundingClientRect();
    const { innerWidth, innerHeight } = window;
    const width = Math.min(right, innerWidth) - Math.max(left, 0);
    const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
    return (width * height) / (innerWidth * innerHeight);
  });

async function expectRoom(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  for (const size of sizes)
    await test.step(`${size.width} x ${size.height}`, async () => {
      await page.setViewportSize(size);
      await expect(end(page)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 });
    });
  for (const size of [laptop, sideways]) {
    await page.setViewportSize(size);
    const view = `${size.width} x ${size.height}`;
    await expect.poll(() => shareOfQuestion(page), view).toBeGreaterThan(0.7);
    const distance = async () => {
      const [text, choices] = [
        await statement(page).boundingBox(),
        await answers(page).boundingBox(),
      ];
      return text && choices ? choices.x - text.x - text.width : Number.NaN;
    };
    await expect.poll(distance, view).toBeGreaterThan(0);
  }
}

/** A PNG of 900 by 600 pixels. */
async function wideDrawing(page: Page) {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 600;
    canvas.getContext('2d')?.fillRect(100, 100, 700, 400);
    return canvas.toDataURL('image/png');
  });
  const buffer = Buffer.from(address.replace(/^[^,]*,/, ''), 'base64');
  return { name: 'ciclo.png', mimeType: 'image/png', buffer };
}

const question = (number: number, image = '') => ({
  statement: `<p>Quanto é ${number} vezes dois?</p>${image}`,
  explanation: '',
  alternatives: numbersTo(5).map((add) => ({
    text: `<p>${number * 2 + add - 1}</p>`,
    isCorrect: add === 1,
  })),
});

test('an image of an alternative opens large, and chooses nothing', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const { page } = await openAsNewLearner();
  await page.setViewportSize({ width: 360, height: 740 });
  const address = await uploadFile(server, sessions.admin, await wideDrawing(page));
  const pictured = (text: string) =>
    `<p>${text}</p><p><img src="${address}" alt="Ciclo ${text}"></p>`;
  const alternatives = [
    { text: pictured('da água'), isCorrect: true },
    { text: '<p>Nenhum</p>', isCorrect: false },
  ];
  const id = await createPracticeExam(server, sessions.admin, {
    title: 'Simulado de figuras',
    questions: [{ statement: '<p>Que ciclo é este?</p>', explanation: '', alternatives }],
  });
  await page.goto(`/exercicios/${id}`);
  await page.getByRole('button', { name: 'Começar' }).click();
  const enlarge = page.getByRole('button', { name: 'Ampliar a imagem da alternativa A' });
  const dialog = page.getByRole('dialog', { name: 'Ciclo da água' });
  await expect(enlarge).toHaveCount(1);
  for (const open of [() => enlarge.press('Enter'), () => enlarge.click()]) {
    await open();
    await expect(dialog.getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(enlarge).toBeFocused();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  }
  await page.getByText('da água').click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Entregar' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Entregar' }).click();
  await page.getByRole('button', { name: 'Ampliar: Ciclo da água' }).click();
  await expect(dialog.getByRole('img')).toBeVisible();
});

test('an attempt at a practice exam has the whole window, with its card and its pictures', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const { page } = await openAsNewLearner();
  const address = await uploadFile(server, sessions.admin, await wideDrawing(page));
  const image = `<p><img src="${address}" alt="Ciclo da água"></p>`;
  const title = 'Simulado de uma sala só';
  const id = await createPracticeExam(server, sessions.admin, {
    title,
    timeLimitMinutes: 150,
    questions: numbersTo(45).map((number) => question(number, number === 1 ? image : '')),
  });
  await page.goto(`/exercicios/${id}`);
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectRoom(page, title);

  await test.step('an image opens in the size of its file', async () => {
    await page.getByRole('button', { name: 'Ampliar: Ciclo da água' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Ciclo da água' });
    const picture = dialog.getByRole('img');
    await expect
      .poll(() => picture.evaluate((one: HTMLImageElement) => [one.width, one.naturalWidth]))
      .toEqual([900, 900]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Ampliar: Ciclo da água' })).toBeFocused();
  });

  await test.step('an alternative that is ruled out stays struck out after a reload, and can be chosen', async () => {
    const strike = page.getByRole('button', { name: 'Riscar a alternativa B' });
    await strike.click();
    await expect(strike).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(strike).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('radio', { name: /^B / }).check({ force: true });
    await expect(strike).toBeDisabled();
  });

  await test.step('the card shows what is answered, blank and marked, and leads to a question', async () => {
    await page.setViewportSize(laptop);
    const line = (name: string) => page.getByRole('button', { name, exact: true });
    await page.keyboard.press('c');
    await page.keyboard.press('m');
    await expect(line('Questão 1, respondida: C, marcada para revisar')).toHaveAttribute(
      'aria-current',
      'step',
    );
    await line('Questão 45, em branco').press('Enter');
    await expect(page.getByRole('heading', { name: 'Questão 45 de 45' })).toBeFocused();
    await expect(line('Questão 45, em branco')).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: 'Cartão-resposta' }).click();
    await expect(line('Questão 45, em branco')).toBeInViewport({ ratio: 0.9 });
    await line('Questão 44, em branco').click();
    await expect(page.getByRole('heading', { name: 'Questão 44 de 45' })).toBeFocused();
  });
});

test('an attempt at an exam of a course has the whole window', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const path = await createExamCourse(server, sessions.admin, { timeLimitMinutes: 30 });
  const { page } = await openAsNewLearner();
  await page.goto(path);
  await page.getByRole('button', { name: 'Começar' }).click();
  await expectRoom(page, 'Frações');
  await page.getByRole('button', { name: 'Sair e voltar depois' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('button', { name: 'Continuar tentativa' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('the preview of an exam has the room of its attempts', async ({
  server,
  sessions,
  openAs,
}) => {
  const title = 'Prévia de uma sala';
  const id = await createPracticeExam(server, sessions.admin, {
    title,
    timeLimitMinutes: 30,
    questions: [question(1), question(2)],
  });
  const page = await openAs('admin');
  await page.goto(`/admin/conteudos/exercicios/gerenciar/${id}/previa`);
  await page.getByRole('button', { name: 'Começar' }).click();
  await expectRoom(page, title);
  await page.getByRole('button', { name: 'Sair e voltar depois' }).click();
  await expect(page.getByRole('button', { name: 'Começar' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Prévia' })).toBeVisible();
});

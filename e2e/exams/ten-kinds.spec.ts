import { readFile } from 'node:fs/promises';
import { drawing } from '../support/drawing.ts';
import { createExamCourse } from '../support/exam-course.ts';
import { expect, test } from '../support/fixtures.ts';
import { largePhoto } from '../support/large-photo.ts';
import { tenKinds } from '../support/ten-kinds.ts';

// A server of its own: other tests leave answers that await a correction.
test.use({
  serverSettings: { RATE_LIMIT_PER_MINUTE: '2000001' },
  viewport: { width: 360, height: 740 },
  expectedPageErrors: /ERR_INTERNET_DISCONNECTED|ApiProblem/,
});

const essay = {
  name: 'texto-do-ciclo.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n'),
};

test('a learner answers ten kinds of questions on a phone, offline in the middle, and an administrator corrects two', async ({
  server,
  sessions,
  openAs,
  openAsNewLearner,
}) => {
  const path = await createExamCourse(server, sessions.admin, { questions: tenKinds });
  const { page, account } = await openAsNewLearner();
  const field = (name: string | RegExp) => page.getByLabel(name);
  // The order of the questions is another in each attempt.
  let numberOfFile = 0;
  const answers: Readonly<Record<string, () => Promise<unknown>>> = {
    SINGLE_CHOICE: () => page.getByRole('radio', { name: 'Belém' }).press('Space'),
    async MULTIPLE_CHOICE() {
      for (const name of ['Acre', 'Roraima']) {
        await page.getByRole('checkbox', { name }).press('Space');
        await expect(page.getByRole('checkbox', { name })).toBeChecked();
      }
    },
    async TRUE_FALSE() {
      await page.getByRole('radiogroup', { name: /Andes/ }).getByText('Certo').click();
      const other = page.getByRole('radiogroup', { name: /Manaus/ });
      await other.getByText('Certo').click();
      await page.keyboard.press('ArrowRight');
      await expect(other.getByRole('radio', { name: 'Errado' })).toBeChecked();
      await other.getByRole('button', { name: /^Limpar/ }).click();
      await expect(other.getByRole('radio', { checked: true })).toHaveCount(0);
    },
    NUMERIC: () => field(/em km\/h$/).fill('22,5'),
    SHORT_TEXT: () => field(/^Resposta da questão/).fill('ilha de marajo'),
    async MATCHING() {
      await field('Par de Acre').selectOption({ label: await optionOf('Rio Branco') });
      await field('Par de Roraima').selectOption({ label: await optionOf('Boa Vista') });
    },
    ORDERING: () =>
      page
        .getByRole('button', { name: /^Descer/ })
        .first()
        .press('Enter'),
    async GAPS() {
      await field('Lacuna 1').fill('belem');
      await field('Lacuna 2').selectOption('outubro');
    },
    OPEN_TEXT: () => field(/^Resposta da questão/).fill('Chove na nascente, e o rio sobe.'),
    FILE: async () => {},
  };
  const optionOf = async (words: string) => {
    const options = await field('Par de Acre').locator('option').allTextContents();
    return options.find((option) => option.endsWith(words)) ?? words;
  };
  const kindShown = async () => {
    const words = await page.getByRole('article').textContent();
    const shown = tenKinds.find(({ statement }) =>
      words?.includes(statement.replace(/<[^>]*>/g, '')),
    );
    return shown?.kind ?? '';
  };

  await test.step('answers the questions in their order, without a network from the fourth to the eighth', async () => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Começar', exact: true }).click();
    for (let number = 1; number <= 10; number += 1) {
      await expect(page.getByText(`Questão ${number} de 10`)).toBeVisible();
      const kind = await kindShown();
      if (kind === 'FILE') numberOfFile = number;
      if (number === 4) await page.context().setOffline(true);
      if (number === 9) await page.context().setOffline(false);
      await answers[kind]?.();
      if (number < 10) await page.getByRole('button', { name: 'Próxima' }).click();
    }
    await expect(page.getByText('Salvo', { exact: true })).toBeVisible();
  });

  await test.step('sends a picture, a large photo instead of it, and a PDF, and finds every answer again after a reload', async () => {
    await page.getByRole('button', { name: 'Cartão-resposta' }).click();
    await page.getByRole('button', { name: `Questão ${numberOfFile}, em branco` }).click();
    await expect(page.getByText('Desenhe o ciclo da água')).toBeVisible();
    await page.locator('input[type=file]').setInputFiles(drawing);
    await expect(page.getByRole('link', { name: drawing.name })).toBeVisible();
    await page.getByRole('button', { name: `Remover ${drawing.name}` }).click();
    const photo = { name: 'ciclo.jpeg', mimeType: 'image/jpeg', buffer: await largePhoto(page) };
    expect(photo.buffer.length).toBeGreaterThan(5_000_000);
    await page.locator('input[type=file]').setInputFiles(photo);
    const sent = page.getByRole('link', { name: 'ciclo.jpg' });
    await expect(sent).toBeVisible();
    const sides = await sent.evaluate(async (one: HTMLAnchorElement) => {
      const { width, height } = await createImageBitmap(await (await fetch(one.href)).blob());
      return { width, height };
    });
    expect(sides).toEqual({ width: 1800, height: 2400 });
    await page.locator('input[type=file]').setInputFiles(essay);
    const link = page.getByRole('link', { name: essay.name });
    await expect(link).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(await readFile(await download.path())).toEqual(essay.buffer);
    await expect(page.getByText('Salvo', { exact: true })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Cartão-resposta' }).click();
    await expect(page.getByText('10 respondidas')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('submits, and reads a provisional result', async () => {
    await page.getByRole('button', { name: 'Entregar' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Entregar' }).click();
    await expect(page.getByText('2 respostas aguardam correção')).toBeVisible();
  });

  await test.step('an administrator corrects both answers', async () => {
    const admin = await openAs('admin');
    await admin.goto('/admin/correcoes?page=1');
    const tabs = admin.getByRole('navigation', { name: 'Situação' });
    await expect(tabs.locator('[aria-current="page"]')).toHaveText('Aguardando');
    await tabs.getByRole('link', { name: 'Corrigidas' }).click();
    await expect(tabs.locator('[aria-current="page"]')).toHaveText('Corrigidas');
    await tabs.getByRole('link', { name: 'Aguardando' }).click();
    // The essays of the demo school wait too.
    await admin
      .getByRole('row')
      .filter({ hasText: account.name })
      .getByRole('link', { name: 'Frações' })
      .first()
      .click();
    await expect(admin.getByText('Só as respostas de “Frações”.')).toBeVisible();
    await admin.getByRole('link', { name: account.name }).first().click();
    for (const comment of ['Faltou falar do degelo.', 'Muito claro.']) {
      await admin.getByRole('textbox', { name: 'Crédito' }).fill('0,5');
      await admin.getByRole('textbox', { name: 'Comentário' }).fill(comment);
      await admin.getByRole('button', { name: 'Salvar e próxima' }).click();
      const comments = admin.getByRole('textbox', { name: 'Comentário' });
      await expect
        .poll(() =>
          comments.evaluateAll((all) => all.map((box) => (box as HTMLTextAreaElement).value)),
        )
        .not.toContain(comment);
    }
    await expect(admin.getByText('Tudo corrigido por aqui.')).toBeVisible();
  });

  await test.step('the learner reads the comments and the new result', async () => {
    await page.reload();
    await expect(page.getByText('Faltou falar do degelo.')).toBeVisible();
    await expect(page.getByText('Muito claro.')).toBeVisible();
    await expect(page.getByText('aguardam correção')).toHaveCount(0);
  });
});

import { apiAs } from '../support/api-client.ts';
import { expect, test } from '../support/fixtures.ts';

const questionsQtd = 5000;

// The page of questions that is made to fail.
test.use({ expectedPageErrors: /^failed: GET .*\/questions\?.* net::ERR_FAILED$/ });

test('an administrator works in the largest exam, of which only the visible part is rendered', async ({
  server,
  sessions,
  openAs,
}) => {
  const post = await apiAs(server, sessions.admin);
  const category = await post('/taxonomy/categories', { title: 'Banco grande' });
  const exam = await post('/practice-exams', {
    title: 'Banco de questões',
    shortDescription: 'Todas as de uma vez.',
    categories: [category.id],
    level: 'Iniciante',
  });
  const gift = Array.from(
    { length: questionsQtd },
    (_, at) => `Pergunta de número ${at + 1}? {=certa ~errada}`,
  ).join('\n\n');
  await post('/questions/import', {
    owner: { practiceExamId: exam.id },
    fileName: 'banco.gift',
    contentBase64: Buffer.from(gift).toString('base64'),
  });

  const page = await openAs('admin');
  await page.goto(`/admin/conteudos/exercicios/gerenciar/${exam.id}/conteudo`);
  const items = page.locator('main li[data-index]');
  await expect(page.getByRole('heading', { name: '5.000 questões' })).toBeVisible();
  await expect(page.getByText('1. Pergunta de número 1?')).toBeVisible();
  expect(await items.count()).toBeLessThan(40);
  /** The height of a question is measured when it comes into view, so that the end moves. */
  const reachEnd = (last: string) =>
    expect(async () => {
      await page.keyboard.press('End');
      await expect(page.getByText(last, { exact: true })).toBeVisible({ timeout: 2000 });
    }).toPass();

  await test.step('reaches the end', async () => {
    await reachEnd('5000. Pergunta de número 5000?');
    expect(await items.count()).toBeLessThan(40);
    await expect(items.last()).toHaveAttribute('aria-posinset', '5000');
  });

  await test.step('moves the last question up, by the keyboard, out of the first view and back', async () => {
    await page.getByRole('button', { name: 'Mover a questão 5000' }).focus();
    await page.keyboard.press('Space');
    for (let moved = 0; moved < 12; moved += 1) await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Agora: questão 4988 de 5000.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(page.getByText('Ordem salva.')).toBeVisible();
    await expect(page.getByText('4988. Pergunta de número 5000?')).toBeVisible();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByText('A ordem voltou a ser a de antes.')).toBeVisible();
    await reachEnd('5000. Pergunta de número 5000?');
  });

  await test.step('edits and deletes a question in the middle of a page, and undoes it', async () => {
    await page.getByText('4990. Pergunta de número 4990?').click();
    await expect(page.getByRole('dialog')).toContainText('Questão 4990');
    await page.getByRole('button', { name: 'Fechar o editor' }).click();
    await page.getByRole('button', { name: 'Ações da questão 4990' }).click();
    await page.getByRole('menuitem', { name: 'Excluir' }).click();
    await expect(page.getByRole('heading', { name: '4.999 questões' })).toBeAttached();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByRole('heading', { name: '5.000 questões' })).toBeAttached();
  });

  await test.step('keeps the focus on a question whose move is given up out of its view', async () => {
    await page.reload();
    const handle = page.getByRole('button', { name: 'Mover a questão 2', exact: true });
    await handle.focus();
    await page.keyboard.press('Space');
    for (let moved = 0; moved < 15; moved += 1) await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Agora: questão 17 de 5000.')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(handle).toBeFocused();
  });

  await test.step('drags a question over the edge of the window', async () => {
    const handle = page.getByRole('button', { name: 'Mover a questão 1', exact: true });
    await handle.scrollIntoViewIfNeeded();
    await handle.hover();
    await page.mouse.down();
    const { height } = page.viewportSize() ?? { height: 0 };
    await page.mouse.move(400, height - 5, { steps: 20 });
    await expect
      .poll(async () => {
        // The page scrolls while the pointer moves near its edge.
        await page.mouse.move(400, height - 6);
        await page.mouse.move(400, height - 5);
        return page.evaluate(() => window.scrollY);
      })
      .toBeGreaterThan(1500);
    await expect(page.locator('[data-moving]')).toHaveCount(1);
    await page.mouse.up();
    await expect(page.getByText('Ordem salva.')).toBeVisible();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByText('A ordem voltou a ser a de antes.')).toBeVisible();
  });

  await test.step('finds questions by their words and opens one', async () => {
    await page.getByLabel('Buscar questões').fill('número 4321');
    await expect(page.getByText('1 questão encontrada')).toBeVisible();
    await expect(items).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^Mover a questão/ })).toHaveCount(0);
    await page.getByText('4321. Pergunta de número 4321?').click();
    await expect(page.getByRole('dialog')).toContainText('Questão 4321');
    await page.getByRole('button', { name: 'Fechar o editor' }).click();
    await page.getByLabel('Buscar questões').fill('nada disto');
    await page.getByRole('link', { name: 'Ver todas as questões' }).click();
    await expect(page.getByText('1. Pergunta de número 1?', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Buscar questões')).toHaveValue('');
  });

  const path = `/admin/conteudos/exercicios/gerenciar/${exam.id}/conteudo`;
  const { questionIds } = await post<{ questionIds: string[] }>(
    `/practice-exams/${exam.id}/questions/order`,
    undefined,
    'GET',
  );

  await test.step('shows the question of an address in the list', async () => {
    await page.goto(`${path}?questao=${questionIds[2999]}`);
    await expect(page.getByRole('dialog')).toContainText('Questão 3000');
    await page.getByRole('button', { name: 'Fechar o editor' }).click();
    await expect(page.getByText('3000. Pergunta de número 3000?')).toBeInViewport();
  });

  await test.step('loads a page again that failed', async () => {
    const pages = /\/questions\?/;
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.route(pages, (route) => route.abort());
    const lost = page.getByText('A questão 4999 não pôde ser carregada.');
    await reachEnd('A questão 4999 não pôde ser carregada.');
    await page.unroute(pages);
    await items.filter({ has: lost }).getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByText('4999. Pergunta de número 4999?')).toBeVisible();
  });

  await test.step('follows an order that was changed elsewhere', async () => {
    await page.goto(path);
    await expect(page.getByText('1. Pergunta de número 1?', { exact: true })).toBeVisible();
    await post(
      `/practice-exams/${exam.id}/questions/order`,
      { questionIds: questionIds.toReversed() },
      'PATCH',
    );
    await reachEnd('5000. Pergunta de número 1?');
  });
});

import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { addContent, choose, field } from '../support/forms.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectToast } from '../support/toasts.ts';

const title = 'Compostagem no apartamento';
const filmUrl = 'https://videos.exemplo.com.br/compostagem.mp4';
const film = fileURLToPath(
  new URL(
    '../../api/src/demo-school/courses/orcamento-domestico/media/tres-potes.mp4',
    import.meta.url,
  ),
);

// The API is down for a moment, twice.
test.use({ expectedPageErrors: /^refused: POST .*\/v1\/(courses|publications).* 503$/ });

test('an administrator writes a course and publishes it, and a learner studies it', async ({
  openAs,
  openAsNewLearner,
}) => {
  const page = await openAs('admin');
  await page.context().route(filmUrl, (route) => route.fulfill({ path: film }));

  await test.step('begins a course: a new one is PAID', async () => {
    await page.goto('/admin/conteudos/cursos?page=1');
    await page.getByRole('link', { name: 'Novo curso' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Novo curso' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Assinantes' })).toBeChecked();
  });

  await test.step('is told what is missing and what is wrong', async () => {
    await page.getByRole('button', { name: 'Criar curso' }).click();
    await expect(page.getByRole('alert')).toContainText('Confira estes 8 campos:');
    await expectMistake(page, 'Título', 'Campo obrigatório');
    await expectMistake(page, 'Slug', 'Campo obrigatório');
    await expectMistake(page, 'Descrição curta', 'Campo obrigatório');
    await expectMistake(page, 'Descrição', 'Campo obrigatório');
    await expectMistake(page, 'Horas para concluir', 'Campo obrigatório');
    await expectMistake(page, 'Categorias', 'Mínimo de 1 categoria');
    await expectMistake(page, 'Níveis', 'Mínimo de 1 nível');
    await expectMistake(page, 'Habilidades', 'Mínimo de 1 habilidade');
    await expect(field(page, 'Título')).toBeFocused();

    await field(page, 'Slug').fill('Compostagem no apê');
    await expectMistake(
      page,
      'Slug',
      'Slug inválido. Use apenas letras minúsculas, números e hifens.',
    );
    await field(page, 'Slug').fill('a'.repeat(101));
    await expectMistake(page, 'Slug', 'O slug deve ter no máximo 100 caracteres.');
    await field(page, 'Slug').fill('');
    await field(page, 'Descrição curta').fill('a'.repeat(106));
    await expectMistake(page, 'Descrição curta', 'Máximo 105 caracteres');
  });

  await test.step('fills in the settings, with a cover', async () => {
    await field(page, 'Título').fill(title);
    await expect(field(page, 'Slug')).toHaveValue('compostagem-no-apartamento');
    await field(page, 'Descrição curta').fill('Transforme cascas em terra boa, sem cheiro.');
    await field(page, 'Descrição').click();
    await page.keyboard.type('Da caixa de minhocas ao primeiro adubo.');
    await field(page, 'Horas para concluir').fill('0,5');
    await choose(page, 'Categorias', 'Vida prática');
    await choose(page, 'Níveis', 'Iniciante');
    await choose(page, 'Habilidades', 'Compostagem', 'Criar “Compostagem”');
    await page.getByRole('radio', { name: 'Grátis', exact: true }).check();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('radio', { name: 'Foto' }).check();
    await page.getByRole('button', { name: 'Escolher imagem' }).click();
    const buffer = await page.screenshot();
    await (await chooser).setFiles({ name: 'capa.png', mimeType: 'image/png', buffer });
    await expect(page.getByRole('button', { name: 'Trocar imagem' })).toBeVisible();
  });

  await test.step('cannot create it while the API is down, and loses nothing', async () => {
    await whileDown(page, '**/v1/courses', async () => {
      await page.getByRole('button', { name: 'Criar curso' }).click();
      await expectToast(page, 'Não foi possível criar o curso. Tente novamente mais tarde');
    });
    await expect(field(page, 'Título')).toHaveValue(title);
    await page.getByRole('button', { name: 'Criar curso' }).click();
    await expectToast(page, 'Alterações salvas com sucesso');
    await expect(page).toHaveURL(/\/admin\/conteudos\/cursos\/gerenciar\/[\w-]{36}\/conteudo$/);
  });

  await test.step('adds two sections, a text with a pasted picture, and a video', async () => {
    for (const section of ['A caixa', 'As minhocas']) {
      await page.getByRole('textbox', { name: 'Título da nova seção' }).fill(section);
      await page.getByRole('button', { name: 'Adicionar seção' }).click();
      await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible();
    }

    await addContent(page, 'A caixa', 'Página de texto');
    const editor = page.getByRole('dialog');
    await field(editor, 'Título').fill('Três caixas empilhadas');
    const text = field(editor, 'Texto');
    await text.click();
    await pasteWithPicture(text, await page.screenshot());
    await expect(text.locator('img[src^="/files/"]')).toBeVisible();
    await editor.getByRole('button', { name: 'Salvar' }).click();
    await expect(editor).toBeHidden();
    await expect(page.getByRole('link', { name: 'Três caixas empilhadas' })).toBeVisible();

    await addContent(page, 'A caixa', 'Vídeo');
    await field(editor, 'Título').fill('Montando a caixa');
    await field(editor, 'Endereço do vídeo').fill(filmUrl);
    await expect(field(editor, 'Duração')).toHaveValue('0:33');
    await editor.getByRole('button', { name: 'Salvar' }).click();
    await expect(editor).toBeHidden();

    await addContent(page, 'As minhocas', 'Página de texto');
    await field(editor, 'Título').fill('Quem come o quê');
    await field(editor, 'Texto').click();
    await page.keyboard.type('Cascas sim, carne não.');
    await editor.getByRole('button', { name: 'Salvar' }).click();
    await expect(editor).toBeHidden();
  });

  await test.step('puts the video first, by the keyboard', async () => {
    await expect(contents(page)).toHaveText([
      'Três caixas empilhadas',
      'Montando a caixa',
      'Quem come o quê',
    ]);
    await page.getByRole('button', { name: 'Mover Montando a caixa' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Agora: conteúdo 2 de 2 da seção A caixa.')).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Agora: conteúdo 1 de 2 da seção A caixa.')).toBeAttached();
    const saved = page.waitForResponse('**/v1/courses/content/order/update');
    await page.keyboard.press('Space');
    expect((await saved).ok()).toBe(true);
    await expect(page.getByText('Ordem salva.')).toBeVisible();
    await page.reload();
    await expect(contents(page)).toHaveText([
      'Montando a caixa',
      'Três caixas empilhadas',
      'Quem come o quê',
    ]);
  });

  await test.step('opens a page as a preview', async () => {
    await page.getByRole('button', { name: 'Ações de Três caixas empilhadas' }).click();
    await page.getByRole('menuitem', { name: 'Abrir como prévia' }).click();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Três caixas empilhadas' }).last(),
    ).toContainText('Prévia');
  });

  await test.step('publishes it, at the second try', async () => {
    await whileDown(page, '**/v1/publications', async () => {
      await page.getByRole('button', { name: 'Publicar' }).click();
      await expectToast(page, 'Não foi possível atualizar o curso. Tente novamente mais tarde');
    });
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expectToast(page, 'Alterações salvas com sucesso');
    await expect(page.getByRole('button', { name: 'Despublicar' })).toBeVisible();
  });

  await test.step('a learner finds it, looks into it and studies it', async () => {
    const { page: learner } = await openAsNewLearner();
    await learner.context().route(filmUrl, (route) => route.fulfill({ path: film }));
    await learner.goto('/cursos?busca=compostagem');
    const card = learner.getByRole('article');
    await expect(card).toHaveCount(1);
    await expect(card.locator('img[src^="/files/"]')).toBeVisible();
    await card.getByRole('link', { name: title }).click();
    await expect(learner.getByText('Da caixa de minhocas ao primeiro adubo.')).toBeVisible();
    await learner.getByRole('link', { name: 'Começar' }).click();
    const heading = learner.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Montando a caixa');
    await learner.getByRole('link', { name: 'Próximo' }).click();
    await expect(heading).toHaveText('Três caixas empilhadas');
    await expect(learner.getByRole('main').locator('img[src^="/files/"]')).toBeVisible();
  });
});

/** The field's own description has its error message. */
const expectMistake = (page: Page, name: string, sentence: string) =>
  expect(field(page, name)).toHaveAccessibleDescription(new RegExp(sentence));

const contents = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('listitem').getByRole('link');

/** Pastes words and a picture as they come from a word processor: the picture inside of the HTML. */
function pasteWithPicture(editor: Locator, png: Buffer): Promise<void> {
  return editor.evaluate((element, picture) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      `<p>Furos de 4 mm, a cada dois dedos.</p><p><img alt="As três caixas" src="data:image/png;base64,${picture}"></p>`,
    );
    const options = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', options));
  }, png.toString('base64'));
}

/** Lets something happen while the API does not do these calls. */
async function whileDown(page: Page, calls: string, happen: () => Promise<void>): Promise<void> {
  await page.route(calls, (route) => route.fulfill({ status: 503 }));
  await happen();
  await page.unroute(calls);
}

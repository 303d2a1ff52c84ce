import { expect, test } from '../support/fixtures.ts';

// A file that is no course is refused.
test.use({ expectedPageErrors: /^refused: POST .*\/courses\/files\/preview 422$/ });

test('an administrator exports a course, and brings it back as another one', async ({ openAs }) => {
  const page = await openAs('admin');
  const { keyboard } = page;
  const dialog = page.getByRole('dialog', { name: 'Importar curso' });
  const title = 'Comece por aqui: como estudar na Sabiá';
  let file = '';

  await test.step('saves it with all its files', async () => {
    await page.goto('/admin/conteudos/cursos?page=1&busca=comece');
    await page.getByRole('button', { name: `Ações de ${title}` }).focus();
    await keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Exportar' }).focus();
    const download = page.waitForEvent('download');
    await keyboard.press('Enter');
    expect((await download).suggestedFilename()).toBe('comece-por-aqui.zip');
    file = await (await download).path();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('is told of a file that is no course', async () => {
    await page.getByRole('button', { name: 'Importar curso' }).focus();
    await keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Escolher arquivo' })).toBeFocused();
    const fake = { name: 'curso.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') };
    await dialog.getByLabel('Arquivo do curso').setInputFiles(fake);
    await expect(dialog.getByRole('alert')).toContainText('O arquivo está danificado');
  });

  await test.step('looks at the course in the file', async () => {
    await dialog.getByLabel('Arquivo do curso').setInputFiles(file);
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    await expect(dialog.getByText('/cursos/comece-por-aqui-2')).toBeVisible();
    await expect(dialog.getByRole('listitem').filter({ hasText: /^6 conteúdos/ })).toBeVisible();
  });

  await test.step('imports it, and is led to it', async () => {
    await dialog.getByRole('button', { name: 'Importar curso' }).focus();
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/gerenciar\/[\w-]{36}\/conteudo$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('button', { name: 'Publicar' })).toBeVisible();
    await page.getByRole('link', { name: 'A Sabiá em menos de um minuto' }).click();
    const video = page.getByRole('dialog').locator('video');
    await expect(video).toHaveAttribute('src', /^\/files\/.*\.mp4$/);
    await expect(video.locator('track')).toHaveAttribute('src', /^\/files\/.*\.vtt$/);
  });
});

import { apiAs } from '../support/api-client.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectToast } from '../support/toasts.ts';

test('an administrator presents an instructor, whom a visitor meets on the course page', async ({
  server,
  sessions,
  openAs,
  page: visitor,
}) => {
  const post = await apiAs(server, sessions.admin);
  const [category, level, skill] = [
    await post('/taxonomy/categories', { title: 'Vida prática' }),
    await post('/taxonomy/levels', { title: 'Iniciante' }),
    await post('/taxonomy/skills', { title: 'Costura' }),
  ];
  const course = await post('/courses?verification=skip', {
    title: 'Costura sem pressa',
    slug: 'costura-sem-pressa',
    shortDescription: 'Da bainha ao zíper.',
    description: '<p>Um ponto de cada vez.</p>',
    estimatedCompletionHours: 2,
    paymentType: 'FREE',
    isActive: true,
    categories: [category.id],
    levels: [level.id],
    skills: [skill.id],
  });
  const page = await openAs('admin');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });

  await test.step('creates the person with a photo', async () => {
    await page.goto('/admin/instrutores');
    await page.getByRole('link', { name: 'Novo instrutor' }).click();
    await field('Nome').fill('Lúcia Prado');
    await expect(field('Slug')).toHaveValue('lucia-prado');
    await field('Biografia').fill('Ensina costura há vinte anos. Mora em Olinda.');
    await field('Link 1').fill('https://www.instagram.com/exemplo');
    await page.locator('input[aria-label=Foto]').setInputFiles({
      name: 'lucia.png',
      mimeType: 'image/png',
      buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 320 } }),
    });
    await expect(page.getByRole('button', { name: 'Trocar imagem' })).toBeVisible();
    await page.getByRole('button', { name: 'Criar instrutor' }).click();
    await expect(page.getByRole('link', { name: 'Lúcia Prado' })).toBeVisible();
  });

  await test.step('assigns her to the course', async () => {
    await page.goto(`/admin/conteudos/cursos/gerenciar/${course.id}/configuracoes`);
    await page.getByLabel('Adicionar pessoa').selectOption('Lúcia Prado');
    await expect(page.getByRole('button', { name: 'Mover Lúcia Prado' })).toBeVisible();
    await page.getByRole('button', { name: 'Salvar alterações' }).click();
    await expectToast(page, 'Alterações salvas com sucesso');
  });

  await test.step('a visitor sees her on the course page, and opens her page', async () => {
    await visitor.goto('/cursos/costura-sem-pressa/previa');
    const taughtBy = visitor.getByRole('region', { name: 'Quem ensina' });
    await expect(taughtBy).toContainText('Ensina costura há vinte anos.');
    await taughtBy.getByRole('link', { name: 'Lúcia Prado' }).click();
    await expect(visitor).toHaveURL(/\/instrutores\/lucia-prado$/);
    await expect(visitor.getByRole('heading', { name: 'Lúcia Prado', level: 1 })).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'Instagram' })).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'Costura sem pressa' })).toBeVisible();
  });

  await test.step('the page is complete without JavaScript, with the photo', async () => {
    const html = await (await visitor.request.get('/instrutores/lucia-prado')).text();
    expect(html).toContain('Mora em Olinda.');
    expect(html).toMatch(/property="og:image" content="[^"]+\/files\//);
    expect(html).toContain('"@type":"Person"');
  });
  // The front page shows the newest courses, and this one has no lessons.
  await post(`/courses/${course.id}`, undefined, 'DELETE');
});

import { expect, test } from './support/fixtures.ts';

test('an administrator who leaves the view of a learner has written nothing', async ({
  openAs,
}) => {
  const page = await openAs('admin');
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/v1/'))
      writes.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const view = new URLSearchParams({
    como: 'LEARNER',
    em: '/cursos/orcamento-domestico',
    de: '/admin',
  });
  await page.goto(`/admin/ver-como?${view}`);
  await expect(page.getByText('Nada é gravado')).toBeVisible();
  await page.getByRole('button', { name: 'Concluir e continuar' }).click();
  await expect(page.getByText('Seu progresso não foi guardado.')).toBeVisible();
  await page.getByRole('button', { name: 'Sair da visualização' }).click();
  await expect(page.getByRole('heading', { name: 'Visão geral', level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(writes).toEqual([]);
});

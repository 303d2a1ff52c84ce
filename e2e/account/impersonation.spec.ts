import { createExamCourse } from '../support/exam-course.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectToast } from '../support/toasts.ts';

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
  await expect(page.getByRole('region', { name: 'Visualização' })).toContainText('Nada é gravado');
  await page.getByRole('button', { name: 'Concluir e continuar' }).click();
  await expectToast(page, /^Seu progresso não foi guardado\./);
  await page.getByRole('button', { name: 'Sair da visualização' }).click();
  await expect(page.getByRole('heading', { name: 'Visão geral', level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(writes).toEqual([]);
});

test('an exam in the view of a learner leads to its preview, which can be answered', async ({
  server,
  sessions,
  openAs,
}) => {
  const path = await createExamCourse(server, sessions.admin);
  const page = await openAs('admin');
  const view = new URLSearchParams({ como: 'LEARNER', em: path, de: '/admin' });
  await page.goto(`/admin/ver-como?${view}`);
  await expect(page.getByRole('region', { name: 'Visualização' })).toContainText('Nada é gravado');
  await expect(page.getByText('Aqui nada é gravado')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Começar' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Experimentar' }).click();
  await expect(page.getByRole('region', { name: 'Prévia' })).toBeVisible();
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(page.getByText('Questão 1 de 4')).toBeVisible();
});

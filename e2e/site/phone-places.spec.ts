import { apiAs } from '../support/api-client.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('the places of the phone are what a student does most, and those of a teacher', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const post = await apiAs(server, sessions.admin);
  const { page, account } = await openAsNewLearner();
  const bar = page.getByRole('navigation', { name: 'Principal' }).filter({ visible: true });
  const places = () => bar.locator(':scope > *:visible').allTextContents();
  const more = bar.getByRole('button', { name: 'Mais' });

  await test.step('outside of classes they are as ever', async () => {
    await page.goto('/');
    await expect.poll(places).toEqual(['Início', 'Cursos', 'Trilhas', 'Simulados', 'Lives']);
  });

  const { items } = await post<{ items: { id: string }[] }>(
    `/users/admin/paginated?searchKey=${encodeURIComponent(account.email)}`,
    undefined,
    'GET',
  );
  const memberOf = async (title: string, role: string) => {
    const { id } = await post('/classes', { title });
    await post(`/classes/${id}/members`, { userId: items[0]?.id, role });
  };

  await test.step('a student has what is to do, and the rest above Mais by keyboard', async () => {
    await memberOf('Turma dos lugares', 'STUDENT');
    await page.reload();
    await expect.poll(places).toEqual(['Início', 'A fazer', 'Cursos', 'Simulados', 'Mais']);
    await more.focus();
    await page.keyboard.press('Enter');
    const notebook = bar.getByRole('link', { name: 'Caderno de erros' });
    await expect(notebook).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(notebook).toBeHidden();
    await expect(more).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(bar.getByRole('link', { name: 'Turmas' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Trilhas', level: 1 })).toBeVisible();
    await expect(notebook).toBeHidden();
  });

  await test.step('a teacher has the day and the classes', async () => {
    await memberOf('Turma de quem ensina', 'TEACHER');
    await page.reload();
    await expect.poll(places).toEqual(['Início', 'Hoje', 'Turmas', 'Cursos', 'Mais']);
    await bar.getByRole('link', { name: 'Hoje' }).click();
    await expect(page.getByRole('heading', { name: 'Hoje', level: 1 })).toBeVisible();
  });
});

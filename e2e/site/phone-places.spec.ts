import { createClass } from '../support/classes.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('the places of the phone are what a student does most, and those of a teacher', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const { page, session } = await openAsNewLearner();
  const bar = page.getByRole('navigation', { name: 'Principal' }).filter({ visible: true });
  const places = () => bar.locator(':scope > *:visible').allTextContents();
  const more = bar.getByRole('button', { name: 'Mais' });

  await test.step('outside of classes they are as ever', async () => {
    await page.goto('/');
    await expect.poll(places).toEqual(['Início', 'Cursos', 'Trilhas', 'Simulados', 'Lives']);
  });

  await test.step('a student has what is to do, and the rest above Mais by keyboard', async () => {
    await createClass(server, sessions.admin, { title: 'Turma dos lugares', students: [session] });
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
    await createClass(server, sessions.admin, {
      title: 'Turma de quem ensina',
      teachers: [session],
    });
    await page.reload();
    await expect.poll(places).toEqual(['Início', 'Hoje', 'Turmas', 'Cursos', 'Mais']);
    await bar.getByRole('link', { name: 'Hoje' }).click();
    await expect(page.getByRole('heading', { name: 'Hoje', level: 1 })).toBeVisible();
  });
});

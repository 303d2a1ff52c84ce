import { apiAs } from '../support/api-client.ts';
import { field } from '../support/forms.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoUsers, signIn } from '../support/users.ts';

test.use({ expectedPageErrors: /^refused: .* 401$|^console error: .*ApiProblem/ });

test('a session that ends while an author writes is told, and the text is there after the next sign-in', async ({
  server,
  sessions,
  openBrowser,
}) => {
  const post = await apiAs(server, sessions.admin);
  const termOf = async (kind: string) => [
    (await post(`/taxonomy/${kind}`, { title: 'Hortas' })).id,
  ];
  const course = await post('/courses', {
    title: 'Horta de varanda',
    slug: 'horta-de-varanda',
    shortDescription: 'Vaso, terra, sol e paciência.',
    description: '<p>Salada a dois passos da mesa.</p>',
    estimatedCompletionHours: 2,
    categories: await termOf('categories'),
    levels: await termOf('levels'),
    skills: await termOf('skills'),
  });
  const { admin } = demoUsers;
  // A session of its own: the shared one goes on.
  const page = await openBrowser(await signIn(server, admin));
  const settings = `/admin/conteudos/cursos/gerenciar/${course.id}/configuracoes`;
  await page.goto(settings);
  await field(page, 'Subtítulo').fill('Do vaso furado à primeira salada');

  await page.request.post('/identity/sign-out', { headers: { origin: server.url }, data: {} });
  // The page may have noticed by a request of its own, and the form may be gone.
  await page.evaluate(() => document.querySelector('form')?.requestSubmit());

  const notice = page.getByRole('region', { name: 'Fim da sessão' });
  await expect(notice).toContainText('Sua sessão terminou.');
  await expect(page.getByRole('heading', { name: 'Entrar', level: 1 })).toBeVisible();
  await page.getByLabel('E-mail').fill(admin.email);
  await page.getByLabel('Senha', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(settings);
  await expect(notice).toBeHidden();

  await page.getByRole('button', { name: 'Recuperar' }).click();
  await expect(field(page, 'Subtítulo')).toHaveValue('Do vaso furado à primeira salada');
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(page).toHaveURL(/\/conteudo$/);
});

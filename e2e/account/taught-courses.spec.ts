import { apiAs } from '../support/api-client.ts';
import { userIdOf } from '../support/classes.ts';
import { expect, test } from '../support/fixtures.ts';

test('a user linked with an instructor sees how far learners get in the own courses', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const post = await apiAs(server, sessions.admin);
  const { page: teacher, session } = await openAsNewLearner();
  const instructor = await post('/instructors', {
    name: 'Ivo Bordado',
    slug: 'ivo-bordado',
    biography: 'Ensina bordado em Natal.',
  });
  await post(
    `/instructors/${instructor.id}/user`,
    { userId: await userIdOf(server, session) },
    'PATCH',
  );
  const [category, level, skill] = [
    await post('/taxonomy/categories', { title: 'Bordado' }),
    await post('/taxonomy/levels', { title: 'Bordado' }),
    await post('/taxonomy/skills', { title: 'Bordado' }),
  ];
  const course = await post('/courses?verification=skip', {
    title: 'Bordado livre',
    slug: 'bordado-livre',
    shortDescription: 'Do ponto atrás ao nó francês.',
    description: '<p>Um ponto de cada vez.</p>',
    estimatedCompletionHours: 2,
    paymentType: 'FREE',
    isActive: true,
    instructors: [instructor.id],
    categories: [category.id],
    levels: [level.id],
    skills: [skill.id],
  });
  const section = await post(`/courses/${course.id}/section`, { title: 'Pontos' });
  for (const title of ['Ponto atrás', 'Nó francês'])
    await post('/courses/content', {
      sectionId: section.id,
      createContentDto: { contentType: 'TEXTPAGE', title, pageContent: '<p>Assim.</p>' },
    });

  await test.step('before anybody has begun', async () => {
    await teacher.goto('/turmas');
    const courses = teacher.getByRole('region', { name: 'Cursos que ensino' });
    await expect(courses).toContainText('Ninguém começou ainda.');
  });

  await test.step('a learner completes the first content', async () => {
    const { page } = await openAsNewLearner();
    await page.goto('/cursos/bordado-livre');
    await page.getByRole('button', { name: 'Concluir e continuar' }).click();
    await expect(page.getByRole('heading', { name: 'Nó francês', level: 1 })).toBeVisible();
  });

  await test.step('the teacher sees one person, and how far', async () => {
    await teacher.reload();
    await teacher.getByRole('link', { name: 'Bordado livre' }).click();
    await expect(
      teacher.getByRole('heading', { name: 'Cursos que ensino', level: 1 }),
    ).toBeVisible();
    await expect(teacher.getByLabel('Curso', { exact: true })).toHaveValue(course.id);
    await teacher.getByText('Ver como tabela').click();
    await expect(
      teacher.getByRole('row', { name: /^1 Ponto atrás Pontos 1 1 100%$/ }),
    ).toBeVisible();
    await expect(
      teacher.getByRole('row', { name: /^2 Nó francês Pontos 1 0 100%$/ }),
    ).toBeVisible();
  });
});

import { expect, test } from '../support/fixtures.ts';

test('a new learner finds a first course, sets a weekly goal and filters courses by progress', async ({
  openAsNewLearner,
}) => {
  const { page } = await openAsNewLearner();
  await page.goto('/_app');
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');

  const question = (title: string) => page.getByRole('heading', { name: title });
  await test.step('answers three questions by the keyboard, which lead to a first course', async () => {
    await page.getByRole('button', { name: 'Tecnologia' }).press('Enter');
    await expect(question('Quanto você já sabe disso?')).toBeFocused();
    await page.getByRole('button', { name: 'Voltar' }).press('Enter');
    await expect(question('O que você quer aprender primeiro?')).toBeFocused();
    await page.getByRole('button', { name: 'Tecnologia' }).press('Enter');
    await page.getByRole('button', { name: 'Iniciante' }).press('Enter');
    await expect(question('Quantos dias por semana você quer estudar?')).toBeFocused();
    await page.goBack();
    await expect(question('Quanto você já sabe disso?')).toBeFocused();
    await page.getByRole('button', { name: 'Iniciante' }).press('Enter');
    await page.getByRole('button', { name: '3 dias' }).press('Enter');
  });

  const nextStep = page.getByRole('region', { name: 'Próximo passo' });
  await test.step('which is free, and the same one after a reload', async () => {
    for (const again of [false, true]) {
      if (again) await page.reload();
      await expect(nextStep.getByText('Porque você escolheu Tecnologia')).toBeVisible();
      await expect(nextStep.getByRole('heading', { name: 'Lógica de programação' })).toBeVisible();
      await expect(nextStep.getByText(/Grátis, leva/)).toBeVisible();
    }
  });

  await test.step('finds more courses of the chosen level, each with the reason', async () => {
    const courses = page.getByRole('region', { name: 'Cursos para você' });
    await expect(
      courses.getByText(/^(Do seu nível: Iniciante|Porque você escolheu Tecnologia)$/),
    ).toHaveCount(3);
    // The next step is shown once.
    await expect(courses.getByText('Lógica de programação')).toHaveCount(0);
  });

  const goal = page.getByRole('group', { name: 'Meta da semana' });
  await test.step('has the days as the weekly goal, and changes them in place', async () => {
    await expect(page.getByText(/^0 de 3 dias nesta semana\./)).toBeVisible();
    await page.getByRole('button', { name: 'Mudar a meta' }).press('Enter');
    await expect(goal).toBeFocused();
  });

  await test.step('changes it, and finds it again', async () => {
    await expect(page.getByRole('button', { name: '3 dias' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('button', { name: '7 dias' }).click();
    await expect(page.getByText(/^0 de 7 dias nesta semana\./)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^0 de 7 dias nesta semana\./)).toBeVisible();
  });

  await test.step('and gives it up', async () => {
    await page.getByRole('button', { name: 'Mudar a meta' }).click();
    await page.getByRole('button', { name: 'Ficar sem meta' }).click();
    await expect(goal).toBeFocused();
    await expect(page.getByRole('button', { name: 'Escolher uma meta' })).toBeVisible();
  });

  const tabs = page.getByRole('navigation', { name: 'Meus cursos' });
  await test.step('looks through the courses that are left, page by page', async () => {
    await expect(page.getByText('Nenhum curso em andamento.')).toBeVisible();
    await tabs.getByRole('link', { name: 'Não iniciados' }).click();
    await expect(page).toHaveURL('/?cursos=nao-iniciados');
    await page.getByRole('link', { name: 'Próxima' }).click();
    await expect(page).toHaveURL('/?cursos=nao-iniciados&pagina=2');
    // Other journeys make courses in the same school.
    await expect(page.getByText(/^Página 2 de \d+$/)).toBeVisible();
    await expect(tabs.getByRole('link', { name: 'Não iniciados' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  await test.step('and comes back to those under way', async () => {
    await tabs.getByRole('link', { name: 'Em andamento' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Nenhum curso em andamento.')).toBeVisible();
  });
});

test('a new learner who skips the first questions is not asked again', async ({
  openAsNewLearner,
}) => {
  const { page } = await openAsNewLearner();
  const question = page.getByRole('heading', { name: 'O que você quer aprender primeiro?' });
  await page.goto('/');
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Pular' }).click();
  await expect(page.getByText('Que bom ter você aqui', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Que bom ter você aqui', { exact: true })).toBeVisible();
  await expect(question).toHaveCount(0);
});

test('the home page asks for its data in one request, and each tab for its own', async ({
  openAs,
}) => {
  const page = await openAs('learner');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/v1\/(?!users\/)/.test(pathname)) asked.push(pathname.replace(/[\w-]{36}/, '{id}'));
  });
  await page.goto('/');
  await expect(page.getByText('Continue de onde parou')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Trilhas para você' })).toBeVisible();
  expect(asked).toEqual(['/v1/home']);
  await page.getByRole('link', { name: 'Concluídos' }).click();
  await expect(() => expect(asked).toHaveLength(2)).toPass();
  expect(asked[1]).toBe('/v1/progressionbystatus/{id}/paginated');
});

test('the numbers of the home lead further, and stand on one line', async ({ openAs }) => {
  const page = await openAs('learner');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const numbers = page.getByRole('region', { name: 'Seus números' }).getByRole('link');
  await expect(numbers).toHaveCount(2);
  await expect(numbers.first()).toHaveText(/^\d+ revisões para hoje Revisar agora$/);
  const tops = await numbers.evaluateAll((links) =>
    links.map((link) => Math.round(link.firstElementChild?.getBoundingClientRect().top ?? 0)),
  );
  expect(tops[0]).toBe(tops[1]);
});

import { expect, test } from '../support/fixtures.ts';

test.use({ expectedPageErrors: /503/ });

test('a catalogue whose calls all fail shows one error, and one retry loads everything', async ({
  openAs,
}) => {
  const page = await openAs('learner');
  let isDown = true;
  await page.route(/\/v1\/(courses|taxonomy)/, (route) =>
    isDown ? route.fulfill({ status: 503, json: { title: 'Fora do ar' } }) : route.continue(),
  );
  // The first page of a visit brings its cards along.
  await page.goto('/certificados');
  await page.getByRole('navigation').first().getByRole('link', { name: 'Cursos' }).click();
  await expect(page.getByRole('alert')).toHaveCount(1);
  isDown = false;
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^\d+ cursos$/ })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Iniciante' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Tecnologia' })).toBeVisible();
});

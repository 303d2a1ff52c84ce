import { expect, test } from '../support/fixtures.ts';

// 1280 x 1024 pixels at a zoom of 400 % (WCAG 1.4.10).
test.use({ viewport: { width: 320, height: 256 } });

test('no bar stays over a lesson at a zoom of 400 %', async ({ openAs }) => {
  const page = await openAs('learner');
  await page.goto('/cursos/primeiros-socorros');
  await expect(
    page.getByRole('navigation', { name: 'Conteúdo anterior e próximo' }),
  ).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  const fixed = await page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .filter((element) => element.getBoundingClientRect().height > 0)
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(fixed.filter((html) => !html.includes('#conteudo'))).toEqual([]);
});

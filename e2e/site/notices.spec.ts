import { expect, test } from '../support/fixtures.ts';
import { expectNoFaults, windowsWithNotices } from '../support/windows.ts';

/** Screens of learners that an administrator may view as one of them. */
const addresses = [
  '/',
  '/cursos',
  '/cursos/orcamento-domestico',
  '/cursos/orcamento-domestico/previa',
  '/trilhas',
  '/exercicios',
  '/lives',
  '/certificados',
  '/desempenho',
  '/caderno-de-erros',
  '/treino',
  '/assinatura',
  '/perfil',
];

test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

// `screens.spec.ts` shows the other notices on every screen.
test('the bar of an impersonation covers nothing on any screen', async ({ openAs }) => {
  const page = await openAs('admin');
  await page.addInitScript(() => sessionStorage.setItem('sabia.viewAs', 'SUBSCRIBER'));
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('region', { name: 'Visualização' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNoFaults(page, address, windowsWithNotices);
    });
  }
});

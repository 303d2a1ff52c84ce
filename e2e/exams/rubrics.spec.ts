import { expect, test } from '../support/fixtures.ts';
import { expectToast } from '../support/toasts.ts';

test('an administrator writes a rubric, changes it and archives it', async ({ openAs }) => {
  const page = await openAs('admin');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await page.goto('/admin/questoes');
  await page.getByRole('link', { name: 'Rubricas', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Rubricas', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Nova rubrica' }).click();
  await expect(page.getByRole('heading', { name: 'Nova rubrica', level: 1 })).toBeVisible();

  await test.step('is told what it lacks', async () => {
    await page.getByRole('button', { name: 'Criar rubrica' }).click();
    await expect(page.getByRole('alert')).toContainText('Critério 1');
    await expect(field('Título')).toBeFocused();
  });

  await test.step('writes criteria with levels', async () => {
    await field('Título').fill('Carta ao prefeito');
    await field('Nome').fill('Gênero');
    await field('Pontos do nível 2, critério 1').fill('2,5');
    await field('Pontos do nível 3, critério 1').fill('1');
    await expect(field('Pontos do nível 3, critério 1')).toHaveAccessibleDescription(
      /da menor para a maior nota/,
    );
    await field('Pontos do nível 3, critério 1').fill('5');
    await field('Descrição do nível 3, critério 1').fill('É uma carta, com todas as partes.');
    await page.getByRole('button', { name: 'Adicionar nível' }).click();
    await expect(field('Pontos do nível 4, critério 1')).toHaveValue('7,5');
    await page.getByRole('button', { name: 'Adicionar motivo' }).click();
    await field('Motivo 1').fill('fuga ao tema');
    await page.getByRole('button', { name: 'Criar rubrica' }).click();
    await expectToast(page, 'Rubrica criada');
  });

  await test.step('changes and archives it', async () => {
    const rubric = page.getByRole('listitem').filter({ hasText: 'Carta ao prefeito' });
    await expect(rubric).toContainText('1 critério · até 7,5 pontos · 0 questões');
    await rubric.getByRole('link', { name: 'Carta ao prefeito' }).click();
    await expect(page.getByRole('heading', { name: 'Carta ao prefeito', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Arquivar' }).click();
    await expectToast(page, 'Rubrica arquivada. As questões dela continuam.');
    await field('Nome').fill('Gênero da carta');
    await page.getByRole('button', { name: 'Salvar alterações' }).click();
    await expectToast(page, 'Rubrica salva. As correções já feitas ficam como estão.');
    await expect(rubric).toContainText('Arquivada');
  });
});

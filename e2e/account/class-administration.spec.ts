import { apiAs } from '../support/api-client.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectToast } from '../support/toasts.ts';

test('an administrator creates a class, adds people, changes its code and archives it', async ({
  server,
  sessions,
  openAs,
  openAsNewLearner,
}) => {
  const { page: learner, account } = await openAsNewLearner();
  // The first visit creates the profile, which the search finds.
  await learner.goto('/');
  await expect(learner.getByRole('heading', { level: 1 })).toBeVisible();
  const api = await apiAs(server, sessions.admin);
  const page = await openAs('admin');
  const members = page.getByRole('table', { name: 'Participantes' });

  await test.step('creates the class with what it studies', async () => {
    await page.goto('/admin/turmas');
    await page.getByRole('link', { name: 'Nova turma' }).click();
    await expect(page.getByRole('heading', { name: 'Nova turma', level: 1 })).toBeVisible();
    await page.getByRole('textbox', { name: 'Nome da turma' }).fill('2º ano B da tarde');
    await page.getByRole('combobox', { name: 'Turno' }).selectOption('Tarde');
    await page.getByRole('searchbox', { name: 'Buscar curso' }).fill('Orçamento');
    await page.getByRole('button', { name: /^Adicionar Orçamento/ }).click();
    await expect(page.getByRole('button', { name: /^Tirar Orçamento/ })).toBeVisible();
    await page.getByRole('button', { name: 'Criar turma' }).click();
    await expect(page.getByRole('heading', { name: '2º ano B da tarde', level: 1 })).toBeVisible();
  });
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const code = async () =>
    (await api<{ code: string | null }>(`/classes/${id}`, undefined, 'GET')).code;

  await test.step('adds a person and makes them a teacher', async () => {
    await page.getByRole('searchbox', { name: 'Buscar pessoa' }).fill(account.email);
    await page.getByRole('button', { name: /^Adicionar / }).click();
    await expect(members.getByRole('row')).toHaveCount(2);
    await expect(members).toContainText('Estudante');
    await members.getByRole('button', { name: /^Ações de / }).click();
    await page.getByRole('menuitem', { name: 'Tornar professor(a)' }).click();
    await expect(members).toContainText('Professor(a)');
  });

  await test.step('gives the class another code, and ends it', async () => {
    const former = await code();
    await page.getByRole('button', { name: 'Trocar código' }).click();
    await page
      .getByRole('dialog', { name: 'Trocar o código?' })
      .getByRole('button', { name: 'Trocar' })
      .click();
    await expectToast(page, 'A turma tem um código novo');
    expect(await code()).not.toBe(former);
    await page.getByRole('button', { name: 'Encerrar código' }).click();
    await page
      .getByRole('dialog', { name: 'Encerrar o código?' })
      .getByRole('button', { name: 'Encerrar' })
      .click();
    await expect(page.getByRole('button', { name: 'Criar código' })).toBeVisible();
    expect(await code()).toBeNull();
  });

  await test.step('removes the person after a confirmation', async () => {
    await members.getByRole('button', { name: /^Ações de / }).click();
    await page.getByRole('menuitem', { name: 'Tirar da turma' }).click();
    await page
      .getByRole('dialog', { name: /^Tirar .* da turma\?$/ })
      .getByRole('button', { name: 'Tirar da turma' })
      .click();
    await expect(page.getByText('Ninguém está nesta turma ainda.')).toBeVisible();
  });

  await test.step('archives the class, finds it by the filter and opens it again', async () => {
    await page.getByRole('button', { name: 'Ações de 2º ano B da tarde' }).click();
    await page.getByRole('menuitem', { name: 'Arquivar' }).click();
    await page
      .getByRole('dialog', { name: 'Arquivar 2º ano B da tarde?' })
      .getByRole('button', { name: 'Arquivar' })
      .click();
    await expectToast(page, 'Turma arquivada');
    await page.getByRole('link', { name: 'Todas as turmas' }).click();
    await expect(page.getByRole('heading', { name: 'Turmas', level: 1 })).toBeVisible();
    await page.getByRole('combobox', { name: 'Situação' }).selectOption('Arquivadas');
    await expect(page.getByText('1 turma', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Ações de 2º ano B da tarde' }).click();
    await page.getByRole('menuitem', { name: 'Reabrir' }).click();
    await expectToast(page, 'Turma reaberta');
  });
});

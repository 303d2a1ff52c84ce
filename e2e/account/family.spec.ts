import { expect, test } from '../support/fixtures.ts';
import { createClass } from '../support/classes.ts';
import { openHydrated } from '../support/hydration.ts';
import { expectToast } from '../support/toasts.ts';
import { newAccount } from '../support/users.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('a guardian confirms, makes an account, follows a student, and withdraws', async ({
  server,
  sessions,
  openAsNewLearner,
  openBrowser,
}) => {
  const { page: student, session } = await openAsNewLearner();
  const title = '9º C da família';
  await createClass(server, sessions.admin, { title, students: [session] });
  const guardian = { ...newAccount(), name: 'Marta Prado Souza' };

  await test.step('the student is told of the page and asks the guardian', async () => {
    await student.goto('/perfil');
    const birthDate = student.getByLabel('Data de nascimento');
    await birthDate.fill(`${new Date().getFullYear() - 12}-03-04`);
    await student.getByRole('button', { name: 'Salvar' }).tap();
    await expect(student.getByText('Você tem menos de 18 anos')).toBeVisible();
    await student.goto('/perfil/meus-dados');
    await expect(student.getByText('Quem confirma tem uma página')).toContainText('frequência');
    await student.getByLabel('E-mail do responsável').fill(guardian.email);
    await student.getByRole('button', { name: 'Pedir confirmação' }).tap();
    await expectToast(student, 'E-mail enviado ao responsável');
  });

  const page = await openBrowser();
  await test.step('the guardian confirms by the link and makes an account', async () => {
    const letter = (await server.nextEmail(guardian.email))
      .replaceAll('=\r\n', '')
      .replaceAll('=3D', '=');
    const [path = ''] = /\/privacidade\?responsavel=[\w-]{32}/.exec(letter) ?? [];
    await openHydrated(page, path);
    await page.getByRole('button', { name: 'Sou responsável e confirmo' }).tap();
    await expect(page.getByText('Entre ou crie uma conta com este e-mail')).toBeVisible();
    await page.getByRole('link', { name: 'Acompanhar' }).tap();
    await expect(page).toHaveURL(/\/entrar\?voltar=/);
    await page.getByRole('main').getByRole('link', { name: 'Criar conta' }).tap();
    await page.getByLabel('Nome completo').fill(guardian.name);
    await page.getByLabel('E-mail').fill(guardian.email);
    await page.getByRole('textbox', { name: 'Senha' }).fill(guardian.password);
    await page.getByRole('button', { name: 'Criar conta' }).tap();
    await page.getByLabel('Código de 8 dígitos').fill(await server.nextCode(guardian.email));
  });

  await test.step('the page tells how the study goes', async () => {
    await expect(page).toHaveURL('/familia');
    await expect(page.getByText('Você acompanha Beatriz Moura Lins até 3 de março')).toBeVisible();
    const ofClass = page.getByRole('region', { name: `Turma ${title}` });
    await expect(ofClass).toContainText('Ainda não houve chamada.');
    await expect(page.getByRole('region', { name: 'O que falta entregar' })).toContainText(
      'Nada pedido pelas turmas agora.',
    );
  });

  await test.step('a time to stop reaches the student', async () => {
    // So early that every time of the day is later, until the next morning at 5.
    await page.getByLabel('Parar às').fill('05:00');
    await page.getByRole('button', { name: 'Salvar horário' }).tap();
    await expectToast(page, 'Horário salvo');
    await student.goto('/perfil/meus-dados');
    const note = student.getByRole('region', { name: 'Combinado da família' });
    await expect(note).toContainText('05:00');
    await note.getByRole('button', { name: 'Fechar o aviso' }).tap();
    await expect(note).toBeHidden();
  });

  await test.step('the guardian withdraws, and the student is told', async () => {
    await page.getByRole('button', { name: 'Retirar minha confirmação' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Retirar a sua confirmação?' });
    await dialog.getByRole('button', { name: 'Retirar', exact: true }).tap();
    await expect(page.getByText('Ninguém para acompanhar com este e-mail.')).toBeVisible();
    await student.reload();
    await expect(student.getByText('deixou de responder')).toBeVisible();
    await expect(student.getByLabel('E-mail do responsável')).toBeVisible();
  });
});

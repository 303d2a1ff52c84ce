import { apiAs } from '../support/api-client.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectToast } from '../support/toasts.ts';
import { newAccount, signUp } from '../support/users.ts';

test.use({ expectedPageErrors: /^refused: POST .*\/identity\/sign-in\/email 403$/ });

test('an administrator invites, corrects, blocks and removes one person', async ({
  server,
  openAs,
  openBrowser,
}) => {
  const page = await openAs('admin');
  const account = newAccount();
  const typo = `errado.${account.email}`;
  // Another address than that of the account: the invitation may leave before it is withdrawn.
  const invited = `convite.${account.email}`;

  await test.step('invites one person, corrects the address, and withdraws the invitation', async () => {
    await page.goto('/admin/usuarios?page=1');
    await page.getByRole('button', { name: 'Convidar pessoa' }).click();
    const drawer = page.getByRole('dialog', { name: 'Convidar pessoa' });
    await drawer.getByRole('textbox', { name: 'Nome' }).fill('Quitéria Mota');
    await drawer.getByRole('textbox', { name: 'E-mail' }).fill(typo);
    await drawer.getByRole('button', { name: 'Convidar' }).click();
    await expectToast(page, `O convite vai sair para ${typo}`);
    await page.goto(`/admin/usuarios?page=1&busca=${encodeURIComponent(typo)}`);
    await page.getByRole('link', { name: 'Quitéria Mota' }).click();
    await page.getByRole('button', { name: 'Corrigir nome ou e-mail' }).click();
    await page.getByRole('textbox', { name: 'E-mail' }).fill(invited);
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText(invited, { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Retirar convite' }).click();
    await page
      .getByRole('dialog', { name: 'Retirar o convite de Quitéria Mota?' })
      .getByRole('button', { name: 'Retirar convite' })
      .click();
    await expect(page).toHaveURL('/admin/usuarios?page=1');
  });

  const session = await signUp(server, account);
  const person = await (
    await apiAs(server, session)
  )<{ id: string }>(`/users/email/${account.email}`, undefined, 'GET');

  await test.step('corrects the name of a person', async () => {
    await page.goto(`/admin/usuarios/${person.id}`);
    await page.getByRole('textbox', { name: 'Nome' }).fill('Beatriz Moura Lins Prado');
    await page.getByRole('button', { name: 'Corrigir', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beatriz Moura Lins Prado');
  });

  await test.step('corrects the e-mail, which counts when the new mailbox confirms it', async () => {
    const { email: before } = account;
    const email = `certo.${before}`;
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByRole('button', { name: 'Corrigir e-mail' }).click();
    await expect(page.getByRole('button', { name: 'Enviar de novo' })).toBeVisible();
    const letter = (await server.nextEmail(email)).replaceAll('=\r\n', '');
    const guest = await openBrowser();
    await guest.goto(/\/novo-email#[\w-]{32}/.exec(letter)?.[0] ?? 'the e-mail has no link');
    await guest.getByRole('button', { name: 'Confirmar o novo e-mail' }).click();
    await expect(guest.getByText(`O e-mail da sua conta agora é ${email}.`)).toBeVisible();
    account.email = email;
    await guest.getByRole('link', { name: 'Entrar', exact: true }).last().click();
    await guest.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await guest.getByLabel('Senha', { exact: true }).fill(account.password);
    await guest.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(guest.getByRole('button', { name: /^Conta de Beatriz/ })).toBeVisible();
    // Requests that the page still sends are refused once the person is blocked.
    await guest.close();
    await page.reload();
    await expect(page.getByText(email, { exact: true }).first()).toBeVisible();
  });

  await test.step('blocks the person, who can not sign in and reads why', async () => {
    await page.getByRole('button', { name: 'Bloquear' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bloquear Beatriz Moura Lins Prado?' });
    await expect(dialog).toContainText('não consegue entrar enquanto durar o bloqueio');
    await dialog.getByRole('button', { name: 'Bloquear' }).click();
    await expect(page.getByText('Bloqueada', { exact: true }).first()).toBeVisible();
    const guest = await openBrowser();
    await guest.goto('/entrar');
    await guest.getByRole('textbox', { name: 'E-mail' }).fill(account.email);
    await guest.getByLabel('Senha', { exact: true }).fill(account.password);
    await guest.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(guest.getByText('A escola bloqueou esta conta.')).toBeVisible();
    await page.getByRole('button', { name: 'Desbloquear' }).click();
    await page
      .getByRole('dialog', { name: 'Desbloquear Beatriz Moura Lins Prado?' })
      .getByRole('button', { name: 'Desbloquear' })
      .click();
    await guest.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(guest.getByRole('button', { name: /^Conta de Beatriz/ })).toBeVisible();
    // As above: the person is blocked once more.
    await guest.close();
  });

  await test.step('blocks and unblocks selected people in the list', async () => {
    await page.goto(`/admin/usuarios?page=1&busca=${encodeURIComponent(account.email)}`);
    const checkbox = page.getByRole('checkbox', { name: /^Selecionar Beatriz/ });
    await checkbox.check();
    const together = page.getByRole('group', { name: 'Com o que está selecionado' });
    await together.getByRole('button', { name: 'Bloquear' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bloquear: 1 pessoa?' });
    await expect(dialog).toContainText('não conseguem entrar enquanto durar o bloqueio');
    await dialog.getByRole('button', { name: 'Bloquear' }).click();
    await expect(page.getByText('1 pessoa bloqueada.')).toBeVisible();
    await together.getByRole('button', { name: 'Desbloquear' }).click();
    await page
      .getByRole('dialog', { name: 'Desbloquear: 1 pessoa?' })
      .getByRole('button', { name: 'Desbloquear' })
      .click();
    await expect(page.getByText('1 pessoa desbloqueada.')).toBeVisible();
    await page.goto(`/admin/usuarios/${person.id}`);
  });

  await test.step('removes the person after the e-mail was typed', async () => {
    await page.getByRole('button', { name: 'Excluir da escola' }).click();
    const dialog = page.getByRole('dialog', { name: /^Excluir Beatriz/ });
    const confirm = dialog.getByRole('button', { name: 'Excluir de vez' });
    await expect(confirm).toBeDisabled();
    await dialog.getByRole('textbox', { name: /^Para confirmar/ }).fill(account.email);
    await confirm.click();
    await expectToast(page, 'Pessoa excluída');
    await page.goto(`/admin/usuarios?page=1&busca=${encodeURIComponent(account.email)}`);
    await expect(page.getByRole('link', { name: /^Beatriz/ })).toBeHidden();
  });
});

import { readFile } from 'node:fs/promises';
import { apiAs } from '../support/api-client.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectToast } from '../support/toasts.ts';
import { newAccount } from '../support/users.ts';

// The last administrator can not go.
test.use({ expectedPageErrors: /^refused: PATCH .*\/users\/role\/.* 409$/ });

test('an administrator imports users from a spreadsheet, and one of them signs up', async ({
  server,
  sessions,
  openAs,
  openBrowser,
}) => {
  const page = await openAs('admin');
  const { keyboard } = page;
  const dialog = page.getByRole('dialog', { name: 'Importar pessoas' });
  const coming = { ...newAccount(), name: 'Quitéria Brandão' };
  const sheet = (...lines: string[]) => ({
    name: 'turma.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Nome;E-mail;Assinante;Papel na turma', ...lines].join('\r\n'), 'latin1'),
  });

  await test.step('sees by line and column what is wrong in the sheet', async () => {
    await page.goto('/admin/conteudos/cursos?page=1');
    await page.getByRole('link', { name: 'Usuários' }).click();
    await page.getByRole('button', { name: 'Importar pessoas' }).focus();
    await keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Escolher arquivo' })).toBeFocused();
    await dialog
      .getByLabel('Planilha de pessoas')
      .setInputFiles(sheet(`${coming.name};${coming.email};sim;aluna`, 'Sem Endereço;nada;;'));
    await expect(dialog.getByRole('row', { name: '3 E-mail Email inválido' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Convidar/ })).toBeHidden();
  });

  await test.step('brings the corrected one', async () => {
    await dialog.getByRole('button', { name: 'Escolher outro arquivo' }).focus();
    await keyboard.press('Enter');
    await dialog
      .getByLabel('Planilha de pessoas')
      .setInputFiles(
        sheet(`${coming.name};${coming.email};sim;aluna`, 'Joana;aluno@sabia.local;;monitora'),
      );
    await expect(dialog.getByText('1 já está na escola')).toBeVisible();
    await dialog.getByRole('radio', { name: /^Recebe o papel/ }).focus();
    await keyboard.press('Space');
    await dialog.getByRole('button', { name: 'Convidar 1 pessoa e atualizar 1 pessoa' }).focus();
    await keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expectToast(page, '1 pessoa convidada, 1 atualizada');
  });

  await test.step('finds the invited users with their access', async () => {
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('quiteria');
    const row = page.getByRole('row', { name: coming.name });
    await expect(row).toContainText('AssinanteConvite enviado');
    await expect(row).toContainText('Estudante');
    await expect(page).toHaveURL(/busca=quiteria/);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar pessoas' }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv.trim().split('\r\n')).toHaveLength(2);
    expect(csv).toContain(`"${coming.name}";"${coming.email}";"Estudante";"Sim";"Estudante"`);
  });

  await test.step('an invited user receives an e-mail, signs up and has the imported profile', async () => {
    const guest = await openBrowser();
    await guest.goto(invitationLinkIn(await server.nextEmail(coming.email)));
    await expect(guest.getByLabel('E-mail')).toHaveValue(coming.email);
    await guest.getByLabel('Nome completo').fill(coming.name);
    await guest.getByRole('textbox', { name: 'Senha' }).fill(coming.password);
    await guest.getByRole('button', { name: 'Criar conta' }).click();
    await guest.getByLabel('Código de 8 dígitos').fill(await server.nextCode(coming.email));
    await expectToast(guest, 'Convite aceito');
    await expect(guest.getByRole('button', { name: `Conta de ${coming.name}` })).toBeVisible();
    await expect(guest).toHaveURL('/');
  });

  await test.step('looks after them on their page', async () => {
    // The invitation has become a user.
    await page.reload();
    await page.getByRole('link', { name: coming.name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(coming.name);
    await expect(page.getByText('ainda não aceitou')).toBeHidden();
    const access = page.getByRole('region', { name: 'Acesso' });
    await expect(access).toContainText('Aberta');
    await access.getByRole('button', { name: 'Encerrar o acesso' }).focus();
    await keyboard.press('Enter');
    const ending = page.getByRole('dialog', { name: `Encerrar o acesso de ${coming.name}?` });
    await expect(ending).toContainText('O que é de assinantes se fecha agora');
    await ending.getByRole('button', { name: 'Encerrar o acesso' }).click();
    await expect(access).toContainText('Fechada');
    await access.getByRole('button', { name: 'Desfazer' }).click();
    await expect(access).toContainText('Aberta');
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await page.getByRole('combobox', { name: 'Modalidade' }).selectOption('Presencial');
    await saved;
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Modalidade' })).toHaveValue('IN_PERSON');
    await expect(page.getByRole('combobox', { name: 'Papel na turma' })).toHaveValue('STUDENT');
  });

  await test.step('undoes an import, and reads what stayed', async () => {
    await page.goto('/admin/usuarios?page=1');
    await page.getByRole('button', { name: 'Importações recentes' }).click();
    const recent = page.getByRole('dialog', { name: 'Importações recentes' });
    await recent
      .getByRole('button', { name: /^Desfazer: 1 pessoa convidada, 1 atualizada/ })
      .first()
      .click();
    const question = page.getByRole('dialog', { name: 'Desfazer esta importação?' });
    await expect(question).toContainText('volta ao papel, ao acesso e à turma de antes');
    await question.getByRole('button', { name: 'Desfazer' }).click();
    await expect(recent.getByRole('status')).toHaveText(
      'Importação desfeita: 1 pessoa como antes. 1 convite já tinha sido aceito ou retirado.',
    );
    await expect(recent.getByText('Desfeita').first()).toBeVisible();
    await recent.getByRole('button', { name: 'Fechar' }).click();
  });

  await test.step('can not leave the school without an administration', async () => {
    // Other tests on the same server may have made further administrators.
    const call = await apiAs(server, sessions.admin);
    const { items } = await call<{ items: { id: string; name: string }[] }>(
      '/users/admin/paginated?isAdmin=true&limit=100',
      undefined,
      'GET',
    );
    for (const { id } of items.filter(({ name }) => !name.startsWith('Helena')))
      await call(`/users/role/${id}`, { role: 'LEARNER' }, 'PATCH');
    await page.goto('/admin/usuarios?page=1&papel=ADMIN');
    await page.getByRole('button', { name: /^Ações de Helena/ }).click();
    await page.getByRole('menuitem', { name: 'Tirar da administração' }).click();
    const question = page.getByRole('dialog', { name: /^Tirar Helena/ });
    await question.getByRole('button', { name: 'Tirar da administração' }).click();
    await expect(question.getByRole('alert')).toHaveText(
      'A escola precisa de pelo menos uma pessoa na administração.',
    );
  });
});

/** The path of the link, from the quoted-printable source of an e-mail. */
function invitationLinkIn(source: string): string {
  const text = source.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const [link] = /\/convite#email=\S+&token=[\w-]+/.exec(text) ?? [];
  if (!link) throw new Error('The e-mail has no link of an invitation');
  return link;
}

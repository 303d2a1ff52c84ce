import { messages } from '@sabia/domain/messages.ts';
import { createClass } from '../support/classes.ts';
import { expect, test } from '../support/fixtures.ts';
import { untilKept } from '../support/kept-on-device.ts';
import { expectToast } from '../support/toasts.ts';
import { newAccount, signUp } from '../support/users.ts';

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  expectedPageErrors: /ERR_(INTERNET_DISCONNECTED|FAILED)|ApiProblem|^refused: .* 422$/,
});

test('a teacher takes the roll call on a phone without a network, and it arrives once', async ({
  server,
  sessions,
  openAsNewLearner,
  openBrowser,
}) => {
  const title = '3º B da noite';
  const named = (name: string) => signUp(server, { ...newAccount(), name });
  const students = [await named('Aline Souza'), await named('Bruno Reis'), await named('Caio Luz')];
  const { page, session: teacher } = await openAsNewLearner();
  await createClass(server, sessions.admin, { title, teachers: [teacher], students });
  const student = (name: string) => page.getByRole('button', { name });
  const sent: string[] = [];
  page.context().on('response', (response) => {
    if (response.request().method() === 'PUT' && response.url().includes('/rolls/'))
      sent.push(response.url());
  });

  await test.step('opens it from the class: everybody is present', async () => {
    await page.goto('/turmas');
    await page.getByRole('link', { name: title }).tap();
    await expect(page.getByRole('region', { name: 'Frequência' })).toContainText(
      'Nenhuma chamada ainda.',
    );
    await page.getByRole('link', { name: 'Chamada' }).tap();
    await expect(page.getByRole('heading', { name: 'Chamada', level: 1 })).toBeVisible();
    await expect(page.getByText('Faltas: 0 de 3')).toBeVisible();
    await untilKept(page);
  });

  await test.step('one tap makes a student absent, without a network, with a reload in between', async () => {
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText('Faltas: 0 de 3')).toBeVisible();
    await student('Bruno Reis').tap();
    await expect(page.getByText('Faltas: 1 de 3')).toBeVisible();
    await student('Caio Luz').tap();
    await student('Caio Luz').tap();
    await expect(student('Caio Luz')).toHaveText('Caio Luzatraso');
    await page.getByRole('button', { name: 'Salvar chamada' }).tap();
    await expect(page.getByText('1 chamada espera a conexão.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('1 chamada espera a conexão.')).toBeVisible();
    await expect(page.getByText('Faltas: 1 de 3 · 1 atraso')).toBeVisible();
    expect(sent).toEqual([]);
  });

  await test.step('it is sent once when the network is back', async () => {
    await page.context().setOffline(false);
    await expectToast(page, /^Chamada de .* salva: 1 presente, 1 falta, 1 atraso\.$/);
    await expect(page.getByText(/^Última marca: .*, Hoje às/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Últimas chamadas' })).toContainText(
      '1 presente, 1 falta, 1 atraso',
    );
    expect(sent).toHaveLength(1);
  });

  await test.step('a correction by keyboard, and who is below 75 %', async () => {
    await student('Caio Luz').focus();
    await page.keyboard.press('Enter');
    await expect(student('Caio Luz')).toHaveText('Caio Luzjustificada');
    await page.getByRole('button', { name: 'Salvar chamada' }).tap();
    await expectToast(page, /1 falta, 1 falta justificada\.$/);
    await page.getByRole('link', { name: title }).tap();
    const attendance = page.getByRole('region', { name: 'Frequência' });
    await expect(attendance).toContainText('2 estudantes estão abaixo de 75%');
    await expect(attendance.getByRole('listitem')).toHaveText([/Bruno Reis.*0%/, /Caio Luz.*0%/]);
  });

  await test.step('an administrator sees the same', async () => {
    const admin = await openBrowser(sessions.admin);
    await admin.goto('/admin/turmas');
    await admin.getByRole('searchbox').fill(title);
    await expect(admin.getByText('1 turma', { exact: true })).toBeVisible();
    await admin.getByRole('link', { name: title }).click();
    await expect(admin.getByRole('region', { name: 'Frequência' })).toContainText('Bruno Reis');
    await admin.getByRole('link', { name: 'Chamada' }).click();
    await expect(admin.getByText('Faltas: 1 de 3 · 1 falta justificada')).toBeVisible();
  });

  await test.step('the attendance of everybody, in a period', async () => {
    await page.getByRole('link', { name: 'Ver a frequência de todos' }).tap();
    const rows = page.getByRole('table', { name: 'Frequência' }).getByRole('row');
    await expect(rows).toHaveCount(4);
    await expect(rows.nth(1)).toContainText('100%');
    await page.getByLabel('Mostrar').selectOption('Só quem está abaixo do mínimo');
    await expect(rows).toHaveCount(3);
    await page.getByLabel('De', { exact: true }).fill('2020-01-01');
    await expect(page.getByText(messages.periodLength)).toBeVisible();
    await page.getByRole('link', { name: 'Desde o começo da turma' }).tap();
    await expect(rows).toHaveCount(3);
  });

  await test.step('the day of the teacher tells that it is taken', async () => {
    await page.goto('/turmas/hoje');
    await expect(page.getByText('Chamada de hoje feita.')).toBeVisible();
    await page.getByRole('link', { name: `Ver a chamada: ${title}` }).tap();
    await expect(page.getByText('Faltas: 1 de 3 · 1 falta justificada')).toBeVisible();
  });
});

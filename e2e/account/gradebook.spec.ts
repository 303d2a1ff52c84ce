import type { Page } from '@playwright/test';
import { apiAs } from '../support/api-client.ts';
import { createClass, userIdOf } from '../support/classes.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectToast } from '../support/toasts.ts';
import { newAccount, signUp } from '../support/users.ts';

// The 412 of two teachers in one cell.
test.use({ expectedPageErrors: /412|ApiProblem/ });

const rules = {
  terms: ['1º bimestre', '2º bimestre'],
  columns: [
    { id: 'p1', title: 'Prova 1', term: '1º bimestre', weight: 2 },
    { id: 't1', title: 'Trabalho', term: '1º bimestre', weight: 1 },
    { id: 'p2', title: 'Prova 2', term: '2º bimestre', weight: 1 },
  ],
  dropLowest: 0,
  missing: 'LEAVE_OUT',
  recovery: null,
  rounding: '0.1',
  passing: '6',
};

/** As Ctrl+V does, with what a spreadsheet program has copied. */
const paste = (page: Page, copied: string) =>
  page.locator('[data-place]:focus').evaluate((cell, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, copied);

test('a teacher fills the grade book of a class by keyboard, by a paste and on a phone', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const title = '9º C do boletim';
  const named = (name: string) => signUp(server, { ...newAccount(), name });
  const students = [await named('Aline Souza'), await named('Bruno Reis'), await named('Caio Luz')];
  const { page, session: teacher } = await openAsNewLearner();
  const { id } = await createClass(server, sessions.admin, {
    title,
    teachers: [teacher],
    students,
  });
  const api = await apiAs(server, teacher);
  const grid = page.getByRole('grid', { name: 'Boletim' });
  const row = (name: string) => grid.getByRole('row').filter({ hasText: name });
  const cell = (name: string, at: number) => row(name).getByRole('gridcell').nth(at);

  await test.step('opens it from the class: it has no rules yet', async () => {
    await page.goto('/turmas');
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('link', { name: 'Boletim' }).click();
    await expect(page.getByRole('heading', { name: 'Boletim', level: 1 })).toBeVisible();
    await expect(page.getByText('Este boletim ainda não tem regras.')).toBeVisible();
    await api(`/classes/${id}/gradebook/rules`, rules, 'PUT');
    await page.reload();
    await expect(row('Aline Souza')).toBeVisible();
  });

  await test.step('types marks, and sees how the result came about', async () => {
    await cell('Aline Souza', 0).focus();
    await page.keyboard.type('8');
    await page.keyboard.press('Enter');
    await expect(cell('Bruno Reis', 0)).toBeFocused();
    await page.keyboard.type('7.5');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('6,5');
    await page.keyboard.press('Tab');
    await expect(cell('Aline Souza', 2)).toBeFocused();
    await expect(page.getByText('7,5 = (8,0 × 2 + 6,5 × 1) ÷ 3')).toBeVisible();
    await expect(cell('Aline Souza', 2)).toHaveText('7,5');
  });

  await test.step('a mark that is none is not sent', async () => {
    await cell('Bruno Reis', 1).focus();
    await page.keyboard.type('11');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Use de 0 a 10, como 7,5.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cell('Bruno Reis', 1)).toHaveText('–');
  });

  await test.step('pastes a part of a spreadsheet, and takes it back', async () => {
    await cell('Aline Souza', 0).focus();
    await paste(page, '9,0\t\r\nF\t7\r\n10\t9,25\r\n');
    const dialog = page.getByRole('dialog', { name: 'Colar notas' });
    await expect(dialog).toContainText('4 notas em Prova 1, Trabalho.');
    await expect(dialog).toContainText('Bruno Reis, Prova 1: “F”');
    await expect(dialog).toContainText('Aline Souza, Prova 1: de 8,0 para 9,0');
    await dialog.getByRole('button', { name: 'Lançar 4 notas' }).click();
    await expect(cell('Caio Luz', 1)).toHaveText('9,25');
    await expect(cell('Caio Luz', 2)).toHaveText('9,8');
    await expect(cell('Aline Souza', 0)).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(cell('Caio Luz', 1)).toHaveText('–');
    await expect(cell('Aline Souza', 2)).toHaveText('7,5');
    await page.reload();
    await expect(cell('Aline Souza', 0)).toHaveText('8,0');
    await expect(cell('Caio Luz', 0)).toHaveText('–');
  });

  await test.step('another teacher was faster: the first mark is shown and can stay', async () => {
    const admin = await apiAs(server, sessions.admin);
    const [aline] = students;
    if (!aline) throw new Error('there is a student');
    const mark = { userId: await userIdOf(server, aline), columnId: 'p1', value: '5' };
    await admin(`/classes/${id}/gradebook/marks`, [mark], 'PUT');
    await cell('Aline Souza', 0).focus();
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    await cell('Aline Souza', 0).focus();
    await expect(page.getByText(/^Ficou 5,0, de .*, às \d\d:\d\d\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Ficar com esta' }).click();
    await expect(cell('Aline Souza', 0)).toHaveText('5,0');
    await page.getByRole('button', { name: 'Histórico' }).click();
    const history = page.getByRole('dialog', { name: 'Histórico da nota' });
    await expect(history.getByRole('listitem').first()).toContainText('5,0');
    await history.getByRole('button', { name: 'Fechar' }).click();
  });

  await test.step('on a phone: one student after the other, then the term is closed', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('link', { name: 'Bruno Reis' }).click();
    const field = page.getByRole('textbox', { name: 'Trabalho' });
    await field.fill('6');
    await field.press('Enter');
    await expect(page.getByText('7,0 = (7,5 × 2 + 6,0 × 1) ÷ 3')).toBeVisible();
    await page.getByRole('link', { name: 'Próximo: Caio Luz' }).first().click();
    await expect(page.getByRole('heading', { name: 'Caio Luz' })).toBeVisible();
    await page.getByRole('link', { name: 'Todos os estudantes' }).click();
    await page.getByRole('button', { name: 'Fechar 1º bimestre' }).click();
    const question = page.getByRole('dialog', { name: 'Fechar 1º bimestre?' });
    await question.getByRole('button', { name: 'Fechar', exact: true }).click();
    await expectToast(page, '1º bimestre fechado');
    await expect(page.getByRole('region', { name: 'Períodos' })).toContainText('fechado');
    await expect(page.getByRole('button', { name: 'Reabrir 1º bimestre' })).toHaveCount(0);
  });
});

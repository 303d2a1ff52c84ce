import { randomUUID } from 'node:crypto';
import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
import { apiAs } from '../support/api-client.ts';
import { createClass } from '../support/classes.ts';
import { expect, test } from '../support/fixtures.ts';
import { numbersTo } from '../support/practice-exam.ts';
import { expectToast } from '../support/toasts.ts';
import { newAccount } from '../support/users.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

interface Gradebook {
  closedTerms: string[];
  students: { name: string; marks: { value: string }[]; final: { value: string | null } }[];
}

test('a term of a class of 40 on a phone, from the first roll call to the closed grade book', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  // The sheet names the class by its title, which is to be the only one.
  const title = `2º ano ${randomUUID().slice(0, 8)}`;
  const { page, session: teacher } = await openAsNewLearner();
  const { id } = await createClass(server, sessions.admin, { title, teachers: [teacher] });
  const names = numbersTo(40).map((number) => `Estudante ${String(number).padStart(2, '0')}`);
  const lines = names.map((name) => `${name};${newAccount().email};${title}`);
  const admin = await apiAs(server, sessions.admin);
  await admin('/users/import', {
    contentBase64: Buffer.from(['Nome;E-mail;Turma', ...lines].join('\n')).toString('base64'),
    known: 'update',
  });
  const today = dayInSaoPaulo(new Date());

  await test.step('the first roll call: one tap for each of two absent students', async () => {
    await page.goto('/');
    const places = page.getByRole('navigation', { name: 'Principal' }).filter({ visible: true });
    await places.getByRole('link', { name: 'Hoje' }).tap();
    await page.getByRole('link', { name: `Fazer a chamada: ${title}` }).tap();
    await expect(page.getByText('Faltas: 0 de 40')).toBeVisible();
    await page.getByRole('button', { name: 'Estudante 07' }).tap();
    await page.getByRole('button', { name: 'Estudante 23' }).tap();
    await page.getByRole('button', { name: 'Salvar chamada' }).tap();
    await expectToast(page, /salva: 38 presentes, 2 faltas\.$/);
  });

  await test.step('the rules: a paper that is typed in, and the attendance', async () => {
    await page.getByRole('link', { name: title }).tap();
    await page.getByRole('link', { name: 'Boletim' }).tap();
    await page.getByRole('link', { name: 'Definir as regras' }).tap();
    await page.getByRole('button', { name: '3 trimestres' }).tap();
    const of = 'Trabalho, 1º trimestre';
    await page.getByLabel(`Notas de ${of}`).selectOption('Frequência de um período');
    await page.getByLabel(`Primeiro dia da frequência de ${of}`).fill(today);
    await page.getByLabel(`Último dia da frequência de ${of}`).fill(today);
    await page.getByLabel('Quando falta uma nota').selectOption('Fica fora da conta');
    await page.getByRole('button', { name: 'Salvar as regras' }).tap();
    await expect(page.getByRole('region', { name: 'O que muda' })).toContainText(
      'Estudante 23: 1º trimestre sem resultado → 0,0',
    );
    await page.getByRole('button', { name: 'Salvar as regras' }).tap();
    await expectToast(page, 'Regras salvas');
  });

  await test.step('40 marks, student by student', async () => {
    await page.getByRole('link', { name: 'Estudante 01' }).tap();
    for (const [at, name] of names.entries()) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
      const term = page.getByRole('region', { name: '1º trimestre' });
      await term.getByRole('textbox', { name: 'Prova' }).fill(`${5 + (at % 5)},5`);
      const next = page.getByRole('link', { name: `Próximo: ${names[at + 1]}` }).first();
      if (at + 1 < names.length) await next.tap();
    }
    const last = page.getByRole('region', { name: '1º trimestre' });
    await last.getByRole('textbox', { name: 'Prova' }).blur();
    await expect(last).toContainText('9,8 = (9,5 × 1 + 10,0 × 1) ÷ 2');
    await page.getByRole('link', { name: 'Todos os estudantes' }).tap();
    const list = page.getByRole('region', { name: 'Estudantes' });
    await expect(list.getByRole('listitem').filter({ hasText: 'Estudante 07' })).toContainText(
      '3,3',
    );
  });

  await test.step('the term is closed, and a mark of it is fixed', async () => {
    await page.getByRole('button', { name: 'Fechar 1º trimestre' }).tap();
    const question = page.getByRole('dialog', { name: 'Fechar 1º trimestre?' });
    await question.getByRole('button', { name: 'Fechar', exact: true }).tap();
    await expectToast(page, '1º trimestre fechado');
    await page.reload();
    await page.getByRole('link', { name: 'Estudante 01' }).tap();
    const term = page.getByRole('region', { name: '1º trimestre' });
    await expect(term.getByRole('textbox', { name: 'Prova' })).toHaveAttribute('readonly');
    const api = await apiAs(server, teacher);
    const book = await api<Gradebook>(`/classes/${id}/gradebook`, undefined, 'GET');
    expect(book.closedTerms).toEqual(['1º trimestre']);
    const results = book.students.map(({ name, marks, final }) => [
      name,
      marks.length,
      final.value,
    ]);
    const absent = ['Estudante 07', 'Estudante 23'];
    const expected = names.map((name, at) => {
      const mean = (5.5 + (at % 5) + (absent.includes(name) ? 0 : 10)) / 2;
      return [name, 2, (Math.round(mean * 10 + 1e-9) / 10).toFixed(1)];
    });
    expect(results).toEqual(expected);
  });
});

import { createClass } from '../support/classes.ts';
import { expect, test } from '../support/fixtures.ts';
import { createPracticeExam } from '../support/practice-exam.ts';
import { expectToast } from '../support/toasts.ts';

test('a teacher gives a class a practice exam, and its student joins, hands in and gets more time', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const title = 'Simulado da turma da noite';
  await createPracticeExam(server, sessions.admin, {
    title,
    questions: [
      {
        statement: 'Quanto é 2 + 2?',
        explanation: '',
        alternatives: [
          { text: '4', isCorrect: true },
          { text: '5', isCorrect: false },
        ],
      },
    ],
  });
  const { page: teacher, session } = await openAsNewLearner();
  const { id } = await createClass(server, sessions.admin, {
    title: '1º ano da noite',
    teachers: [session],
  });
  let joinLink = '';

  await test.step('the teacher gives the practice exam until a day in the far future', async () => {
    await teacher.goto('/turmas');
    await teacher.getByRole('link', { name: '1º ano da noite' }).click();
    await expect(teacher.getByRole('heading', { name: '1º ano da noite', level: 1 })).toBeVisible();
    await teacher.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await teacher.getByRole('button', { name: 'Copiar link' }).click();
    await expectToast(teacher, 'Link copiado');
    joinLink = await teacher.evaluate(() => navigator.clipboard.readText());
    await teacher.getByRole('button', { name: 'Mostrar QR code' }).click();
    const poster = teacher.getByRole('dialog', { name: 'Entre na turma 1º ano da noite' });
    await expect(poster.getByRole('img', { name: /^QR code que leva a http/ })).toBeVisible();
    await poster.getByRole('button', { name: 'Fechar' }).click();
    await expect(poster).toBeHidden();
    await teacher.getByRole('link', { name: 'Nova atividade' }).click();
    await expect(teacher.getByRole('heading', { name: 'Nova atividade', level: 1 })).toBeVisible();
    await teacher.getByRole('searchbox', { name: 'Buscar simulado' }).fill(title);
    await teacher.getByRole('button', { name: `Escolher ${title}` }).click();
    await teacher.getByLabel('Prazo', { exact: true }).fill('2031-03-11T23:59');
    await teacher.getByRole('button', { name: 'Dar à turma' }).click();
    await expectToast(teacher, 'A turma tem uma atividade nova');
    await expect(teacher.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(teacher.getByText('A turma ainda não tem estudantes.')).toBeVisible();
  });

  const { page: student } = await openAsNewLearner();
  await test.step('a student joins by the link', async () => {
    await student.goto(joinLink);
    const found = student.getByRole('region', { name: 'Turma encontrada' });
    await expect(found).toContainText('1º ano da noite');
    await found.getByRole('button', { name: 'Entrar na turma' }).click();
    await expect(found.getByRole('alert')).toContainText('Sua data de nascimento');
    await found.getByLabel('Sua data de nascimento').fill('2010-03-09');
    await found.getByRole('button', { name: 'Entrar na turma' }).click();
    await expect(student.getByRole('heading', { name: '1º ano da noite', level: 1 })).toBeVisible();
    await expect(student.getByRole('region', { name: 'Atividades' })).toContainText('Não começou');
  });

  await test.step('the teacher reminds those who have not handed in, once', async () => {
    await teacher.reload();
    const share = teacher.getByRole('link', { name: 'Compartilhar no Google Sala de Aula' });
    await expect(share).toHaveAttribute(
      'href',
      /^https:\/\/classroom\.google\.com\/share\?url=http/,
    );
    await teacher.getByRole('button', { name: 'Lembrar quem não entregou' }).click();
    const dialog = teacher.getByRole('dialog', { name: 'Lembrar quem não entregou?' });
    await dialog.getByRole('button', { name: 'Enviar lembrete' }).click();
    await expectToast(teacher, 'Lembrete a caminho de 1 estudante');
    await expect(teacher.getByText('Último lembrete: ')).toContainText('a 1 estudante.');
    await expect(teacher.getByRole('button', { name: 'Lembrar quem não entregou' })).toBeDisabled();
  });

  await test.step('the student finds it on the home page and hands it in', async () => {
    await student.goto('/');
    const toDo = student.getByRole('region', { name: 'A fazer' });
    await expect(toDo).toContainText('1º ano da noite');
    await toDo.getByRole('link', { name: title }).click();
    await student.getByRole('button', { name: 'Começar' }).click();
    await expect(student.getByRole('heading', { name: /^Questão 1 de / })).toBeVisible();
    await student.getByRole('button', { name: 'Entregar' }).first().click();
    await student.getByRole('dialog').getByRole('button', { name: 'Entregar' }).click();
    await expect(student.getByRole('region', { name: 'Resultado' })).toBeVisible();
    await student.goto('/turmas/a-fazer');
    await expect(student.getByText('Tudo em dia.')).toBeVisible();
    await student.getByRole('link', { name: 'Encerradas' }).click();
    await expect(student.getByText('Entregou')).toBeVisible();
  });

  await test.step('the teacher sees it, extends the assignment and deletes it', async () => {
    await teacher.reload();
    const table = teacher.getByRole('table', { name: 'Quem entregou' });
    await expect(table.getByRole('row')).toHaveCount(2);
    await expect(table).toContainText('Entregou');
    await table.getByRole('button', { name: /^Prorrogar o prazo de / }).click();
    const dialog = teacher.getByRole('dialog');
    await dialog.getByLabel('Novo prazo').fill('2031-03-12T23:59');
    await dialog.getByRole('button', { name: 'Prorrogar' }).click();
    await expect(table).toContainText('até qua, 12/03/2031, 23:59');
    await teacher.getByRole('button', { name: `Ações de ${title}` }).click();
    await teacher.getByRole('menuitem', { name: 'Excluir' }).click();
    await teacher.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
    await expectToast(teacher, 'Atividade excluída');
    await expect(teacher.getByRole('region', { name: 'Atividades' })).toContainText(
      'Nenhuma ainda.',
    );
  });

  await test.step('the day of the teacher leads to the class', async () => {
    await teacher.goto('/turmas');
    await teacher.getByRole('link', { name: 'Hoje' }).first().click();
    await expect(teacher.getByRole('heading', { name: 'Hoje', level: 1 })).toBeVisible();
    const taught = teacher.getByRole('region', { name: 'Turmas' });
    await expect(taught).toContainText('1 estudante');
    await taught.getByRole('link', { name: '1º ano da noite', exact: true }).click();
    await expect(teacher.getByRole('heading', { name: '1º ano da noite', level: 1 })).toBeVisible();
  });

  await test.step('the teacher tells the class something, and schedules a notice, which changes and goes', async () => {
    await teacher.getByRole('link', { name: 'Novo aviso' }).click();
    await expect(teacher.getByRole('heading', { name: 'Novo aviso', level: 1 })).toBeVisible();
    await teacher.getByLabel('Texto').fill('Prova na sexta.\nTragam caneta azul.');
    await teacher.getByRole('button', { name: 'Enviar agora' }).click();
    await expectToast(teacher, 'Aviso enviado à turma');
    const notices = teacher.getByRole('region', { name: 'Avisos' });
    await expect(notices).toContainText('Tragam caneta azul.');
    await teacher.getByRole('link', { name: 'Novo aviso' }).click();
    await expect(teacher.getByRole('heading', { name: 'Novo aviso', level: 1 })).toBeVisible();
    await teacher.getByLabel('Título (opcional)').fill('Passeio');
    await teacher.getByLabel('Texto').fill('Saímos às 8h.');
    await teacher.getByLabel('Enviar em').fill('2031-03-11T08:00');
    await teacher.getByRole('button', { name: 'Agendar aviso' }).click();
    await expectToast(teacher, 'Aviso agendado');
    await expect(notices).toContainText('vai ter, 11/03/2031, 08:00');
    await teacher.getByRole('button', { name: 'Ações do aviso Passeio' }).click();
    await teacher.getByRole('menuitem', { name: 'Editar' }).click();
    await expect(teacher.getByRole('heading', { name: 'Editar aviso', level: 1 })).toBeVisible();
    await teacher.getByLabel('Texto').fill('Saímos às 9h.');
    await teacher.getByRole('button', { name: 'Salvar alterações' }).click();
    await expectToast(teacher, 'Alterações salvas com sucesso');
    await expect(notices).toContainText('Saímos às 9h.');
    await teacher.getByRole('button', { name: 'Ações do aviso Passeio' }).click();
    await teacher.getByRole('menuitem', { name: 'Excluir' }).click();
    const dialog = teacher.getByRole('dialog', { name: 'Excluir este aviso?' });
    await dialog.getByRole('button', { name: 'Excluir' }).click();
    await expectToast(teacher, 'Aviso excluído');
    await expect(notices).not.toContainText('Passeio');
  });

  await test.step('the student reads it under Turmas and in the class', async () => {
    await student.goto('/turmas');
    const notices = student.getByRole('region', { name: 'Avisos' });
    await expect(notices).toContainText('Prova na sexta.');
    await notices.getByRole('link', { name: '1º ano da noite' }).click();
    await expect(student.getByRole('heading', { name: '1º ano da noite', level: 1 })).toBeVisible();
    await expect(notices).toContainText('Tragam caneta azul.');
  });

  await test.step('the student leaves the class', async () => {
    await student.goto(`/turmas/${id}`);
    await student.getByRole('button', { name: 'Ações de 1º ano da noite' }).click();
    await student.getByRole('menuitem', { name: 'Sair da turma' }).click();
    await student.getByRole('dialog').getByRole('button', { name: 'Sair da turma' }).click();
    await expect(student.getByText('Você não está em nenhuma turma.')).toBeVisible();
  });
});

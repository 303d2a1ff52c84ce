import { apiAs } from '../support/api-client.ts';
import { expect, test } from '../support/fixtures.ts';

test('questions of a bank are searched, changed together with an undo, and drawn', async ({
  server,
  sessions,
  openAs,
}) => {
  const page = await openAs('admin');
  const post = await apiAs(server, sessions.admin);
  const { id } = await post('/question-banks', { title: 'Banco da jornada' });
  await post('/question-banks', { title: 'Banco das cópias' });
  for (const river of ['Purus', 'Juruá', 'Xingu'])
    await post(`/question-banks/${id}/questions`, {
      statement: `<p>Onde nasce o <em>rio</em> ${river}?</p>`,
      alternatives: [{ text: '<p>No Peru</p>', isCorrect: true }, { text: '<p>No Chile</p>' }],
    });

  await page.goto('/admin/questoes');
  await page.getByLabel('Banco').selectOption({ label: 'Banco da jornada' });
  await page.getByLabel('Buscar').fill('JURUA nasce');
  await expect(page.getByRole('status').filter({ hasText: /^1 questão/ })).toBeVisible();
  await page.getByLabel('Buscar').fill('');
  await expect(page.getByRole('status').filter({ hasText: /^3 questões/ })).toBeVisible();

  await page.getByRole('list', { name: 'Questões' }).getByRole('link').first().click();
  const filed = page.getByRole('group', { name: 'Classificação' }).getByLabel('Categoria');
  await expect(filed.getByRole('option', { name: 'Sem categoria' })).toBeAttached();
  await page.goBack();

  await page.getByLabel('Selecionar as que aparecem').check();
  await page.getByRole('button', { name: 'Etiquetar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Etiquetar 3 questões?' });
  await dialog.getByRole('combobox', { name: 'Etiquetas para pôr' }).fill('rios');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Etiquetar' }).click();
  await expect(page.getByText('3 questões etiquetadas.')).toBeVisible();
  const tags = page.getByRole('list', { name: 'Questões' }).getByText('rios', { exact: true });
  await expect(tags).toHaveCount(3);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(tags).toHaveCount(0);

  await page.getByLabel('Selecionar as que aparecem').check();
  await page.getByRole('button', { name: 'Exportar as selecionadas' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'GIFT' }).click();
  const file = await (await downloading).createReadStream();
  const exported = Buffer.concat(await file.toArray()).toString();
  for (const river of ['Purus', 'Juruá', 'Xingu']) expect(exported).toContain(river);
  await page.getByRole('button', { name: 'Excluir' }).click();
  const question = page.getByRole('dialog', { name: 'Excluir 3 questões?' });
  await question.getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Nenhuma questão com estes filtros.')).toBeVisible();
  // The notice and its undo are gone.
  await page.reload();
  await page.getByRole('button', { name: 'Mudanças recentes' }).click();
  const changes = page.getByRole('dialog', { name: 'Mudanças recentes' });
  await expect(changes.getByRole('listitem').first()).toContainText('3 questões excluídas');
  await expect(changes.getByRole('listitem').nth(1)).toContainText('Desfeita');
  await changes.getByRole('button', { name: /^Desfazer: 3 questões excluídas/ }).click();
  await expect(changes.getByText('Desfeito: tudo como antes.')).toBeFocused();
  await changes.getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByRole('list', { name: 'Questões' }).getByRole('listitem')).toHaveCount(3);

  await page.getByLabel('Selecionar as que aparecem').check();
  await page.getByRole('button', { name: 'Copiar' }).click();
  const copying = page.getByRole('dialog', { name: 'Copiar 3 questões?' });
  await copying.getByLabel('Onde ficam as cópias').selectOption({ label: 'Banco das cópias' });
  await copying.getByRole('button', { name: 'Copiar' }).click();
  await page.getByRole('link', { name: '1 outra igual' }).first().click();
  await expect(
    page.getByRole('status').filter({ hasText: /^2 questões com o mesmo texto/ }),
  ).toBeVisible();
  await page.goBack();

  // Another bank would be the first of the list.
  await post('/question-banks', { title: 'Aaa' });
  await page.reload();
  await page.getByRole('button', { name: 'Importar questões' }).click();
  await page.getByLabel('Arquivo de questões').setInputFiles({
    name: 'rio.gift',
    mimeType: 'text/plain',
    buffer: Buffer.from('::Madeira::Onde nasce o rio Madeira? {=Na Bolívia ~No Peru}'),
  });
  await expect(page.getByLabel('Importar para')).toHaveValue(id);
  await page.getByRole('button', { name: 'Importar 1 questão' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^4 questões/ })).toBeVisible();

  const { categories } = await post<{ categories: { id: string }[] }>(
    '/taxonomy',
    undefined,
    'GET',
  );
  const exam = await post('/practice-exams?verification=skip', {
    title: 'Simulado da jornada',
    shortDescription: 'De questões de um banco.',
    categories: [categories[0]?.id],
    level: 'Ensino médio',
    isActive: false,
  });
  await page.goto(`/admin/conteudos/exercicios/gerenciar/${exam.id}/conteudo`);
  await page.getByRole('link', { name: 'Do banco' }).click();
  await page.getByLabel('Banco').selectOption({ label: 'Banco da jornada' });
  await page.getByLabel('Buscar').fill('juru');
  await expect(page.getByRole('status').filter({ hasText: /^1 questão/ })).toBeVisible();
  await page.getByLabel('Selecionar as que aparecem').check();
  await page.getByRole('button', { name: 'Copiar' }).click();
  const toExam = page.getByRole('dialog', { name: 'Copiar 1 questão?' });
  await expect(toExam.getByLabel('Onde ficam as cópias')).toHaveValue(exam.id);
  await toExam.getByRole('button', { name: 'Copiar' }).click();
  await expect(page.getByText('1 questão copiada.')).toBeVisible();
  await page.getByRole('link', { name: 'Simulado da jornada' }).first().click();
  await expect(page.getByRole('heading', { name: '1 questão' })).toBeVisible();

  await page.goto('/admin/conteudos/exercicios/novo');
  await page.getByLabel('Sortear as questões').check();
  await page.getByRole('combobox', { name: 'De onde sortear' }).click();
  await page.getByRole('option', { name: 'Banco da jornada (4)' }).click();
  await expect(page.getByText('4 questões combinam com estes filtros.')).toBeVisible();
});

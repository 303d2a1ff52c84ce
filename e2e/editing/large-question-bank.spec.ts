import { bankWords, loadBank } from '../../api/bench/dataset/load-bank.ts';
import { apiAs } from '../support/api-client.ts';
import { expect, test } from '../support/fixtures.ts';

// A server of its own: other tests count the questions of theirs. The rows come from a few statements, not from requests.
test.use({ serverSettings: { RATE_LIMIT_PER_MINUTE: '2000000' } });

const questionsQtd = 50_000;

test('a bank of 50,000 questions is searched, filtered and drawn from', async ({
  server,
  sessions,
  openAs,
}) => {
  test.setTimeout(300_000);
  const { bankId, categoryId } = await loadBank(await server.databaseUrl(), questionsQtd);
  const page = await openAs('admin');
  const found = (words: string) =>
    expect(page.getByRole('status').filter({ hasText: words }).first()).toBeVisible();

  await test.step('opens with more questions than one change reaches, and says so', async () => {
    await page.goto('/admin/questoes');
    await found('Mais de 5.000 questões');
    await page.getByLabel('Selecionar as que aparecem').check();
    await found('50 selecionadas');
    await found('Não dá para selecionar todas: cada mudança alcança até 5.000 questões.');
    await expect(page.getByRole('button', { name: /^Selecionar todas/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Limpar seleção' }).click();
  });

  await test.step('finds a rare word, a frequent one and a code', async () => {
    await page.getByLabel('Buscar').fill(bankWords.rare);
    await found('5 questões');
    await page.getByLabel('Buscar').fill(bankWords.common);
    await found('Mais de 5.000 questões');
    await page.getByLabel('Buscar').fill('Q-43210');
    await found('1 questão');
    await page.getByLabel('Buscar').fill('');
  });

  await test.step('selects all that filters find', async () => {
    await page.getByLabel('Banco').selectOption({ label: 'Banco grande' });
    await page.getByRole('button', { name: 'Mais filtros' }).click();
    await page.getByLabel('Ano').selectOption({ label: '2010' });
    await found('2.000 questões');
    await page.getByLabel('Selecionar as que aparecem').check();
    await page.getByRole('button', { name: 'Selecionar todas as 2.000 encontradas' }).click();
    await found('2.000 selecionadas');
  });

  await test.step('draws an attempt from all of them', async () => {
    await page.goto('/admin/conteudos/exercicios/novo');
    await page.getByLabel('Sortear as questões').check();
    await page.getByRole('combobox', { name: 'De onde sortear' }).click();
    await page.getByRole('option', { name: /Banco grande \(50\.?000\)/ }).click();
    // Of 999 pairs with the same text a draw takes one each.
    await expect(page.getByText(/^49\.?001 questões combinam com estes filtros\.$/)).toBeVisible();

    const post = await apiAs(server, sessions.admin);
    const { id } = await post('/practice-exams?verification=skip', {
      title: 'Sorteio do banco grande',
      shortDescription: 'De 50.000 questões.',
      categories: [categoryId],
      level: 'Ensino médio',
      isActive: true,
      autoGenerate: true,
      filters: [bankId],
      questionsQtd: 40,
      drawQuotas: [
        { questionsQtd: 10, difficulties: ['HARD'] },
        { questionsQtd: 10, kinds: ['MULTIPLE_CHOICE'] },
      ],
    });
    const attempt = await post<{ questions: object[] }>(`/practice-exams/${id}/attempts`, {});
    expect(attempt.questions).toHaveLength(40);
  });
});

import pg from 'pg';
import { expect, test } from '../support/fixtures.ts';
import { createPracticeExam, numbersTo } from '../support/practice-exam.ts';
import type { SavedSession } from '../support/users.ts';
import type { TestServer } from '../support/test-server.ts';

/** A practice exam whose questions have parameters; its title. */
async function aTrainableExam(school: TestServer, admin: SavedSession): Promise<string> {
  const title = 'Prova para treinar';
  const id = await createPracticeExam(school, admin, {
    title,
    questions: numbersTo(12).map((number) => ({
      statement: `<p>Questão ${number} da prova?</p>`,
      explanation: '<p>É a letra E.</p>',
      alternatives: ['A', 'B', 'C', 'D', 'E'].map((letter) => ({
        text: `<p>Resposta ${letter}</p>`,
        isCorrect: letter === 'E',
      })),
    })),
  });
  const client = new pg.Client({ connectionString: await school.databaseUrl() });
  await client.connect();
  await client.query(
    `insert into question_parameters (question_id, a, b, c, source)
     select id, 1.5, 0.2 * row_number() over (order by position) - 1, 0.2, 'Teste'
     from questions where exam_id = $1`,
    [id],
  );
  await client.end();
  return title;
}

test.use({ viewport: { width: 390, height: 800 } });

test('a training of five answers on a phone, with a reload in the middle', async ({
  openAsNewLearner,
  server,
  sessions,
}) => {
  const title = await aTrainableExam(server, sessions.admin);
  const { page } = await openAsNewLearner();
  await page.goto('/treino');
  await page.getByRole('button', { name: `Treinar ${title}` }).click();
  const range = page.getByText(/^Sua nota deve estar entre/);
  const asked = new Set<string | null>();
  let afterReload = '';
  for (let number = 1; number <= 5; number += 1) {
    await expect(page.getByRole('heading', { name: `Questão ${number}` })).toBeVisible();
    asked.add(await page.getByText(/da prova\?$/).textContent());
    await page.keyboard.press(number % 2 === 0 ? 'a' : 'e');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Isso mesmo!|Não foi dessa vez\./)).toBeVisible();
    await expect(range).toBeVisible();
    if (number === 2) {
      afterReload = (await range.textContent()) ?? '';
      await page.reload();
      await expect(range).toHaveText(afterReload);
    } else await page.getByRole('button', { name: /Próxima|Ver como foi/ }).click();
  }
  expect(asked.size).toBe(5);
  await page.getByRole('button', { name: 'Parar por aqui' }).click();
  await expect(page.getByRole('heading', { name: 'Treino encerrado' })).toBeVisible();
  await page.getByRole('link', { name: 'Caderno de erros' }).first().click();
  await expect(page.getByText(/da prova\?/).first()).toBeVisible();
});

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { sharedJson } from '../../testing/shared-data.ts';
import { apiAs } from '../support/api-client.ts';
import { expect, test } from '../support/fixtures.ts';
import { createPracticeExam } from '../support/practice-exam.ts';
import type { TestServer } from '../support/test-server.ts';
import type { SavedSession } from '../support/users.ts';

interface Participant {
  year: number;
  area: string;
  booklet: string;
  foreignLanguage: '0' | '1' | null;
  /** A letter per question; a point is blank, an asterisk has two marks. */
  answers: string;
}

const participants = sharedJson<Participant[]>('enem-tri/participants.json', []);

/** The booklets of Enem 2022 in the order of the exam: Linguagens, Humanas, Natureza, Matemática. */
const booklets = [1065, 1055, 1086, 1076];

/** A participant of each booklet, with English. */
const chosen = booklets.flatMap(
  (code) =>
    participants.find(
      ({ year, booklet, foreignLanguage }) =>
        year === 2022 && Number(booklet) === code && foreignLanguage === '0',
    ) ?? [],
);

const letters = 'ABCDE';

/** The whole exam, imported from one file. */
async function anEnem(server: TestServer, admin: SavedSession): Promise<string> {
  const client = new pg.Client({ connectionString: await server.databaseUrl() });
  await client.connect();
  const { rows } = await client.query<{ booklet: number; key: string }>(
    `select booklet, replace(key, 'X', 'A') as key
     from booklet_items join item_parameters on item_parameters.id = item_id
     where booklet_items.year = 2022 and booklet = any($1)
     order by array_position($1, booklet), language nulls last, position`,
    [booklets],
  );
  await client.end();
  const practiceExamId = await createPracticeExam(server, admin, {
    title: 'Enem 2022 inteiro',
    questions: [],
  });
  const post = await apiAs(server, admin);
  const alternatives = Array.from(letters, (letter) => `${letter}) Resposta ${letter}`);
  const aiken = rows.map(({ key }, at) =>
    [`Questão da prova, de número ${at + 1}`, ...alternatives, `ANSWER: ${key}`].join('\n'),
  );
  await post('/questions/import', {
    owner: { practiceExamId },
    fileName: 'enem.txt',
    contentBase64: Buffer.from(aiken.join('\n\n')).toString('base64'),
  });
  return practiceExamId;
}

let practiceExamId: string;
test.beforeAll(async ({ server, sessions }) => {
  if (chosen.length > 0) practiceExamId = await anEnem(server, sessions.admin);
});

/** Connects the exam with its booklets on the screen; a booklet of another colour is refused. */
async function connectBooklets(page: Page): Promise<void> {
  await page.goto(`/admin/conteudos/exercicios/gerenciar/${practiceExamId}/nota`);
  const booklet = page.getByLabel('Caderno');
  const connect = page.getByRole('button', { name: /^Conectar / });
  for (const [at, code] of booklets.entries()) {
    await page.getByLabel('Ano', { exact: true }).selectOption('2022');
    await expect(page.getByLabel('Primeira questão')).toHaveValue(String([1, 51, 96, 141][at]));
    if (code === 1076) {
      await booklet.selectOption('1075');
      await page.getByRole('button', { name: 'Comparar' }).click();
      await expect(
        page.getByText(/parece ser a Amarela \(código 1076\), que combina com 45/),
      ).toBeVisible();
      await expect(connect).toHaveCount(0);
    }
    await booklet.selectOption(String(code));
    await page.getByRole('button', { name: 'Comparar' }).click();
    await connect.click();
    await expect(connect).toHaveCount(0);
  }
}

test('180 questions of the Enem have the scores of the calculator', async ({
  server,
  openAs,
  openAsNewLearner,
}) => {
  test.skip(chosen.length === 0, 'the shared data is missing');
  expect(chosen).toHaveLength(4);
  await test.step('an administrator connects the exam with its booklets', async () => {
    await connectBooklets(await openAs('admin'));
  });
  const { page } = await openAsNewLearner();
  const post = await apiAs(server, await page.context().storageState());
  const attempt = await post<{
    id: string;
    startedAt: string;
    questions: { id: string; alternatives: { id: string }[] }[];
  }>(`/practice-exams/${practiceExamId}/attempts`, { foreignLanguage: 0 });
  expect(attempt.questions).toHaveLength(180);
  const marks = chosen.map(({ answers }) => answers).join('');
  const answers = attempt.questions.flatMap(({ id: questionId, alternatives }, at) => {
    const alternative = alternatives[letters.indexOf(marks[at] ?? '')];
    if (!alternative || at === 179) return [];
    const alternativeId = alternative.id;
    const answeredAt = attempt.startedAt;
    return [{ id: randomUUID(), questionId, alternativeId, answeredAt, timeSpent: 60 }];
  });
  await post(`/practice-exams/attempts/${attempt.id}/answers`, { answers });

  await page.goto(`/exercicios/${practiceExamId}`);
  await page.getByRole('button', { name: 'Continuar tentativa' }).click();
  const submit = page.getByRole('button', { name: 'Entregar' });
  const dialog = page.getByRole('dialog');
  await submit.first().click();
  await dialog.getByRole('button', { name: /^Questão 180\b/ }).click();
  await expect(page.getByRole('heading', { name: 'Questão 180 de 180' })).toBeVisible();
  await page.keyboard.press(marks.charAt(179).toLowerCase());
  await submit.first().click();
  await dialog.getByRole('button', { name: 'Entregar' }).click();

  const areas = page.getByRole('group', { name: 'Área' }).locator('strong');
  await expect(areas).toHaveCount(4);
  await expect(page.getByText(/^Esta questão valeria \+/).first()).toBeVisible();
  const shown = (await areas.allTextContents()).map((text) => Number(text.replace(',', '.')));
  for (const [at, participant] of chosen.entries()) {
    const { score } = await post<{ score: number }>('/enem-scores', {
      year: participant.year,
      area: participant.area,
      booklet: participant.booklet,
      foreignLanguage: participant.foreignLanguage,
      answers: participant.answers,
    });
    expect(Math.abs((shown[at] ?? 0) - score), participant.area).toBeLessThanOrEqual(0.1);
  }

  await test.step('the list of attempts, the exam and the catalogue have the mean of the areas', async () => {
    const listed = page.getByRole('listitem').filter({ hasText: 'Tentativa 1' });
    const mean = (await listed.getByText(/^\d+,\d$/).textContent()) ?? '';
    const sum = shown.reduce((all, score) => all + score, 0);
    expect(Math.abs(Number(mean.replace(',', '.')) - sum / 4)).toBeLessThanOrEqual(0.1);
    await page.goto(`/exercicios/${practiceExamId}`);
    await expect(page.getByText(`Sua melhor nota: ${mean} · `)).toBeVisible();
    await page.goto('/exercicios?busca=Enem 2022 inteiro');
    const card = page.getByRole('article').filter({ hasText: 'Enem 2022 inteiro' });
    await expect(card).toContainText(`${mean}Melhor nota`);
  });
});

import { parseCardCode } from '@sabia/domain/mock-exams/card-code.ts';
import type { ReadingList } from '@sabia/domain/mock-exams/card-reading.ts';
import type { Page } from '@playwright/test';
import type { Marks, PrintedCard } from '../../api/test/support/cards/printed-cards.ts';
import {
  choosePhotos,
  createMockExam,
  photoOfCard,
  printCards,
  scanOfCards,
} from '../support/answer-cards.ts';
import { createClass, userIdOf } from '../support/classes.ts';
import { expect, test } from '../support/fixtures.ts';
import { keptReply, untilKept, untilReadersKept } from '../support/kept-on-device.ts';
import { expectToast } from '../support/toasts.ts';

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 740 },
  expectedPageErrors: /ERR_(INTERNET_DISCONNECTED|FAILED)|ApiProblem/,
});

const questions = 12;
const marksOf = (first: 'A' | 'B', changes: Marks = {}): Marks => ({
  ...Object.fromEntries(
    Array.from({ length: questions }, (_, at) => [at + 1, at % 2 ? 'D' : first]),
  ),
  ...changes,
});

interface Sent {
  id: string;
  body: { code: string | null; personId: string | null; answers: object; doubts: object[] };
}

/** Answers the operations of readings. Playwright answers without a network too, so this is told when there is none. */
async function answerReadings(page: Page, list: ReturnType<typeof listOf>) {
  const sent: Sent[] = [];
  const network = { isOff: false };
  await page.route(/\/v1\/mock-exams\/[\w-]+\/people$/, (route) =>
    network.isOff ? route.abort('internetdisconnected') : route.fulfill({ json: list }),
  );
  await page.route(/\/v1\/mock-exams\/[\w-]+\/readings\//, async (route) => {
    if (network.isOff) return route.abort('internetdisconnected');
    const id = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const body = route.request().postDataJSON() as Sent['body'];
    sent.push({ id, body });
    const number = parseCardCode(body.code ?? '')?.code.person;
    const person = list.people.find((each) => each.number === number);
    const personId = body.personId ?? person?.personId;
    const reply = { id, personId, name: '', day: 1, color: null, state: 'NEW', changed: [] };
    await route.fulfill({ json: { ...body, ...reply } });
  });
  return {
    sent,
    async setOffline(isOff: boolean) {
      network.isOff = isOff;
      await page.context().setOffline(isOff);
    },
  };
}

const names = ['Aline Souza', 'Bruno Torres', 'Carla Mendes', 'Davi Rocha'];

/** The list of an event, with the names of this test. */
const listOf = (cards: readonly PrintedCard[], personIds: readonly string[]): ReadingList => ({
  title: 'Simulado da leitura',
  colorsQtd: 4,
  days: [{ day: 1, title: 'Prova', questionsQtd: questions, firstQuestion: 1, essaysQtd: 0 }],
  eventNumber: cards[0]?.eventNumber ?? 0,
  people: cards.map(({ number }, at) => ({
    personId: personIds[at] ?? '',
    number,
    name: names[at] ?? '',
    className: '3º B, noite',
    days: [{ day: 1, state: 'NONE', readAt: null, readingId: null, essays: [] }],
  })),
});

test('answer cards are read on the device, without a network, and each reading arrives once', async ({
  server,
  sessions,
  openAs,
  openAsNewLearner,
}) => {
  const students = [(await openAsNewLearner()).session, (await openAsNewLearner()).session];
  students.push((await openAsNewLearner()).session, (await openAsNewLearner()).session);
  const title = 'Simulado da leitura';
  const { id: classId } = await createClass(server, sessions.admin, { title, students });
  const id = await createMockExam(server, sessions.admin, { title, questions, classId });
  const printed = await printCards(server, sessions.admin, id);
  const [first, second, third, fourth] = printed;
  if (!first || !second || !third || !fourth) throw new Error('four cards are printed');
  const ids = await Promise.all(students.map((student) => userIdOf(server, student)));

  const page = await openAs('admin');
  const { sent, setOffline } = await answerReadings(page, listOf(printed, ids));
  const choose = async (...cards: Awaited<ReturnType<typeof photoOfCard>>[]) =>
    choosePhotos(page, cards);

  await test.step('a card is read at once, with the name of its owner', async () => {
    await page.goto(`/admin/dias-de-simulado/${id}/leitura`);
    await expect(page.getByText('Lidos 0 de 4')).toBeVisible();
    await choose(await photoOfCard(first, marksOf('A')));
    await expect(page.getByRole('heading', { name: 'Aline Souza, lido' })).toBeVisible();
    await expect(page.getByText(`${questions} respostas, sem dúvidas.`)).toBeVisible();
    await expect.poll(() => sent.map(({ body }) => body.answers)).toEqual([marksOf('A')]);
    await choose(await photoOfCard(first, marksOf('A')));
    await expect(page.getByRole('heading', { name: 'Aline Souza, já lido' })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  await test.step('a page without a card is told with its reason', async () => {
    await choose({ name: 'foto.heic', mimeType: 'image/heic', buffer: Buffer.from('heic') });
    await expect(page.getByText(/^foto\.heic: Esta foto está no formato HEIC/)).toBeVisible();
  });

  await test.step('without a network a doubt is decided by a key, also after a reload', async () => {
    await expect.poll(() => keptReply(page, 'GET /mock-exams/{id}/people')).toContain('Aline');
    await untilKept(page);
    await untilReadersKept(page);
    await setOffline(true);
    await choose(
      await photoOfCard(second, marksOf('B', { 3: 'AC' })),
      await photoOfCard(third, marksOf('A'), { withoutCode: true }),
    );
    await expect(page.getByRole('heading', { name: 'Sem dono: 1 página' })).toBeVisible();
    await expect(page.getByText('1 leitura espera a conexão.')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Ver a dúvida' }).click();
    await expect(page.getByRole('heading', { name: 'Questão 3, Bruno Torres' })).toBeFocused();
    await expect(page.getByText('Parece ter duas marcas.')).toBeVisible();
    await page.keyboard.press('3');
    await expect(page.getByText('Nenhuma dúvida para decidir.')).toBeVisible();
    await page.keyboard.press('z');
    await expect(page.getByRole('heading', { name: 'Questão 3, Bruno Torres' })).toBeVisible();
    await page.keyboard.press('7');
    await page.getByRole('button', { name: 'Voltar à leitura' }).click();
  });

  await test.step('a card without a code is matched to a person by search', async () => {
    const ownerless = page.getByRole('region', { name: 'Sem dono' });
    await expect(ownerless.getByRole('img', { name: 'Nome escrito no cartão' })).toBeVisible();
    await ownerless.getByRole('button', { name: 'Descartar a leitura' }).click();
    await expect(ownerless).toBeHidden();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await ownerless.getByRole('combobox', { name: 'Caderno do cartão' }).selectOption('rosa');
    await ownerless.getByRole('searchbox').fill('mendes');
    await ownerless.getByRole('button', { name: 'É este: Carla Mendes' }).click();
    await expect(ownerless).toBeHidden();
    await expect(page.getByText('Lidos 3 de 4')).toBeVisible();
  });

  await test.step('a scanned pile is read page by page, upside down, and the page without a card is told', async () => {
    await choosePhotos(page, [
      await scanOfCards('pilha.pdf', [
        [first, marksOf('A', { 2: 'E' })],
        null,
        [fourth, marksOf('B')],
      ]),
    ]);
    await expect(page.getByText('pilha.pdf, página 2: Não há um cartão-resposta')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Davi Rocha, lido' })).toBeVisible();
    const notes = {
      name: 'notas.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    };
    await choosePhotos(page, [notes]);
    await expect(page.getByText('notas.pdf: Este PDF não abre: está incompleto')).toBeVisible();
  });

  await test.step('each reading arrives once, as it was decided', async () => {
    await setOffline(false);
    await expectToast(page, '4 leituras enviadas.');
    const { 3: _double, ...decided } = marksOf('B');
    expect(sent.slice(1).map(({ body }) => body)).toMatchObject([
      { code: expect.stringMatching(/^S1/), answers: decided, doubles: [3], doubts: [] },
      {
        code: null,
        personId: ids[2],
        day: 1,
        color: 'rosa',
        answers: marksOf('A'),
        doubts: [],
      },
      { code: expect.stringMatching(/^S1/), answers: marksOf('A', { 2: 'E' }), doubts: [] },
      { code: expect.stringMatching(/^S1/), answers: marksOf('B'), doubts: [] },
    ]);
    expect(new Set(sent.map(({ id: readingId }) => readingId)).size).toBe(5);
  });
});

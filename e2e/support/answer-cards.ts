import { expect, type Page, request } from '@playwright/test';
import {
  cardsOfPdf,
  type Marks,
  photographOfAnswers,
  photographOfSheet,
  type PrintedCard,
} from '../../api/test/support/cards/printed-cards.ts';
import { scanOf } from '../../api/test/support/cards/scan.ts';
import { apiAs } from './api-client.ts';
import { createPracticeExam, essayQuestion, numbersTo } from './practice-exam.ts';
import type { TestServer } from './test-server.ts';
import type { SavedSession } from './users.ts';

/** A mock exam event of one day with so many questions, for a class; its id. */
export async function createMockExam(
  school: TestServer,
  admin: SavedSession,
  {
    title,
    questions,
    classId,
    essay,
  }: { title: string; questions: number; classId: string; essay?: string },
): Promise<string> {
  const practiceExamId = await createPracticeExam(school, admin, {
    title,
    questions: [
      ...numbersTo(questions).map((number) => ({
        statement: `<p>Quanto é ${number} + ${number}?</p>`,
        alternatives: [0, 1, 2, 3, 4].map((more) => ({
          text: `<p>${2 * number + more}</p>`,
          isCorrect: more === 0,
        })),
      })),
      ...(essay ? [essayQuestion(essay)] : []),
    ],
  });
  const post = await apiAs(school, admin);
  const event = { title, practiceExamIds: [practiceExamId], classIds: [classId] };
  return (await post('/mock-exams', event)).id;
}

/** The answer cards of an event, or its essay sheets, as a printer prints their PDF. */
export async function printCards(
  { url }: TestServer,
  admin: SavedSession,
  id: string,
  paper: 'cards' | 'essay-sheets' = 'cards',
): Promise<PrintedCard[]> {
  const api = await request.newContext({ baseURL: url, storageState: admin });
  const { token } = (await (await api.get('/identity/token')).json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const reply = await api.get(`/v1/mock-exams/${id}/${paper}.pdf`, { headers });
  return cardsOfPdf(await reply.body());
}

/** Chooses photographs once the reader is there: the page takes none before. */
export async function choosePhotos(
  page: Page,
  files: readonly { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> {
  const input = page.locator('input[type=file][multiple]');
  await expect(input).toBeEnabled();
  await input.setInputFiles(files);
}

/** The file of a photograph of an answered card. */
export const photoOfCard = async (
  card: PrintedCard,
  marks: Marks,
  options?: { withoutCode?: boolean },
) => ({
  name: 'cartao.jpg',
  mimeType: 'image/jpeg',
  buffer: await photographOfAnswers(card, marks, options),
});

/** The file of a photograph of a written essay sheet. */
export const photoOfSheet = async (sheet: PrintedCard, options?: { withoutCode?: boolean }) => ({
  name: 'folha.jpg',
  mimeType: 'image/jpeg',
  buffer: await photographOfSheet(sheet, options),
});

/** The PDF file of a scanned pile of answered cards, upside down; null: a page without a card. */
export const scanOfCards = async (
  name: string,
  pages: readonly (readonly [PrintedCard, Marks] | null)[],
) => ({
  name,
  mimeType: 'application/pdf',
  buffer: await scanOf(
    await Promise.all(pages.map(async (page) => page && photographOfAnswers(...page))),
  ),
});

import type { Page } from '@playwright/test';
import type { ReadingList } from '@sabia/domain/mock-exams/card-reading.ts';
import { cardLayout } from '@sabia/domain/mock-exams/card-layout.ts';
import { drawCards } from '../../api/src/mock-exams/draw-cards.ts';
import { cardCodes } from '../../api/src/mock-exams/sign-card-code.ts';
import {
  cardsOfPdf,
  type Marks,
  photographOfAnswers,
} from '../../api/test/support/cards/printed-cards.ts';

const questions = 20;

export const readingList: ReadingList = {
  title: 'Simulado de novembro',
  colorsQtd: 1,
  days: [{ day: 1, title: 'Linguagens', questionsQtd: questions, firstQuestion: 1, essaysQtd: 0 }],
  eventNumber: 5,
  people: [
    {
      personId: '0193b3a0-0000-7000-8000-000000000110',
      number: 1,
      name: 'Aline Souza',
      className: '3º B, noite',
      days: [{ day: 1, state: 'NONE', readAt: null, readingId: null, essays: [] }],
    },
  ],
};

/** A photograph of the card of the only person, as an address of its bytes. */
export async function cardAddress(): Promise<string> {
  const code = cardCodes('secret').textOf({ event: 5, person: 1, day: 1, color: 0 });
  const card = {
    person: { name: 'Aline Souza', className: '3º B, noite' },
    color: 'azul',
    code,
  };
  const pdf = await drawCards({
    schoolName: 'Cursinho da Vila',
    title: readingList.title,
    days: [{ day: '1º dia', layout: cardLayout(questions), cards: [card] }],
    createdAt: '2026-11-20T12:00:00.000Z',
  });
  const [printed] = await cardsOfPdf(pdf);
  if (!printed) throw new RangeError('one card is printed');
  const marks: Marks = Object.fromEntries(
    Array.from({ length: questions }, (_, at) => [at + 1, at % 2 ? 'B' : 'E']),
  );
  const photo = await photographOfAnswers(printed, marks);
  return `data:image/jpeg;base64,${photo.toString('base64')}`;
}

/** Gives the page a camera that sees nothing at first, and a picture once `showCard` is called: Chromium's shell has no camera of its own. */
export async function giveCamera(page: Page, address: string): Promise<void> {
  await page.addInitScript((picture) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1080, 1440];
    const image = new Image();
    let isShown = false;
    navigator.mediaDevices.getUserMedia = async () => {
      const context = canvas.getContext('2d');
      image.src = picture;
      await image.decode();
      // A stream has frames only of a canvas that is drawn.
      setInterval(() => {
        if (!context) return;
        context.fillStyle = '#555';
        context.fillRect(0, 0, canvas.width, canvas.height);
        if (isShown) context.drawImage(image, 0, 0, canvas.width, canvas.height);
      }, 50);
      return canvas.captureStream(20);
    };
    Object.assign(window, { showCard: (next: boolean) => (isShown = next) });
  }, address);
}

export const showCard = (page: Page, isShown: boolean): Promise<unknown> =>
  page.evaluate((next) => {
    (window as unknown as { showCard(shown: boolean): void }).showCard(next);
  }, isShown);

import { workerData } from 'node:worker_threads';
import {
  type CardLayout,
  cardLayout,
  mostQuestions,
} from '@sabia/domain/mock-exams/card-layout.ts';
import {
  mostPicturePixels,
  readSide,
  type unreadReasons,
} from '@sabia/domain/mock-exams/card-picture.ts';
import { findCard } from '@sabia/domain/mock-exams/find-card.ts';
import type { GreyPicture } from '@sabia/domain/mock-exams/grey-picture.ts';
import { readCard } from '@sabia/domain/mock-exams/read-card.ts';
import sharp from 'sharp';
import { answerFromWorker } from '../platform/jobs/answer-from-worker.ts';
import type { ReadLines } from './record-reading.ts';
import { readCardCode } from './read-card-code.ts';

// Runs in a worker thread: first for the picture and its code, which says how many lines the card has, then for the lines.

export type CardReaderTask =
  | { task: 'CODE'; bytes: Uint8Array; needsCode: boolean }
  | { task: 'LINES'; picture: GreyPicture; layout: CardLayout; code: string | null };

type Unread = keyof typeof unreadReasons | 'damaged';

/** The picture in grey, upright by its own words, and the text of the QR code, if it can be read. */
export type CodeAnswer = { picture: GreyPicture; code: string | null } | { reason: Unread };
export type LinesAnswer = ReadLines | { reason: Unread };

/** Marks and code have the same places on all cards. */
const anyLayout = cardLayout(mostQuestions);

async function readCode(bytes: Uint8Array, needsCode: boolean): Promise<CodeAnswer> {
  const picture = await greyPicture(bytes).catch(() => null);
  if (!picture) return { reason: 'damaged' };
  const found = findCard(picture, anyLayout, { isLive: false });
  let hasCard = false;
  for (let next = found.next(); ; next = found.next()) {
    if (next.done) return withoutCode(picture, hasCard ? null : next.value, needsCode);
    hasCard = true;
    // The likeliest place of the card comes first.
    const code = await readCardCode(picture, next.value, anyLayout);
    if (code !== null) return { picture, code };
  }
}

function withoutCode(picture: GreyPicture, missing: Unread | null, needsCode: boolean): CodeAnswer {
  if (missing) return { reason: missing };
  if (!needsCode) return { picture, code: null };
  // A dark or blurred picture is the reason also for the code.
  const reading = readCard(picture, anyLayout);
  const isOfPicture = !reading.isRead && !['no_card', 'unclear'].includes(reading.reason);
  return { reason: isOfPicture ? reading.reason : 'no_code' };
}

async function greyPicture(bytes: Uint8Array): Promise<GreyPicture> {
  const { data, info } = await sharp(bytes, {
    limitInputPixels: mostPicturePixels,
    failOn: 'error',
    autoOrient: true,
  })
    .resize({ width: readSide, height: readSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('b-w')
    .raw()
    .timeout({ seconds: 20 })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

async function readLines(
  picture: GreyPicture,
  layout: CardLayout,
  code: string | null,
): Promise<LinesAnswer> {
  const reading = readCard(picture, layout);
  if (!reading.isRead) return { reason: reading.reason };
  const { toPicture, answers, doubts, quality } = reading;
  // The code and the bubbles belong to one card.
  if (code !== null && (await readCardCode(picture, toPicture, layout)) !== code)
    return { reason: 'other_card' };
  return {
    answers,
    doubles: [],
    doubts: doubts.map(({ question, seen, proposal }) => ({ question, seen, proposal })),
    quality,
  };
}

const task = workerData as CardReaderTask;
answerFromWorker(
  task.task === 'CODE'
    ? await readCode(task.bytes, task.needsCode)
    : await readLines(task.picture, task.layout, task.code),
);

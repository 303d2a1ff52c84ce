import { cardLayout } from '@sabia/domain/mock-exams/card-layout.ts';
import sharp from 'sharp';
import { fillCard } from './filled-card.ts';
import { randomOf } from './random.ts';
import { printCard } from './sheet.ts';

/** A scanned card with 30 answers and a code that nobody can read, as the file of a request. */
export async function someCard(): Promise<{ fileName: string; contentBase64: string }> {
  const random = randomOf(1);
  const layout = cardLayout(30);
  const sheet = printCard(layout, random);
  fillCard(sheet, layout, random);
  const { width, height, data } = sheet;
  const image = await sharp(data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  return { fileName: 'cartao.png', contentBase64: image.toString('base64') };
}

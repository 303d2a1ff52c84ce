import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cardLayout } from '@sabia/domain/mock-exams/card-layout.ts';
import { readCard } from '@sabia/domain/mock-exams/read-card.ts';
import { straighten } from '@sabia/domain/mock-exams/straighten.ts';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { fillCard } from '../../test/support/cards/filled-card.ts';
import { greyPictureOf } from '../../test/support/cards/photograph.ts';
import { randomOf } from '../../test/support/cards/random.ts';
import { sheetScale } from '../../test/support/cards/sheet.ts';
import { readPdf } from '../../test/support/read-pdf.ts';
import { drawCards } from './draw-cards.ts';
import { cardCodes } from './sign-card-code.ts';

// The real way: our PDF, Poppler, ImageMagick, ZBar.

const folder = mkdtempSync(join(tmpdir(), 'sabia-cards-'));
afterAll(() => rmSync(folder, { recursive: true }));

const codes = cardCodes('secret of the school');
const layout = cardLayout(90, 91);
const names = ['Júlia Almeida', 'Antônio Conceição'];
const cards = names.map((personName, person) => ({
  personName,
  className: '3º B, noite',
  color: 'azul',
  code: codes.textOf({ event: 20_000_000_000, person, day: 2, color: 1 }),
}));
const pdf = await drawCards({
  schoolName: 'Cursinho da Vila',
  title: 'Simulado de novembro',
  days: [{ day: '2º dia', layout, cards }],
  createdAt: '2026-11-22T01:30:00.000Z',
});

const file = join(folder, 'cards.pdf');
writeFileSync(file, pdf);
/** The pages at the scale of the sheets that tests draw. */
const resolution = String(sheetScale * 25.4);
execFileSync('pdftoppm', ['-r', resolution, '-png', '-gray', file, join(folder, 'page')]);
const pages = cards.map((_, index) => join(folder, `page-${index + 1}.png`));

it('cards have a page each, with name, class and code', () => {
  expect(readPdf(pdf).objects.match(/\/Type \/Page\n/g)).toHaveLength(2);
  const text = execFileSync('pdftotext', ['-layout', file, '-'], {
    encoding: 'utf8',
  });
  for (const { personName, className, code } of cards) {
    expect(text.normalize('NFC')).toContain(personName.normalize('NFC'));
    expect(text).toContain(`${className} · 2º dia · caderno azul`);
    expect(text).toContain(code);
  }
});

it.each([
  ['straight', []],
  ['upside down, pale and blurred', ['-rotate', '180', '+level', '12%,85%', '-blur', '0x1.6']],
  [
    'turned and in perspective',
    [
      '-virtual-pixel',
      'gray',
      '-distort',
      'Perspective',
      '0,0 90,40 1260,0 1200,10 1260,1782 1255,1700 0,1782 10,1760',
      '-rotate',
      '17',
    ],
  ],
  [
    'with noise',
    ['-rotate', '90', '+level', '5%,70%', '-seed', '7', '-attenuate', '0.25', '+noise', 'Gaussian'],
  ],
])(
  'a printed card is read with its code: %s',
  async (title, distortion) => {
    for (const [index, page] of pages.slice(0, 1).entries()) {
      const random = randomOf(7 + index);
      const sheet = { ...(await greyPictureOf(readFileSync(page))) };
      const truth = fillCard(sheet, layout, random);
      const { width, height } = sheet;
      const filled = join(folder, 'filled.png');
      await sharp(sheet.data, { raw: { width, height, channels: 1 } }).toFile(filled);
      const photograph = join(folder, 'photograph.jpg');
      execFileSync('convert', [filled, ...distortion, '-quality', '60', photograph]);

      const picture = await greyPictureOf(readFileSync(photograph));
      const reading = readCard(picture, layout);
      if (!reading.isRead) throw new Error(`${title}: ${reading.reason}`);
      for (const [question, proposal] of truth) {
        const doubt = reading.doubts.find((each) => each.question === question);
        const read = doubt?.proposal ?? reading.answers[question] ?? 'blank';
        if (!doubt) expect([question, read]).toEqual([question, proposal]);
      }
      expect(reading.doubts.length).toBeLessThan(15);

      const { code } = layout;
      const around = { x: code.x - 5, y: code.y - 5, width: 44, height: 44 };
      const straight = straighten(picture, reading.toPicture, around, 8);
      const cut = join(folder, 'code.png');
      await sharp(straight.data, {
        raw: { width: straight.width, height: straight.height, channels: 1 },
      }).toFile(cut);
      const read = execFileSync('zbarimg', ['--quiet', '--raw', cut], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      expect(codes.verified(read.trim())).toEqual({
        event: 20_000_000_000,
        person: index,
        day: 2,
        color: 1,
      });
    }
  },
  120_000,
);

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
import { around, disc, ink, sheetScale } from '../../test/support/cards/sheet.ts';
import { readPdf } from '../../test/support/read-pdf.ts';
import { drawCards } from './draw-cards.ts';
import { cardCodes } from './sign-card-code.ts';

// The real way: our PDF, Poppler, ImageMagick, ZBar.

const folder = mkdtempSync(join(tmpdir(), 'sabia-cards-'));
afterAll(() => rmSync(folder, { recursive: true }));

const codes = cardCodes('secret of the school');
const layout = cardLayout(90, 91);
const names = ['Júlia Almeida', 'Antônio Conceição'];
const className = '3º B, noite';
const code = { event: 20_000_000_000, day: 2, color: 1 };
const cards = [
  ...names.map((name) => ({ name, className })),
  // A blank card.
  null,
].map((person, index) => ({
  person,
  color: 'azul',
  code: codes.textOf({ ...code, person: person ? index + 1 : 0 }),
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
  expect(readPdf(pdf).objects.match(/\/Type \/Page\n/g)).toHaveLength(3);
  const text = execFileSync('pdftotext', ['-layout', file, '-'], {
    encoding: 'utf8',
  });
  for (const { person, code: printed } of cards) {
    expect(text.normalize('NFC')).toContain((person?.name ?? 'Turma e número').normalize('NFC'));
    expect(text).toContain(`${person ? `${className} · ` : ''}2º dia · caderno azul`);
    expect(text).toContain(printed);
  }
});

it.each<[string, string[], { page?: number }]>([
  ['straight', [], {}],
  ['blank', ['-rotate', '90', '-blur', '0x1'], { page: 2 }],
  ['upside down, pale and blurred', ['-rotate', '180', '+level', '12%,85%', '-blur', '0x1.6'], {}],
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
    {},
  ],
  [
    'with noise',
    ['-rotate', '90', '+level', '5%,70%', '-seed', '7', '-attenuate', '0.25', '+noise', 'Gaussian'],
    {},
  ],
])(
  'a printed card is read with its code: %s',
  async (title, distortion, { page = 0 }) => {
    const random = randomOf(7 + page);
    const sheet = { ...(await greyPictureOf(readFileSync(pages[page] ?? ''))) };
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

    const { code: place } = layout;
    const withMargin = { x: place.x - 5, y: place.y - 5, width: 44, height: 44 };
    const straight = straighten(picture, reading.toPicture, withMargin, 8);
    const cut = join(folder, 'code.png');
    await sharp(straight.data, {
      raw: { width: straight.width, height: straight.height, channels: 1 },
    }).toFile(cut);
    const read = execFileSync('zbarimg', ['--quiet', '--raw', cut], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    expect(codes.verified(read.trim())).toEqual({
      ...code,
      person: page === 2 ? 0 : page + 1,
    });
  },
  120_000,
);

it('a printed card is read whose bubbles opposite to the code are all filled', async () => {
  const { code: there, page, bubbles } = layout;
  const reach = there.width / 2 + 3;
  const marked = bubbles.filter(
    ({ x, y }) =>
      Math.abs(page.width - x - there.x - there.width / 2) < reach &&
      Math.abs(page.height - y - there.y - there.height / 2) < reach,
  );
  const sheet = { ...(await greyPictureOf(readFileSync(pages[0] ?? ''))) };
  for (const { x, y } of marked) ink(sheet, around(x, y, 2.3), 0.95, disc(x, y, 2.3));
  const reading = readCard(sheet, layout);
  const twice = reading.isRead ? reading.doubts.map(({ question }) => question) : [];
  expect(twice).toEqual([...new Set(marked.map(({ question }) => question))]);
});

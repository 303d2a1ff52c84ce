import { pictureSize } from '@sabia/domain/share-picture.ts';
import { tileColorsOf } from '@sabia/domain/tiles/tile-colors.ts';
import { tileHueOf } from '@sabia/domain/tiles/tile-hue.ts';
import { drawTilePanel } from '@sabia/domain/tiles/tile-panel.ts';
import sharp from 'sharp';
import { fontFile } from '../pdf/font-file.ts';
import { birdSvg, ink, logoWidth, paper, type PdfBrand } from '../pdf/brand.ts';

/** Everything that the picture depends on. */
export interface SharePicture {
  artwork: { seed: string; category: string | null };
  /** A few words above the title, in the colour of the category. */
  kicker: string;
  title: string;
  /** A sentence below the title. */
  sentence: string;
  brand: PdfBrand;
}

const fonts = {
  display: { font: 'Inter Display Bold', fontfile: fontFile('InterDisplay-Bold') },
  text: { font: 'Inter', fontfile: fontFile('Inter-Regular') },
};

/** A band of tiles on the left, text on the right. */
const band = { columns: 4, rows: 6 };
const sheet = { x: 480, width: 656 };
const belowBrand = 130;
const logo = { height: 51, widest: 320, top: 58, gap: 10 };
const gaps = { kicker: 22, title: 36 };

interface Text {
  font: keyof typeof fonts;
  size: number;
  colour: string;
  /** The text shrinks until it is at most this high. */
  height: number;
}

/** The picture that others show beside a link to the page, as a PNG. */
export async function drawSharePicture(picture: SharePicture): Promise<Buffer> {
  const { brand } = picture;
  const hue = tileHueOf(picture.artwork.category ?? picture.artwork.seed);
  const colors = { ...tileColorsOf(hue), accent: brand.aliveColor };
  const display = { font: 'display', colour: ink.strong } as const;
  const name = await write(brand.logo?.hasName ? '' : brand.name, {
    ...display,
    size: 34,
    height: 50,
  });
  const kicker = await write(picture.kicker, {
    ...display,
    size: 28,
    colour: colors.ground,
    height: 44,
  });
  const title = await write(picture.title, { ...display, size: 72, height: 250 });
  const sentence = await write(picture.sentence, {
    font: 'text',
    size: 27,
    colour: ink.quiet,
    height: 100,
  });
  const height = kicker.height + title.height + sentence.height + gaps.kicker + gaps.title;
  const kickerTop = Math.round(belowBrand + (pictureSize.height - belowBrand - height) / 2) - 20;
  const titleTop = kickerTop + kicker.height + gaps.kicker;
  const texts: [Buffer | null, number, number][] = [
    [await readLogo(brand), sheet.x - 4, logo.top],
    [
      name.bytes,
      sheet.x - 4 + Math.round(logoWidth(brand, logo.height, logo.widest)) + logo.gap,
      logo.top + Math.round((logo.height - name.height) / 2),
    ],
    [kicker.bytes, sheet.x, kickerTop],
    [title.bytes, sheet.x, titleTop],
    [sentence.bytes, sheet.x, titleTop + title.height + gaps.title],
  ];
  return sharp(Buffer.from(ground(picture.artwork.seed, colors)))
    .composite(texts.flatMap(([input, left, top]) => (input ? { input, left, top } : [])))
    .png({ palette: true, colours: 128, effort: 4 })
    .toBuffer();
}

function ground(seed: string, colors: Record<string, string>): string {
  const { height, layers } = drawTilePanel(seed, band);
  const scale = pictureSize.height / height;
  const paths = layers.map(({ tone, path }) => {
    const colour = colors[tone];
    return `<path fill="${colour}" stroke="${colour}" stroke-width=".5" d="${path}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize.width}" height="${pictureSize.height}">
    <rect width="100%" height="100%" fill="${paper}"/>
    <svg width="${(pictureSize.height / band.rows) * band.columns}" height="${pictureSize.height}"><g transform="scale(${scale})">${paths.join('')}</g></svg>
  </svg>`;
}

/** The logo of the school, or a sabiá. */
async function readLogo(brand: PdfBrand): Promise<Buffer> {
  const { height } = logo;
  const bird = `<svg xmlns="http://www.w3.org/2000/svg" width="${height}" height="${height}" viewBox="0 0 32 32">${birdSvg()}</svg>`;
  if (!brand.logo) return Buffer.from(bird);
  const width = Math.round(logoWidth(brand, height, logo.widest));
  return sharp(Buffer.from(brand.logo.png, 'base64'))
    .resize(width, height, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer();
}

/** Of other texts, sharp makes no image. */
const hasInk = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The text as an image, in the largest size up to `size` with which it fits. */
async function write(text: string, { font, size, colour, height }: Text) {
  if (!hasInk.test(text)) return { bytes: null, height: 0 };
  const escaped = text
    .replace(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
  const { font: family, fontfile } = fonts[font];
  for (let fitting = size; ; fitting = Math.floor(fitting * 0.9)) {
    const image = await sharp({
      text: {
        text: `<span foreground="${colour}">${escaped}</span>`,
        font: `${family} ${fitting}`,
        fontfile,
        width: sheet.width,
        wrap: 'word-char',
        dpi: 72,
        rgba: true,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    if (image.info.height <= height || fitting < 14)
      return { bytes: image.data, height: image.info.height };
  }
}

import type { Brand } from '@sabia/domain/school/brand.ts';
import { actionShades } from '@sabia/domain/school/brand-colors.ts';
import type { TaggedPage, TextStyle } from './tagged-page.ts';

/** The brand as the drawing threads get it. */
export interface PdfBrand extends Pick<Brand, 'name' | 'actionColor' | 'aliveColor'> {
  /** A PNG in Base64; null for the sabiá. */
  logo: { png: string; width: number; height: number; hasName: boolean } | null;
}

/** The ink and the paper of the school's documents. */
export const ink = { strong: '#12203a', quiet: '#505a6d', hairline: '#dcd7cb' };
export const paper = '#fbfaf7';

/** The colours of the school's documents. */
export function documentColors({ actionColor }: PdfBrand) {
  const shades = actionShades(actionColor);
  return { deep: shades[9] ?? actionColor, light: shades[2] ?? actionColor };
}

/** In points. */
const logo = { height: 32, widest: 160, gap: 8 };

/** The logo, or a sabiá-laranjeira, and the name beside it. A wide logo has the name in it and stands alone. */
export function writeBrand(
  { decorate, picture, write }: TaggedPage,
  brand: PdfBrand,
  [x, y, width]: readonly [x: number, y: number, width: number],
  style: TextStyle,
): void {
  const drawnWidth = logoWidth(brand, logo.height, logo.widest);
  const draw = (doc: PDFKit.PDFDocument) => {
    if (!brand.logo) drawBird(doc, x, y, logo.height);
    else {
      const fit: [number, number] = [drawnWidth, logo.height];
      doc.image(Buffer.from(brand.logo.png, 'base64'), x, y, { fit, valign: 'center' });
    }
  };
  if (brand.logo?.hasName) {
    picture(brand.name, [x, y, drawnWidth, logo.height], draw);
    return;
  }
  decorate(draw);
  const left = drawnWidth + logo.gap;
  const lineHeight = style.size * 1.2;
  write('P', brand.name, [x + left, y + (logo.height - lineHeight) / 2, width - left], style);
}

/** The width of the logo at this height. */
export const logoWidth = ({ logo: drawn }: PdfBrand, height: number, widest: number): number =>
  drawn ? Math.min(widest, (height * drawn.width) / drawn.height) : height;

/** A sabiá-laranjeira in a square. */
function drawBird(doc: PDFKit.PDFDocument, x: number, y: number, width: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(width / 32);
  for (const [outline, colour] of bird) doc.path(outline).fill(colour);
  doc.circle(23.4, 10.2, 1.25).fill('#ffffff').restore();
}

/** The sabiá for an SVG, in a square of 32. */
export const birdSvg = () =>
  bird.map(([outline, colour]) => `<path fill="${colour}" d="${outline}"/>`).join('') +
  '<circle cx="23.4" cy="10.2" r="1.25" fill="#ffffff"/>';

/** The same paths as in web/src/ui/sabia.svg. */
const bird = [
  [
    'M2 27l10.4-11.6C12.8 9.4 16.8 5.6 21.4 5.6c3.7 0 6.4 2.6 6.7 6.2.5 7.7-4.9 14.2-12.6 14.2H9.6Z',
    '#2f6fdc',
  ],
  [
    'M28.1 12.2c.2 7.5-5.1 13.8-12.6 13.8-1 0-2 0-2.9-.1 4.8-1.3 7.2-4.7 8.3-9.1.8-3.3 3.9-5 7.2-4.6Z',
    '#f08c2e',
  ],
  ['m27.3 8.7 4.3.3-3.5 2.9Z', '#c96a12'],
] as const;

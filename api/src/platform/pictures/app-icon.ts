import { birdSvg, paper, type PdfBrand } from '../pdf/brand.ts';

/**
 * The shapes of the icon of the installed site. `app`: rounded by itself. `maskable`: the system cuts any shape out of
 * it, which leaves the middle four fifths. `touch`: the system rounds the corners.
 */
const shapes = {
  app: { corner: 0.22, bird: 0.76, image: 0.74 },
  maskable: { corner: 0, bird: 0.6, image: 0.56 },
  touch: { corner: 0, bird: 0.7, image: 0.68 },
} as const;

export const appIcons = {
  'app-192': { shape: 'app', size: 192 },
  'app-512': { shape: 'app', size: 512 },
  'maskable-192': { shape: 'maskable', size: 192 },
  'maskable-512': { shape: 'maskable', size: 512 },
  'touch-180': { shape: 'touch', size: 180 },
} as const satisfies Record<string, { shape: keyof typeof shapes; size: number }>;

export type AppIcon = keyof typeof appIcons;

export const appIconNames = Object.keys(appIcons) as AppIcon[];

/** The middle of the sabiá in its square of 32. */
const middle = { x: 16.8, y: 16.3 };

/** Draws an icon of the installed site as a PNG: on paper the logo, or the sabiá. */
export async function drawAppIcon(icon: AppIcon, logo: PdfBrand['logo']): Promise<Buffer> {
  const { shape, size } = appIcons[icon];
  const { corner, bird: share, image } = shapes[shape];
  const scale = (size * share) / 32;
  const bird = `<g transform="translate(${size / 2 - middle.x * scale} ${size / 2 - middle.y * scale}) scale(${scale})">${birdSvg()}</g>`;
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="100%" height="100%" rx="${size * corner}" fill="${paper}"/>${logo ? '' : bird}
  </svg>`;
  const { default: sharp } = await import('sharp');
  const drawing = sharp(Buffer.from(ground)).png({ compressionLevel: 9 });
  if (!logo) return drawing.toBuffer();
  const side = Math.round(size * image);
  const input = await sharp(Buffer.from(logo.png, 'base64'))
    .resize(side, side, { fit: 'inside' })
    .toBuffer();
  return drawing.composite([{ input, gravity: 'centre' }]).toBuffer();
}

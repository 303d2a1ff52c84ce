import type { ShownBrand } from '../client-config.ts';
import { drawnSize, imageOfWidth } from '../files/image-sources.ts';
import type { Brand } from './brand.ts';

/** In pixels, as in web/src/ui/page/Logo.tsx. */
const logo = { height: 32, widest: 160 };

/** The part of the brand that screens show. */
export function shownBrand({
  name,
  tagline,
  logoUrl,
}: Pick<Brand, 'name' | 'tagline' | 'logoUrl'>): ShownBrand {
  if (!logoUrl) return { name, tagline, logo: null };
  const { width = 1, height = width } = drawnSize(logoUrl) ?? {};
  const drawnWidth = Math.min(logo.widest, Math.round((logo.height * width) / height));
  return {
    name,
    tagline,
    logo: {
      url: imageOfWidth(logoUrl, 320),
      width: drawnWidth,
      hasName: isWideLogo({ width, height }),
    },
  };
}

/** A wide logo has the name in it and stands alone. */
export const isWideLogo = ({ width, height }: { width: number; height: number }): boolean =>
  width > height * 2;

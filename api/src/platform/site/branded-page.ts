import type { ShownBrand } from '@sabia/domain/client-config.ts';
import { defaultBrand } from '@sabia/domain/school/brand.ts';
import { escapeHtml } from '../mail/write-email.ts';

/**
 * The built page with the brand of the school: its name in the title, the description and the header that shows before
 * the code has loaded, its logo there and as the icon, and its colours.
 */
export function brandedPage(page: string, brand: ShownBrand | undefined, style: string): string {
  const named = brand ? page.replaceAll(defaultBrand.name, () => escapeHtml(brand.name)) : page;
  const drawn = brand?.logo ? withLogo(named, brand.logo) : named;
  return style ? drawn.replace('</head>', () => `<style>${style}</style></head>`) : drawn;
}

/** Mirrors web/src/ui/page/Logo.tsx. */
function withLogo(page: string, { url, width, hasName }: NonNullable<ShownBrand['logo']>): string {
  const small = escapeHtml(url);
  return page
    .replace(
      /(<link rel="icon" href=)"[^"]*" type="[^"]*"/,
      () => `<link rel="icon" href="${small}"`,
    )
    .replace(
      /(<div class="boot">)<img [^>]*>([^<]*)/,
      (_, start: string, name: string) =>
        `${start}<img src="${small}" alt="" width="${width}" height="32" />${hasName ? '' : name}`,
    );
}

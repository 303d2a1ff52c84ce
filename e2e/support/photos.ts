import type { Page } from '@playwright/test';

/** Photos of sheets, each of another colour. */
export async function photosOf(page: Page, names: readonly string[]) {
  const addresses = await page.evaluate(
    (colours) =>
      colours.map((_, at) => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [90, 120];
        const context = canvas.getContext('2d');
        if (context) context.fillStyle = `rgb(${20 * at}, 90, 40)`;
        context?.fillRect(0, 0, 90, 120);
        return canvas.toDataURL('image/png');
      }),
    names,
  );
  return names.map((name, at) => ({
    name,
    mimeType: 'image/png',
    buffer: Buffer.from(addresses[at]?.replace(/^[^,]*,/, '') ?? '', 'base64'),
  }));
}

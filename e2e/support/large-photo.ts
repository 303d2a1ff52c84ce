import type { Page } from '@playwright/test';

/** A JPEG above 5 MB of 2,800 by 2,100 pixels, with the mark of a phone that was held upright: to be turned by 90 degrees. */
export async function largePhoto(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 2800;
    canvas.height = 2100;
    const context = canvas.getContext('2d');
    context?.fillRect(0, 0, 400, 400);
    return canvas.toDataURL('image/jpeg');
  });
  const jpeg = Buffer.from(address.replace(/^[^,]*,/, ''), 'base64');
  const comments = Array.from({ length: 80 }, () => segment(0xfe, Buffer.alloc(65_000)));
  return Buffer.concat([jpeg.subarray(0, 2), segment(0xe1, turned), ...comments, jpeg.subarray(2)]);
}

/** A part of a JPEG beside its pixels. */
const segment = (mark: number, bytes: Buffer) => {
  const head = Buffer.from([0xff, mark, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
};

/** Exif data with the orientation 6. */
const turned = Buffer.concat([
  Buffer.from('Exif\0\0MM\0*\0\0\0\b'),
  Buffer.from([0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]),
]);

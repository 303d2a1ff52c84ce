import type { SentFile } from './chosen-file.ts';
import { toJpeg } from './to-jpeg.ts';

/** Pixels; twice the largest displayed size. */
const side = 512;

/** Crops a photo to its centered square on the device, so that only the square is sent. */
export async function squarePhoto(file: File): Promise<SentFile> {
  const photo = await createImageBitmap(file).catch(() => null);
  if (!photo) return { problem: 'Não foi possível abrir a foto. Escolha outra imagem.' };
  const { x, y, length } = middleSquare(photo);
  const square = await toJpeg(photo, {
    width: side,
    height: side,
    part: { x, y, width: length, height: length },
    name: file.name,
  });
  photo.close();
  if (!square) return { problem: 'Não foi possível preparar a foto. Escolha outra imagem.' };
  return { file: square };
}

/** The largest centered square. */
export function middleSquare({ width, height }: { width: number; height: number }) {
  const length = Math.min(width, height);
  return { x: (width - length) / 2, y: (height - length) / 2, length };
}

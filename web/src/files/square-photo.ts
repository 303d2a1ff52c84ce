import type { SentFile } from './chosen-file.ts';

/** Pixels; twice the largest displayed size. */
const side = 512;

/** Crops a photo to its centered square on the device, so that only the square is sent. */
export async function squarePhoto(file: File): Promise<SentFile> {
  const photo = await createImageBitmap(file).catch(() => null);
  if (!photo) return { problem: 'Não foi possível abrir a foto. Escolha outra imagem.' };
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const { x, y, length } = middleSquare(photo);
  canvas.getContext('2d')?.drawImage(photo, x, y, length, length, 0, 0, side, side);
  photo.close();
  const square = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.9),
  );
  if (!square) return { problem: 'Não foi possível preparar a foto. Escolha outra imagem.' };
  return { file: new File([square], file.name.replace(/\.\w+$/, '.jpg'), { type: square.type }) };
}

/** The largest centered square. */
export function middleSquare({ width, height }: { width: number; height: number }) {
  const length = Math.min(width, height);
  return { x: (width - length) / 2, y: (height - length) / 2, length };
}

import type { SentFile } from './chosen-file.ts';
import { toJpeg } from './to-jpeg.ts';
import { uploadProblem } from './upload-problem.ts';

/** Pixels: a photo of a sheet has 1,800 by 2,400, in which handwriting stays legible. A long screenshot stays wide enough. */
const mostPixels = 1800 * 2400;

/**
 * The file as it is sent as an answer. Large images become a JPEG on the device, because phones take photos above the
 * limits of the server; other files are not changed (product.md F11).
 */
export async function fileOfAnswer(file: File): Promise<SentFile> {
  const isHeic = /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);
  const isImage = isHeic || file.type.startsWith('image/');
  const photo = isImage ? await createImageBitmap(file).catch(() => null) : null;
  if (!photo) {
    const problem = isHeic ? heicProblem : uploadProblem('answer', file);
    return problem ? { problem } : { file };
  }
  const size = sentSize(photo);
  const isSendable = size.width === photo.width && uploadProblem('answer', file) === undefined;
  const sent = isSendable ? file : await toJpeg(photo, { ...size, name: file.name });
  photo.close();
  return sent ? { file: sent } : { problem: 'Não foi possível preparar a foto. Tire outra.' };
}

const heicProblem =
  'Este navegador não abre fotos HEIC, o formato do iPhone. Abra a foto, salve uma cópia em JPG ou tire um print da tela, e escolha essa imagem.';

/** Width and height within the most pixels, in the same proportion. */
export function sentSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, Math.sqrt(mostPixels / (width * height)));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

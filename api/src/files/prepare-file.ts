import { audioEndings, fileLimits, isAudioType, type AudioType } from '@sabia/domain/files/file.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { fileTypeFromBuffer } from 'file-type';
import { audioType } from '../platform/files/audio-type.ts';
import { isPolyglotDocument, isPolyglotImage } from './polyglot.ts';
import { prepareCaptions } from './prepare-captions.ts';
import { prepareAsIs, type PreparedFile } from './prepared-file.ts';
import { withoutPhotoData } from './without-photo-data.ts';

/** Types that are stored unchanged after verification, but for the data about photos in a PDF. */
const asTheyAre: Record<string, string> = {
  'application/pdf': 'pdf',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

/** Verifies the bytes, not the declared type: a file of another type, or of two types at once, is refused. */
export async function prepareFile(bytes: Buffer, contentType: string): Promise<PreparedFile> {
  if (contentType === 'text/vtt') return prepareCaptions(bytes);
  if (isAudioType(contentType)) return prepareAudio(bytes, contentType);
  const sniffed = await fileTypeFromBuffer(bytes);
  if (sniffed?.mime !== contentType) throw new Refusal('unsupported_type');
  const extension = asTheyAre[contentType];
  if (extension) {
    if (isPolyglotDocument(bytes)) throw new Refusal('unsupported_type');
    if (extension === 'pdf' && !isWholeDocument(bytes)) throw new Refusal('unsupported_type');
    return prepareAsIs(
      extension === 'pdf' ? withoutPhotoData(bytes) : bytes,
      contentType,
      extension,
    );
  }
  if (!contentType.startsWith('image/') || isPolyglotImage(bytes)) {
    throw new Refusal('unsupported_type');
  }
  // sharp is loaded for the first image.
  const { prepareImage } = await import('./prepare-image.ts');
  return prepareImage(bytes);
}

/** Audio is stored unchanged: decoding and encoding it again would lose quality. */
function prepareAudio(bytes: Buffer, contentType: AudioType): PreparedFile {
  if (bytes.length > fileLimits[contentType]) throw new Refusal('too_large');
  if (audioType(bytes) !== contentType || isPolyglotDocument(bytes)) {
    throw new Refusal('unsupported_type', {
      detail: 'Este arquivo não é um áudio MP3, M4A, OGG ou WAV, ou está danificado.',
    });
  }
  return prepareAsIs(bytes, contentType, audioEndings[contentType]);
}

/** The first and the last bytes of every PDF. */
function isWholeDocument(bytes: Buffer): boolean {
  const end = bytes.toString('latin1', Math.max(bytes.length - 1024, 0));
  return bytes.indexOf('%PDF-') === 0 && /startxref\s+\d+\s+%%EOF/.test(end);
}

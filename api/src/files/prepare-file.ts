import { Refusal } from '@sabia/domain/refusal.ts';
import { fileTypeFromBuffer } from 'file-type';
import { isPolyglotDocument, isPolyglotImage } from './polyglot.ts';
import { prepareImage } from './prepare-image.ts';
import { prepareAsIs, type PreparedFile } from './prepared-file.ts';

/** Believes the bytes, not the claim: what isn't what it says, or is something else too, is refused. */
export async function prepareFile(bytes: Buffer, contentType: string): Promise<PreparedFile> {
  const sniffed = await fileTypeFromBuffer(bytes);
  if (sniffed?.mime !== contentType) throw new Refusal('unsupported_type');
  if (contentType === 'application/pdf') {
    if (!isWholeDocument(bytes) || isPolyglotDocument(bytes)) throw new Refusal('unsupported_type');
    return prepareAsIs(bytes, contentType, 'pdf');
  }
  if (isPolyglotImage(bytes)) throw new Refusal('unsupported_type');
  return prepareImage(bytes);
}

/** Every PDF begins and ends so. */
function isWholeDocument(bytes: Buffer): boolean {
  const end = bytes.toString('latin1', Math.max(bytes.length - 1024, 0));
  return bytes.indexOf('%PDF-') === 0 && /startxref\s+\d+\s+%%EOF/.test(end);
}

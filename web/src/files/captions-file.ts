import { captionsLoss, readCaptions, writeWebVtt } from '@sabia/domain/files/captions.ts';
import { fileLimits } from '@sabia/domain/files/file.ts';
import type { SentFile } from './chosen-file.ts';

/** Converts a captions file (WebVTT or SRT, any encoding) to WebVTT. */
export async function captionsFile(file: File): Promise<SentFile> {
  const name = file.name.replace(/\.\w+$/, '.vtt');
  // A file that is too large is not read.
  if (file.size > fileLimits['text/vtt']) return { file: new File([file], name, vtt) };
  const read = readCaptions(decode(await file.arrayBuffer()));
  if ('problem' in read) return read;
  const made = new File([writeWebVtt(read.cues)], name, vtt);
  const notice = captionsLoss(read.lost);
  return notice === null ? { file: made } : { file: made, notice };
}

const vtt = { type: 'text/vtt' };

/** Many Brazilian programs still write Windows-1252. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

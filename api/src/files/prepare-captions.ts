import { captionsLoss, readWebVtt, writeWebVtt } from '@sabia/domain/files/captions.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { prepareAsIs, type PreparedFile } from './prepared-file.ts';

/** Rebuilds a captions file from its cues: text, times and position. Everything else is dropped; lost cues are named. */
export function prepareCaptions(bytes: Buffer): PreparedFile {
  const read = readWebVtt(decode(bytes));
  if ('problem' in read) throw new Refusal('unsupported_type', { detail: read.problem });
  const { cues, lost } = read;
  const prepared = prepareAsIs(Buffer.from(writeWebVtt(cues)), 'text/vtt', 'vtt');
  return { ...prepared, notice: captionsLoss(lost) };
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal('unsupported_type', { detail: 'O arquivo de legendas não está em UTF-8.' });
  }
}

import { buffer } from 'node:stream/consumers';
import { attributeOf } from '@sabia/domain/rich-text/attribute-of.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { FileStorage } from '../platform/files/file-storage.ts';

export interface Medium {
  /** Its address in the texts. */
  src: string;
  name: string;
  bytes: Buffer;
}

const mediaTag = /<(?:img|audio)\s[^<>]*>/g;
const storedMedium = /^\/files\/[\w.-]+$/;

interface MediaLimits {
  mostBytes: number;
  /** The refusal of more. */
  tooMuch: string;
  /** The stored file in the place of that of an address: a smaller image. */
  fileOf?: (src: string) => string;
}

/**
 * The stored images and recordings that rich texts contain, each once; files that are missing are left out. The bytes are
 * counted as often as the texts have them.
 */
export async function readMedia(
  texts: readonly string[],
  files: FileStorage,
  { mostBytes, tooMuch, fileOf = (src) => src }: MediaLimits,
): Promise<Medium[]> {
  const uses = new Map<string, number>();
  for (const [tag] of texts.flatMap((text) => [...text.matchAll(mediaTag)])) {
    const src = attributeOf(tag, 'src') ?? '';
    if (storedMedium.test(src)) uses.set(src, (uses.get(src) ?? 0) + 1);
  }
  const media: Medium[] = [];
  let total = 0;
  for (const [src, times] of uses) {
    const name = fileOf(src).slice('/files/'.length);
    const file = await files.open(name);
    total += (file?.size ?? 0) * times;
    if (total > mostBytes) throw new Refusal('limit_reached', { detail: tooMuch });
    if (file) media.push({ src, name, bytes: await buffer(await file.read()) });
  }
  return media;
}

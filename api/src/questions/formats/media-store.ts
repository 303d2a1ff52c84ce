import { audioEndings } from '@sabia/domain/files/file.ts';
import { audioType } from '../../platform/files/audio-type.ts';
import type { ImportedMedium } from './imported-question.ts';

/** Collects the images and audio of one question and returns the placeholders that its texts refer to. */
export interface MediaStore {
  /** Null if the bytes are not an image of an accepted type. */
  putImage(name: string, base64: string): string | null;
  /** Null if the bytes are not audio of an accepted type. */
  putAudio(name: string, base64: string): string | null;
  readonly media: ImportedMedium[];
}

/** Creates the media stores of a file's questions. Placeholders are unique within the file. */
export function createMediaStores(): () => MediaStore {
  let count = 0;
  return () => {
    const media: ImportedMedium[] = [];
    const put = (medium: Omit<ImportedMedium, 'placeholder'>, ending = '') => {
      count += 1;
      const placeholder = `/files/importada-${count}${ending}`;
      media.push({ placeholder, ...medium });
      return placeholder;
    };
    return {
      media,
      putImage(name, base64) {
        const bytes = Buffer.from(base64, 'base64');
        const contentType = imageType(bytes);
        return contentType && put({ name, contentType, bytes });
      },
      putAudio(name, base64) {
        const bytes = Buffer.from(base64, 'base64');
        const contentType = audioType(bytes);
        // The address of audio has an ending.
        return contentType && put({ name, contentType, bytes }, `.${audioEndings[contentType]}`);
      },
    };
  };
}

/** Detects the type by the first bytes, because file names are not reliable. The types are those of uploads (domain/files/file.ts). */
function imageType(bytes: Buffer): string | null {
  const head = bytes.toString('latin1', 0, 12);
  if (head.startsWith('\x89PNG\r\n')) return 'image/png';
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('GIF8')) return 'image/gif';
  if (/^RIFF.{4}WEBP/s.test(head)) return 'image/webp';
  if (/^.{4}ftypavi[fs]/s.test(head)) return 'image/avif';
  return null;
}
